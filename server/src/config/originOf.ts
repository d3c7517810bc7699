/**
 * The normal form of a web address's origin, by which two of them are compared: in lower case and punycode, without the default port, without
 * the dot at the end of the host. Undefined for what is no address of the web.
 */
export function originOf(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${hostname.replace(/\.$/, '')}${port && `:${port}`}`;
}
