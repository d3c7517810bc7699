/** The heading of the page that is shown; React hides others by their style. */
export function findShownHeading(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>('#main h1')];
  return headings.find((heading) => !heading.closest('[style*="display: none"]')) ?? null;
}
