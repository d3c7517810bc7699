/** Name of a package's container global. Prefixed, because a DOM element with the same id would shadow it. */
export function containerName(name: string): string {
  return `glow_${name}`;
}
