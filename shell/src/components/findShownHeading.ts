/** The heading of the shown page; React hides the other pages by their style. */
export function findShownHeading(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>('h1')];
  return headings.find((heading) => !heading.closest('[style*="display: none"]')) ?? null;
}
