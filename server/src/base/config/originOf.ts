export const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** A URL's origin in lower case and punycode, without default port and final dot; undefined for other texts. */
export function originOf(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${hostname.replace(/\.$/, '')}${port && `:${port}`}`;
}

/** The name of a cookie that, over HTTPS, no other host can set. */
export function hostCookie(origin: string, name: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}
