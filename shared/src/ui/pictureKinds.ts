import kinds from '../../pictures.json';

/** Size and widths by the folder or name of the picture; no widths if unknown. */
export function kindOf(name: string) {
  const kind = Object.entries(kinds).find(([prefix]) => name === prefix || name.startsWith(`${prefix}/`));
  return kind?.[1] ?? { width: 1, height: 1, widths: [] };
}

/** Path of the largest WebP version, for link previews and search engines. */
export function largestPicture(name: string): string {
  return `/images/${name}-${Math.max(...kindOf(name).widths)}.webp`;
}
