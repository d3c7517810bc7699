import { join } from 'node:path';
import { formerModules } from '../../releases/repository/compatibility';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import type { Tenant } from './renderJob';

/** By package name, with the shell's. */
type Releases = ReadonlyMap<string, StoredRelease>;

/** All tenants of compositions whose shell renders on the server. */
export function tenantsOf(compositions: readonly { releases: Releases }[]): Tenant[] {
  return compositions
    .filter(({ releases }) => releases.get('shell')?.server)
    .flatMap(({ releases }) => [...releases.keys()].map((name) => tenantOf(releases, name)));
}

/** The bundles of a remote's pages: the shell's, and its own. */
export function tenantOf(releases: Releases, owner: string): Tenant {
  const shell = releases.get('shell');
  const needed = [...new Set(['shell', owner])].flatMap((name) => releases.get(name) ?? []);
  return Object.fromEntries(
    needed.flatMap((release) => {
      const { name, build, dist, server, files } = release;
      if (!server) return [];
      const former = shell ? formerModules(release, shell) : [];
      return [[name, { name, build, path: join(dist, server), integrity: files[server] ?? '', former }]];
    }),
  );
}
