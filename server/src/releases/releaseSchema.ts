import { z } from 'zod';

/** A file of a release, relative to its `dist` folder: plain characters that need no escaping in a URL or in HTML. */
const file = z.string().regex(/^(?!.*\.\.)[\w@~-][\w.@~/-]*$/);

/** The name of a build, as it stands in a folder's name and in a link. */
export const buildId = z.string().regex(/^[\w-]{1,64}$/);

/** The `release.json` that a package's build leaves in its `dist` folder, and that stands in a published build's. */
export const releaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  build: buildId,
  /** The name of its federation container. */
  container: z.string().default(''),
  /** The URL prefixes it answers, or, of the shell, whom it sends which prefixes to; by package name. */
  prefixes: z.record(z.string(), z.array(z.string())).default({}),
  /** What it asks of the live shell: ranges by shared request. */
  needs: z.record(z.string(), z.string()).default({}),
  /** What the shell offers: versions by shared request. */
  offers: z.record(z.string(), z.string()).default({}),
  entry: file.optional(),
  routes: z.array(file).default([]),
  /** The bundle that renders the package's screens on the server. */
  server: file.optional(),
  /** Each screen's files for the browser, by screen name. */
  screens: z.record(z.string(), z.array(file)).default({}),
  /** Each fragment's files beside the entry, by the name it is offered under. */
  fragments: z.record(z.string(), z.array(file)).default({}),
  /** For each URL pattern of a remote all files its first paint needs. */
  firstPaint: z.record(z.string(), z.array(file)).default({}),
  scripts: z.array(file).default([]),
  fonts: z.array(file).default([]),
  /** The integrity of every file. */
  files: z.record(file, z.string()).default({}),
});

/** What one build of a package consists of. */
export type Release = z.output<typeof releaseSchema>;
