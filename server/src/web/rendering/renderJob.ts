import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import type { RemoteRoutes } from '@glow/shared/remotes';

/** The server bundle of a build. */
export interface Bundle {
  name: string;
  build: string;
  path: string;
  /** The hash that its release names. */
  integrity: string;
  /** The shared modules that it gets in the shell's former major. */
  former: string[];
}

/** The builds that one rendering process serves: the server bundles by package name, the shell's, and the remote's unless it is the shell that renders. */
export type Tenant = Record<string, Bundle>;

/** What a page is told of the composition and the site. */
export interface PageFacts {
  /** The routes of the composition's remotes. */
  remotes: readonly RemoteRoutes[];
  /** The site's origin. */
  site: string;
  /** Whose accounts the site has, unless they are simulated. */
  accounts?: string;
  /** The names of what it can read. */
  reads: readonly string[];
}

/** What is made: the page of a URL, its frame without content, its data alone, or the indexable paths of a package. */
export interface Work {
  makes: 'page' | 'frame' | 'data' | 'paths';
  /** The URL (path and query), or the name of the package. */
  of: string;
}

/** Which jobs come first: of addresses that are known, of those that nobody has asked for yet, and what no shopper waits for. */
export const PRIORITIES = ['known', 'new', 'background'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Work for a rendering process of a tenant; without work the process only has to run. */
export interface RenderJob {
  tenant: Tenant;
  facts?: PageFacts;
  work?: Work;
  priority: Priority;
}

/** A message of a rendering process: a read that its work needs, the result of work or its error, or why the process ends. */
export type RenderMessage =
  | { id: number; read: number; method: string; args: unknown[] }
  | { id: number; result?: unknown }
  | { id: number; error: string }
  | { crash: string };

/** An error of a job, after which its process still runs. The stack is the bundle's. */
export class JobError extends Error {}

/** A rendering process that ended while it started, during a job, or between two. */
export class ProcessEnded extends Error {
  constructor(
    /** A phrase, or the stack of the error. */
    readonly reason: string,
    readonly tenant: Tenant,
    /** The job that ran, or the last one. */
    readonly job?: RenderJob,
    /** False if somebody else has ended it while it ran no job. */
    readonly isFault = true,
  ) {
    super(`A rendering process has ended: ${reason}`);
  }
}

/** A job of a tenant that is not rendered for a while. */
export class TenantDisabled extends Error {}

/** A job would have to wait too long. */
export class PoolBusy extends Error {
  constructor() {
    super('Too many pages are waiting to be rendered');
  }
}

/** The bundles with their code. Rejects with a `JobError` if one is not the file that its release names. */
export async function readBundles(tenant: Tenant): Promise<Record<string, object>> {
  const read = Object.values(tenant).map(async ({ name, path, integrity, former }) => {
    const code = await readFile(path, 'utf8');
    if (integrity !== integrityOf(code)) throw new JobError(`${path} is not the file that its release names`);
    return [name, { code, former, file: `${name}/${basename(path)}` }];
  });
  return Object.fromEntries(await Promise.all(read));
}
