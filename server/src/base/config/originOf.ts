/** The names of this machine as they are in URLs. */
export const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i;

/**
 * The normal form of a web address's origin, for comparison: in lower case and punycode, without the default port and the dot at the end of
 * the host. Undefined for any other text.
 */
export function originOf(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${hostname.replace(/\.$/, '')}${port && `:${port}`}`;
}
