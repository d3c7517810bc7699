import { isUnder } from '@glow/shared/remotes';
import { z } from 'zod';
import { packageCalled, STORE } from '../../base/config/project';
import { releaseSchema } from '../repository/releaseSchema';

/** What the store has to know of a stock build, in a file beside its folder. */
export const SETTINGS = 'glow.publish.json';

const names = z.array(z.string()).default([]);
const files = z.object({ sync: names, async: names }).prefault({});
const assets = z.object({ js: files, css: files }).prefault({});
const remoteEntry = z
  .object({ name: z.string(), path: z.string().default(''), type: z.string().default('') })
  .transform(({ name: file, path: folder, type }) => ({
    file: `${folder}/${file}`.replace(/^(\.?\/)+/, '').replaceAll('//', '/'),
    isModule: /^(module|esm)$/.test(type),
  }));
const metaData = z.object({ globalName: z.string(), publicPath: z.string().default(''), remoteEntry });
const singleton = z.boolean().catch(false);
const shared = z.object({ name: z.string(), singleton, requiredVersion: z.string().catch('*'), assets });

/** `mf-manifest.json` of Module Federation. */
export const manifestSchema = z.object({
  metaData,
  shared: z.array(shared).default([]),
  exposes: z.array(z.object({ path: z.string(), assets })),
});

const path = z.string().startsWith('/');
const partWith = (space: string) => z.object({ module: z.string(), space: z.string().default(space) });
const { name, slots, backends, withoutChrome, withQuietHeader } = releaseSchema.shape;

export const settingsSchema = z.object({
  ...{ name, slots, backends, withoutChrome, withQuietHeader },
  team: z.string(),
  title: z.string(),
  prefixes: z.array(path),
  paths: z.array(path).optional(),
  page: partWith('80vh'),
  fragments: z.record(z.string().regex(/^[A-Z]\w*$/), partWith('12rem')).default({}),
  /** Whether the modules export `mount`, so that React need not be shared. */
  mount: z.boolean().default(false),
  /** Of the page and of fragments, in bytes after brotli. */
  budgets: z.record(z.string(), z.number()).default({}),
});

export interface Stock {
  manifest: z.output<typeof manifestSchema>;
  settings: z.output<typeof settingsSchema>;
}

/** Modules of which a page has one copy. */
const OF_THE_PAGE = /^(react(-dom|\/.*)?|@emotion\/.*|@glow\/.*)$/;

/** Version ranges required of the shell: of the page's modules, and of those that the build has no copy of. */
export function neededBy({ shared: modules }: Stock['manifest']): Record<string, string> {
  const hasCopy = ({ js }: z.output<typeof assets>) => js.sync.length + js.async.length > 0;
  const needed = modules.filter((one) => OF_THE_PAGE.test(one.name) || !hasCopy(one.assets));
  return Object.fromEntries(needed.map((one) => [one.name, one.requiredVersion]));
}

/** Why a build with this manifest and these settings cannot be a remote of the store. */
export function stockProblems({ manifest, settings }: Stock): string[] {
  const { metaData: about, shared: modules, exposes } = manifest;
  const { name: remote, prefixes, paths = prefixes, page, fragments, mount } = settings;
  const exposed = exposes.map((one) => one.path);
  const missing = [page, ...Object.values(fragments)].filter(({ module }) => !exposed.includes(module));
  const unreached = paths.filter((one) => !prefixes.some((prefix) => isUnder(one, prefix)));
  const problems = [
    packageCalled(STORE, remote) && `GLOW-279 ${remote} is a package of the store itself: name the remote otherwise.`,
    about.publicPath !== 'auto' &&
      `GLOW-270 The build has the public path ${JSON.stringify(about.publicPath)}: set it to "auto", because the store serves its files.`,
    !mount &&
      !modules.some((one) => one.name === 'react' && one.singleton) &&
      `GLOW-271 The build shares no React: set \`shared: { react: { singleton: true } }\` and import \`react\` in a module, or export \`mount(element, props)\` and set "mount" to true in ${SETTINGS}.`,
    ...missing.map(({ module }) => `GLOW-272 The build exposes no ${module}, only ${exposed.join(', ') || 'nothing'}.`),
    ...unreached.map((one) => `GLOW-273 The path ${one} in ${SETTINGS} is below none of the prefixes.`),
  ];
  return problems.filter((problem) => typeof problem === 'string');
}
