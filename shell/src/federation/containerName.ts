/** A package's container: prefixed, since a DOM element of the same id would hide it. */
export function containerName(name: string): string {
  return `glow_${name}`;
}
