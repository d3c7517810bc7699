export default function Teaser() {
  return <p>Which scent? Take part in the poll.</p>;
}
