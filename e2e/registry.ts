/** What a store serves. */
export interface Registry {
  id: string;
  shell: { build: string };
  remotes: { name: string; build: string; version: string; entry: string | null; integrity: string | null }[];
}

interface At {
  url: string;
}

/** The registry of a store, for a client with a cookie. */
export async function registryOf({ url }: At, cookie = ''): Promise<Registry> {
  return (await fetch(`${url}/registry.json`, { headers: { cookie } })).json() as Promise<Registry>;
}

/** The builds of a store by package, for a client with a cookie. */
export async function builds(store: At, cookie?: string): Promise<Record<string, string>> {
  const { shell, remotes } = await registryOf(store, cookie);
  return { shell: shell.build, ...Object.fromEntries(remotes.map(({ name, build }) => [name, build])) };
}

/** The build of a package; empty if the store has none. */
export async function liveBuild(store: At, name: string, cookie?: string): Promise<string> {
  return (await builds(store, cookie))[name] ?? '';
}
