import kinds from '../../pictures.json';

/** Size and widths by the folder or name of the source picture; undefined for an unknown one, for example of a remembered cart. */
export function kindOf(name: string) {
  return Object.entries(kinds).find(([prefix]) => name === prefix || name.startsWith(`${prefix}/`))?.[1];
}

/** Path of the largest WebP version, for link previews and search engines. */
export function largestPicture(name: string): string {
  return `/images/${name}-${Math.max(0, ...(kindOf(name)?.widths ?? []))}.webp`;
}
