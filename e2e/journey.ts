/** Tags of a test that `npm run release` runs for the packages whose routes it crosses, and for the shell. */
export function journey(...remotes: ('storefront' | 'checkout' | 'account' | 'blog' | 'admin')[]): string[] {
  return ['@journey', ...remotes.map((remote) => `@${remote}`)];
}
