export function LoadError() {
  return <p role="alert">This part could not be loaded. Please reload the page.</p>;
}
