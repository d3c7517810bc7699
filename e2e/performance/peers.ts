/** A running store that is measured beside this one. */
export interface Peer {
  name: string;
  server: string;
  /** Paths by screen; none of a store that has the same paths. */
  paths: Record<string, string>;
}

/** The stores in `<name>=<URL>,<name>.<screen>=<URL>`; throws for anything else. */
export function peersIn(list: string): Peer[] {
  const peers = new Map<string, Peer>();
  for (const entry of list.split(',').filter(Boolean)) {
    const [, name = '', screen, url = ''] = /^([\w-]+)(?:\.(\w+))?=(.+)$/.exec(entry) ?? [];
    const { origin, pathname, search } = new URL(url);
    const peer = peers.get(name) ?? { name, server: origin, paths: {} };
    if (screen) peer.paths[screen] = pathname + search;
    peers.set(name, peer);
  }
  return [...peers.values()];
}
