export default function Details() {
  return <p>The quiz ends on Sunday.</p>;
}
