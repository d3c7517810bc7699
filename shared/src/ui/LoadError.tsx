/** Stands where a part of the page could not be loaded. */
export function LoadError() {
  return <p role="alert">This part could not be loaded. Please reload the page.</p>;
}
