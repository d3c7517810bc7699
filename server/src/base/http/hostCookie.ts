/** The name of a cookie of this host: over HTTPS, browsers take one with `__Host-` from no other. */
export function hostCookie(origin: string, name: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}
