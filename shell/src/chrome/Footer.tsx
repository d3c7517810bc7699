/** The footer. */
export function Footer() {
  return <footer />;
}
