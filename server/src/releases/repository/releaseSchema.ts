import { BACKEND } from '@glow/shared/integrity';
import { z } from 'zod';

/** A path below a build's folder; its characters need no escaping in URLs and HTML. */
const FILE = /^(?!.*\.\.)[\w@~-][\w.@~/-]*$/;

/** Path segments that are no plain name: none, `.`, and names of devices on Windows, with any ending. */
const NO_NAME = /(^|\/)(\.?|(con|prn|aux|nul|com\d|lpt\d)(\.[^/]*)?)(\/|$)/i;

/** Refuses names that some systems do not take; the error says that they do not name `what`. */
function nameOf(what: string, pattern: RegExp) {
  const error = ({ input }: { input?: unknown }) => `${JSON.stringify(input)} is not the name of ${what}`;
  const text = z.string({ error }).regex(pattern, { error });
  return text.refine((name) => !NO_NAME.test(name), { error });
}

export const fileName = nameOf('a file in a build', FILE);

/** Safe in folder names and links. */
export const buildId = nameOf('a folder', /^[\w-]{1,64}$/);

/** Safe in folder names and links. */
export const packageName = nameOf('a folder', /^[a-z][a-z0-9-]*$/);

/** A remote's contribution to a slot. */
const slotEntry = z.object({
  fragment: z.string().optional(),
  label: z.string().optional(),
  to: z.string().startsWith('/').optional(),
  terms: z.string().optional(),
  order: z.number().optional(),
  under: z.array(z.string()).optional(),
});

/** `release.json`, the manifest of a build. Builds of earlier releases lack some fields. */
export const releaseSchema = z.object({
  name: packageName,
  version: z.string(),
  build: buildId,
  container: z.string().default(''),
  /** The team that owns a remote; builds of earlier releases have neither this field nor the next two. */
  team: z.string().optional(),
  /** Its own URL prefixes, by package name. An earlier shell lists and uses the prefixes of all remotes. */
  prefixes: z.record(z.string(), z.array(z.string())).default({}),
  /** URL patterns of its pages; builds of earlier releases do not say. */
  paths: z.array(z.string().startsWith('/')).optional(),
  /** URL prefixes without header and footer. */
  withoutChrome: z.array(z.string()).default([]),
  /** URL prefixes of pages with a `main` of their own. */
  withOwnMain: z.array(z.string()).default([]),
  /** URL prefixes with a quiet header. */
  withQuietHeader: z.array(z.string()).default([]),
  /** Its contributions to slots, by the slot's name; undefined for a build from before there were slots. */
  slots: z.record(z.string(), z.array(slotEntry)).optional(),
  /** Origins that its pages connect to, besides the site's. */
  backends: z.array(z.string().regex(BACKEND)).optional(),
  /** Versions of its fragments (`remote/Name`) and of its pages' slots, by name. */
  provides: z.record(z.string(), z.string()).default({}),
  /** Version ranges of others' fragments that it shows, and of slots that it contributes to. */
  uses: z.record(z.string(), z.string()).default({}),
  /** Version ranges required of the shell, by shared module. */
  needs: z.record(z.string(), z.string()).default({}),
  /** Version ranges required of the server, by contract. */
  serverNeeds: z.record(z.string(), z.string()).default({}),
  /** Versions that the shell provides, by shared module. */
  offers: z.record(z.string(), z.string()).default({}),
  /** Versions of former majors that the shell also provides, by shared module. */
  formerOffers: z.record(z.string(), z.string()).default({}),
  /** A build gets the former major only if it needs at least this version, or if there is none here. */
  formerSince: z.record(z.string(), z.string()).default({}),
  /** Hashes of the contracts' types at its build, by shared module. */
  types: z.record(z.string(), z.string()).default({}),
  entry: fileName.optional(),
  routes: z.array(fileName).default([]),
  /** Of a build of ES modules: pages have a wrong hash for it, so that only a browser without such checks loads it. */
  probe: fileName.optional(),
  /** The server rendering bundle. */
  server: fileName.optional(),
  screens: z.record(z.string(), z.array(fileName)).default({}),
  /** Browser files by exposed fragment name, without the entry. */
  fragments: z.record(z.string(), z.array(fileName)).default({}),
  scripts: z.array(fileName).default([]),
  fonts: z.array(fileName).default([]),
  /** Of every file that is served. */
  files: z.record(fileName, z.string()).default({}),
  /** Of every source map, which the registry keeps for the team alone. */
  maps: z.record(fileName, z.string()).default({}),
});

export type Release = z.output<typeof releaseSchema>;

export type BuildName = Pick<Release, 'name' | 'build'>;

export function keptFiles({ files, maps }: Pick<Release, 'files' | 'maps'>): Record<string, string> {
  return { ...files, ...maps };
}

/** Throws an `Error` with a phrase for each value that is not accepted. */
export function parseRelease(content: string | Buffer): Release {
  const { data, error } = releaseSchema.safeParse(JSON.parse(content.toString()));
  if (data) return data;
  const issues = error.issues.flatMap((issue) => (issue.code === 'invalid_key' ? issue.issues : [issue]));
  throw new Error([...new Set(issues.map(({ path, message }) => [...path, message].join(': ')))].join('; '));
}
