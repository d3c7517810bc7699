import { shareScope } from '../federation/shareScope';

/** The copy of a shared library in use: its provider and its consumers. */
export interface SharedLibrary {
  name: string;
  version: string;
  from: string;
  usedBy: string[];
  /** Number of unused copies. */
  others: number;
}

function withoutPrefix(container: string): string {
  return container.replace(/^glow_/, '');
}

/** The copy of each shared library in use, read from the page's share scope. */
export function readSharedModules(): SharedLibrary[] {
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
