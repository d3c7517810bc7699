/** The URL of an order line's picture, by the picture's name. */
export function linePictureUrl(name: string | undefined): string {
  return `/images/${name}-480.webp`;
}
