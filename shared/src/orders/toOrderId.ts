/** The order number from any spelling (ORD-160); a text without a number stays as it is, in capitals. */
export function toOrderId(written: string): string {
  const characters = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const [, number] = /^(?:.*G[LI1]W|ORDER|(?:ORDER)?(?:NO|NUMBER))?(.{12})$/.exec(characters) ?? [];
  if (!number) return written.trim().replace(/^#/, '').toUpperCase();
  return `GLW-${number.replaceAll('O', '0').replace(/[IL]/g, '1')}`;
}
