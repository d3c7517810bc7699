import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import type { RemoteRoutes } from '@glow/shared/remotes';
import { z } from 'zod';
import { formerModules } from '../../releases/repository/compatibility';
import type { StoredRelease } from '../../releases/repository/buildRepository';

/** The server bundle of a build. */
export interface Bundle {
  name: string;
  build: string;
  path: string;
  integrity: string;
  /** Shared modules that it gets in the shell's former major. */
  former: string[];
}

/** The bundles of one rendering process, by package name: the shell's, and the remote's unless the shell renders. */
export type Tenant = Record<string, Bundle>;

export interface PageFacts {
  remotes: readonly RemoteRoutes[];
  /** The site's origin. */
  site: string;
  /** As in `realAccounts`. */
  accounts?: string;
  /** Methods that it can read with. */
  reads: readonly string[];
}

/** The page of a URL, its frame without content, its data alone, or the indexable paths of a package. */
export interface Work {
  makes: 'page' | 'frame' | 'data' | 'paths';
  /** A URL (path and query), or the name of a package. */
  of: string;
}

/** The order of jobs: known addresses, addresses that nobody has asked for yet, and work that no shopper waits for. */
export const PRIORITIES = ['known', 'new', 'background'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Without work the process only has to run. */
export interface RenderJob {
  tenant: Tenant;
  facts?: PageFacts;
  work?: Work;
  priority: Priority;
}

/** A read that a job needs, a result, an error, or the reason why the process ends. */
export type RenderMessage =
  | { id: number; read: number; method: string; args: unknown[] }
  | { id: number; result?: unknown }
  | { id: number; error: string }
  | { crash: string };

/** An error of a job whose process still runs. The stack is the bundle's. */
export class JobError extends Error {}

/** The process ended while it started, during a job, or between two jobs. */
export class ProcessEnded extends Error {
  constructor(
    /** A phrase, or the stack of the error. */
    readonly reason: string,
    readonly tenant: Tenant,
    /** The job that ran, or the last one. */
    readonly job?: RenderJob,
    /** False if another program has ended the process while it ran no job. */
    readonly isFault = true,
  ) {
    super(`A rendering process has ended: ${reason}`);
  }
}

/** The tenant is not rendered for a while. */
export class TenantDisabled extends Error {}

/** The job would have to wait too long. */
export class PoolBusy extends Error {
  constructor() {
    super('Too many pages are waiting to be rendered');
  }
}

/** Whether a job was not tried: there is nothing to report. */
export const isPostponed = (error: unknown) => error instanceof PoolBusy || error instanceof TenantDisabled;

/** Rejects with a `JobError` if a bundle is not the file that its release names. */
export async function readBundles(tenant: Tenant): Promise<Record<string, object>> {
  const read = Object.values(tenant).map(async ({ name, path, integrity, former }) => {
    const code = await readFile(path, 'utf8');
    if (integrity !== integrityOf(code)) throw new JobError(`${path} is not the file that its release names`);
    return [name, { code, former, file: `${name}/${basename(path)}` }];
  });
  return Object.fromEntries(await Promise.all(read));
}

export const renderedPage = z.object({
  body: z.string(),
  head: z.string(),
  styles: z.string(),
  status: z.number().int().min(200).max(599),
  screens: z.array(z.string()),
  /** URL parameters that the page depends on; undefined if a build does not declare them. */
  parameters: z.array(z.string()).optional(),
  /** Initial content of the browser's store: the policy, and the page's data and URL (path and parameters), if any. */
  data: z.looseObject({}).optional(),
  /** Addresses of fragments that have an empty element in the page; missing if a shell knows none. */
  fragments: z.array(z.string()).default([]),
});

export type RenderedPage = z.output<typeof renderedPage>;

/** An indexable page; `changed` is the day of its last change, if its package says so. */
export interface ListedPage {
  path: string;
  changed?: string;
}

const listedPath = z.string().startsWith('/');
/** What a bundle's `sitemapPaths` returns. */
export const listedPages = z.array(
  z.union([
    listedPath.transform((path): ListedPage => ({ path })),
    z.tuple([listedPath, z.iso.date()]).transform(([path, changed]): ListedPage => ({ path, changed })),
  ]),
);

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
