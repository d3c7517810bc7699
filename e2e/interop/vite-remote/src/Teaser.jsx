export default function Teaser() {
  return <p>Which skin type? Take part in the quiz.</p>;
}
