export default function Teaser() {
  return <p>How was it? Take part in the survey.</p>;
}
