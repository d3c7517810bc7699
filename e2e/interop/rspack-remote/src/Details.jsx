export default function Details() {
  return <p>The survey ends on Sunday.</p>;
}
