import { BACKEND } from '@glow/shared/integrity';
import { z } from 'zod';

/** A path below a build's folder, limited to characters that need no escaping in a URL or in HTML. */
const FILE = /^(?!.*\.\.)[\w@~-][\w.@~/-]*$/;

/** Path segments that are no plain name: none, `.`, and names of devices on Windows, with any ending. */
const NO_NAME = /(^|\/)(\.?|(con|prn|aux|nul|com\d|lpt\d)(\.[^/]*)?)(\/|$)/i;

/** Names with a pattern that every system takes; other values are refused as not being the name of `what`. */
function nameOf(what: string, pattern: RegExp) {
  const error = ({ input }: { input?: unknown }) => `${JSON.stringify(input)} is not the name of ${what}`;
  const text = z.string({ error }).regex(pattern, { error });
  return text.refine((name) => !NO_NAME.test(name), { error });
}

const file = nameOf('a file in a build', FILE);

/** A build id, safe in folder names and links. */
export const buildId = nameOf('a folder', /^[\w-]{1,64}$/);

/** The name of a package, safe in folder names and links. */
export const packageName = nameOf('a folder', /^[a-z][a-z0-9-]*$/);

/** What a remote contributes to a slot. */
const slotEntry = z.object({
  fragment: z.string().optional(),
  label: z.string().optional(),
  to: z.string().startsWith('/').optional(),
  terms: z.string().optional(),
  order: z.number().optional(),
  under: z.array(z.string()).optional(),
});

/** `release.json`, the manifest of a build. */
export const releaseSchema = z.object({
  name: packageName,
  version: z.string(),
  build: buildId,
  /** The name of its federation container. */
  container: z.string().default(''),
  /** The team that owns a remote; builds of earlier releases have neither this field nor the next two. */
  team: z.string().optional(),
  /** URL prefixes by package name: its own. An earlier shell lists those of all remotes instead, and sends URLs by that list. */
  prefixes: z.record(z.string(), z.array(z.string())).default({}),
  /** URL patterns of its pages, as in its routes; builds of earlier releases do not say. */
  paths: z.array(z.string().startsWith('/')).optional(),
  /** The URL prefixes without header and footer. */
  withoutChrome: z.array(z.string()).default([]),
  /** The URL prefixes with a quiet header. */
  withQuietHeader: z.array(z.string()).default([]),
  /** What it contributes to slots of pages, by the slot's name; a build from before there were slots does not say. */
  slots: z.record(z.string(), z.array(slotEntry)).optional(),
  /** Origins that its pages connect to, besides the site's. */
  backends: z.array(z.string().regex(BACKEND)).optional(),
  /** Versions of its fragments (`remote/Name`) and of the slots of its pages, by name. */
  provides: z.record(z.string(), z.string()).default({}),
  /** Version ranges of the fragments of others that it shows, and of the slots that it contributes to. */
  uses: z.record(z.string(), z.string()).default({}),
  /** Version ranges required of the shell, by shared module. */
  needs: z.record(z.string(), z.string()).default({}),
  /** Version ranges required of the server, by contract. */
  serverNeeds: z.record(z.string(), z.string()).default({}),
  /** Versions that the shell provides, by shared module. */
  offers: z.record(z.string(), z.string()).default({}),
  /** Versions of a contract's former major that the shell provides beside the current one, by shared module. */
  formerOffers: z.record(z.string(), z.string()).default({}),
  /** The least version that a build must need to get a former major; without one, each build of that major gets it. */
  formerSince: z.record(z.string(), z.string()).default({}),
  /** Hashes of the types of the contracts that it was built with, by shared module. */
  types: z.record(z.string(), z.string()).default({}),
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
  /** The integrity of every file that is served. */
  files: z.record(file, z.string()).default({}),
  /** The integrity of every source map, which the registry keeps for the team alone. */
  maps: z.record(file, z.string()).default({}),
});

export type Release = z.output<typeof releaseSchema>;

/** The package and id of a build. */
export type BuildName = Pick<Release, 'name' | 'build'>;

/** The integrity of every file of a build that the registry keeps. */
export function keptFiles({ files, maps }: Pick<Release, 'files' | 'maps'>): Record<string, string> {
  return { ...files, ...maps };
}

/** Parses the content of a `release.json`; throws an `Error` with a phrase for each value that is not accepted. */
export function parseRelease(content: string | Buffer): Release {
  const { data, error } = releaseSchema.safeParse(JSON.parse(content.toString()));
  if (data) return data;
  const issues = error.issues.flatMap((issue) => (issue.code === 'invalid_key' ? issue.issues : [issue]));
  const phrases = issues.map(({ path, message }) => [...path, message].join(': '));
  throw new Error([...new Set(phrases)].join('; '));
}
