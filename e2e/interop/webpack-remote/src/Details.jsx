export default function Details() {
  return <p>The poll ends on Sunday.</p>;
}
