/** The URL of an order line's picture, by the picture's name; of one of another host its own. */
export function linePictureUrl(name: string | undefined): string {
  return name?.startsWith('https:') ? name : `/images/${name}-480.webp`;
}
