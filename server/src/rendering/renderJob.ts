import type { RemoteRoutes } from '@glow/shared/remotes';

/** The server bundle of a build. */
export interface Bundle {
  name: string;
  build: string;
  path: string;
  /** The hash that its release names. */
  integrity: string;
  /** Shared modules of which it gets the shell's former major. */
  former: string[];
}

/** Work for a rendering process: a URL to render, one whose page's data to load, or the package whose indexable paths to list. */
export type RenderJob = {
  /** The server bundles of a composition by package name. */
  bundles: Record<string, Bundle>;
  /** The routes of its remotes. */
  remotes: readonly RemoteRoutes[];
  /** The site's origin. */
  site: string;
} & ({ url: string } | { dataOf: string } | { pathsOf: string });

/**
 * What a rendering process sends: a read of the catalogue that its job needs, the result of its job, an error that the job threw,
 * or why the process ends.
 */
export type RenderMessage =
  | { read: { id: number; method: string; args: unknown[] } }
  | { result: unknown }
  | { error: string }
  | { crash: string };

/** The answer to a read: its result, or an error. */
export type ReadAnswer = { read: number; result: unknown } | { read: number; error: string };

/** Reads the catalogue for a job, by a method of `PageSource` and its arguments, which are not validated. */
export type ReadCatalog = (method: string, args: unknown[]) => Promise<unknown>;

/** A job that threw; the process goes on. The stack is the bundle's. */
export class JobError extends Error {}

/** A rendering process that ended during a job, or after it. */
export class ProcessEnded extends Error {
  constructor(
    /** In words, or with the stack of what was thrown. */
    readonly reason: string,
    /** The job that ran, or the last one. */
    readonly job: RenderJob | undefined,
  ) {
    super(`A rendering process has ended: ${reason}`);
  }
}

/** A job of a build that is not rendered any more. */
export class BuildDisabled extends Error {
  constructor({ name, build }: Bundle) {
    super(`${name} ${build} is not rendered on the server any more`);
  }
}

/** The rendering processes have more to do than they may keep waiting. */
export class PoolBusy extends Error {
  constructor() {
    super('Too many pages are waiting to be rendered');
  }
}
