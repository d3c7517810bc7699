/** The URL of an order line's picture; `name` is a URL itself if the picture is on another host. */
export function linePictureUrl(name: string | undefined): string {
  return name?.startsWith('https:') ? name : `/images/${name}-480.webp`;
}
