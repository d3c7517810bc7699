import { z } from 'zod';

/** A file path relative to `dist`, limited to characters that need no escaping in a URL or in HTML. */
const file = z.string().regex(/^(?!.*\.\.)[\w@~-][\w.@~/-]*$/);

/** A build id, safe in folder names and links. */
export const buildId = z.string().regex(/^[\w-]{1,64}$/);

/** `release.json`, the manifest of a build. */
export const releaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  build: buildId,
  /** The name of its federation container. */
  container: z.string().default(''),
  /** URL prefixes by package name: a remote's own, or the shell's routing table. */
  prefixes: z.record(z.string(), z.array(z.string())).default({}),
  /** Version ranges required of the shell, by shared module. */
  needs: z.record(z.string(), z.string()).default({}),
  /** Versions that the shell provides, by shared module. */
  offers: z.record(z.string(), z.string()).default({}),
  entry: file.optional(),
  routes: z.array(file).default([]),
  /** The server rendering bundle. */
  server: file.optional(),
  /** Browser files by screen name. */
  screens: z.record(z.string(), z.array(file)).default({}),
  /** Browser files by exposed fragment name, without the entry. */
  fragments: z.record(z.string(), z.array(file)).default({}),
  scripts: z.array(file).default([]),
  fonts: z.array(file).default([]),
  /** The integrity of every file. */
  files: z.record(file, z.string()).default({}),
});

/** The manifest of one build of a package. */
export type Release = z.output<typeof releaseSchema>;
