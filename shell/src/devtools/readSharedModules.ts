interface SharedCopy {
  from: string;
  loaded?: boolean;
  lib?: unknown;
  useIn: string[];
}

interface FederationGlobal {
  __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, SharedCopy>>> }[];
}

/** The copy of a shared library that runs on the page, who brought it and who uses it. */
export interface SharedLibrary {
  name: string;
  version: string;
  from: string;
  usedBy: string[];
  /** How many other copies were offered. */
  others: number;
}

function withoutPrefix(container: string): string {
  return container.replace(/^glow_/, '');
}

/** Which copy of each shared library has won, as the federation runtime keeps it. */
export function readSharedModules(): SharedLibrary[] {
  const federation: FederationGlobal | undefined = Reflect.get(globalThis, '__FEDERATION__');
  const scopes = (federation?.__INSTANCES__ ?? []).map(({ shareScopeMap }) => shareScopeMap.default ?? {});
  const names = [...new Set(scopes.flatMap(Object.keys))].sort();
  return names.flatMap((name) => {
    const copies = new Map(scopes.flatMap((scope) => Object.entries(scope[name] ?? {})).map(([version, copy]) => [`${version} ${copy.from}`, { version, ...copy }]));
    const winner = [...copies.values()].find(({ loaded, lib }) => loaded || lib);
    if (!winner) return [];
    return [{ name, version: winner.version, from: withoutPrefix(winner.from), usedBy: winner.useIn.map(withoutPrefix), others: copies.size - 1 }];
  });
}
