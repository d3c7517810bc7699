import { z } from 'zod';

/** A file of a release, relative to its `dist` folder: plain characters that need no escaping in a URL or in HTML. */
const file = z.string().regex(/^(?!.*\.\.)[\w@~-][\w.@~/-]*$/);

/** The `release.json` that a package's build leaves in its `dist` folder. */
export const releaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  build: z.string().min(1),
  entry: file.optional(),
  routes: z.array(file).default([]),
  /** The bundle that renders the package's screens on the server. */
  server: file.optional(),
  /** Each screen's files for the browser, by screen name. */
  screens: z.record(z.string(), z.array(file)).default({}),
  scripts: z.array(file).default([]),
  fonts: z.array(file).default([]),
  files: z.record(file, z.string()).default({}),
});

/** What one build of a package consists of. */
export type Release = z.output<typeof releaseSchema>;
