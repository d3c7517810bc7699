/** The name of a cookie that, over HTTPS, no other host can set. */
export function hostCookie(origin: string, name: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}
