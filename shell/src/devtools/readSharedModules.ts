import { shareScope } from '../federation/shareScope';

function withoutPrefix(container: string): string {
  return container.replace(/^glow_/, '');
}

/** The copy of each shared library in use with its provider, its consumers and the number of unused copies, from the page's share scope. */
export function readSharedModules() {
  return Object.entries(shareScope)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, versions]) => {
      const copies = Object.entries(versions);
      const [version, copy] = copies.find(([, { loaded, lib }]) => loaded || lib) ?? [];
      if (!version || !copy) return [];
      const usedBy = copy.useIn.map(withoutPrefix);
      return [{ name, version, from: withoutPrefix(copy.from), usedBy, others: copies.length - 1 }];
    });
}
