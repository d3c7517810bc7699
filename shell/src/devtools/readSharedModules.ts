interface SharedCopy {
  from: string;
  loaded?: boolean;
  lib?: unknown;
  useIn: string[];
}

interface FederationGlobal {
  __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, SharedCopy>>> }[];
}

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

/** The copy of each shared library in use, read from the federation runtime. */
export function readSharedModules(): SharedLibrary[] {
  const federation: FederationGlobal | undefined = Reflect.get(globalThis, '__FEDERATION__');
  const scopes = (federation?.__INSTANCES__ ?? []).map(({ shareScopeMap }) => shareScopeMap.default ?? {});
  const names = [...new Set(scopes.flatMap(Object.keys))].sort();
  return names.flatMap((name) => {
    const copies = new Map(
      scopes
        .flatMap((scope) => Object.entries(scope[name] ?? {}))
        .map(([version, copy]) => [`${version} ${copy.from}`, { version, ...copy }]),
    );
    const winner = [...copies.values()].find(({ loaded, lib }) => loaded || lib);
    if (!winner) return [];
    return [
      {
        name,
        version: winner.version,
        from: withoutPrefix(winner.from),
        usedBy: winner.useIn.map(withoutPrefix),
        others: copies.size - 1,
      },
    ];
  });
}
