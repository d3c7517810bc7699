import kinds from '../../pictures.json';

/** The size and the widths of a picture, by the folder or name of its master. */
export function kindOf(name: string) {
  const kind = Object.entries(kinds).find(([prefix]) => name === prefix || name.startsWith(`${prefix}/`));
  if (!kind) throw new Error(`No picture kind for '${name}'`);
  return kind[1];
}

/** The path of a picture at its largest, in the format that everybody reads: for link previews and search engines. */
export function largestPicture(name: string): string {
  return `/images/${name}-${Math.max(...kindOf(name).widths)}.webp`;
}
