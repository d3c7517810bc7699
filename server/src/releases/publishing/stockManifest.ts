import { isUnder } from '@glow/shared/remotes';
import { z } from 'zod';
import { packageName, releaseSchema } from '../repository/releaseSchema';

/** The manifest of Module Federation. */
export const MANIFEST = 'mf-manifest.json';

/** What the store has to know of a stock build, beside its folder. */
export const SETTINGS = 'glow.publish.json';

const entry = z.object({ name: z.string(), path: z.string().default(''), type: z.string().default('global') });
const files = z.object({ sync: z.array(z.string()).default([]), async: z.array(z.string()).default([]) });
const assets = z.object({ js: files.prefault({}), css: files.prefault({}) });

const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    remoteEntry: entry,
    /** Vite's, with `varFilename`. */
    varRemoteEntry: entry.optional(),
  }),
  shared: z
    .array(
      z.object({
        name: z.string(),
        singleton: z.boolean().default(false),
        requiredVersion: z.string().catch('*'),
        assets: assets.prefault({}),
      }),
    )
    .default([]),
  exposes: z.array(z.object({ path: z.string(), assets: assets.prefault({}) })),
});

export type StockManifest = z.output<typeof manifestSchema>;

const exposed = z.object({ module: z.string(), space: z.string().optional() });

const settingsSchema = releaseSchema.pick({ withoutChrome: true, withQuietHeader: true, backends: true }).extend({
  name: packageName,
  team: z.string(),
  title: z.string(),
  prefixes: z.array(z.string().startsWith('/')).min(1),
  paths: z.array(z.string().startsWith('/')).optional(),
  page: exposed,
  fragments: z.record(z.string().regex(/^[A-Z]\w*$/), exposed).default({}),
  slots: releaseSchema.shape.slots.unwrap().default({}),
  /** Whether the modules export `mount`, so that React need not be shared. */
  mount: z.boolean().default(false),
  /** Bytes after brotli, of the page and of fragments. */
  budgets: z.record(z.string(), z.number()).default({}),
});

export type PublishSettings = z.output<typeof settingsSchema>;

export const parseManifest = (text: string) => parse(manifestSchema, text);
export const parseSettings = (text: string) => parse(settingsSchema, text);

/** Throws an `Error` with a phrase that says what is wrong. */
function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const { data, error } = schema.safeParse(JSON.parse(text));
  if (error) throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  return data as z.output<Schema>;
}

/** The entry that is a classic script. */
export function scriptOf({ metaData: { remoteEntry, varRemoteEntry } }: StockManifest): string | undefined {
  const found = [remoteEntry, varRemoteEntry].find((one) => one && !/^(module|esm)$/.test(one.type));
  return found && found.path.replace(/^\.?\/|\/?$/g, '') + (/[^./]/.test(found.path) ? '/' : '') + found.name;
}

/** Modules of which a page has one copy. */
const OF_THE_PAGE = /^(react(-dom)?(\/.*)?|@emotion\/.*|@glow\/.*)$/;

/** Version ranges required of the shell: the page's modules, and those of which the build has no copy. */
export function neededBy({ shared }: StockManifest): Record<string, string> {
  const needed = shared.filter(
    ({ name, assets: { js } }) => OF_THE_PAGE.test(name) || js.sync.length + js.async.length === 0,
  );
  return Object.fromEntries(needed.map(({ name, requiredVersion }) => [name, requiredVersion]));
}

/** The page and the fragments, with their spaces and assets; a part without assets is not exposed. */
export function exposedParts({ exposes }: StockManifest, { page, fragments }: PublishSettings) {
  const parts = Object.entries({ page, ...fragments });
  return parts.map(([part, { module, space = part === 'page' ? '80vh' : '12rem' }]) => {
    const { assets: found } = exposes.find(({ path }) => path === module) ?? {};
    return [part, { module, space }, found ?? assets.parse({})] as const;
  });
}

/** Why a build with this manifest and these settings cannot be a remote of the store. */
export function stockProblems(manifest: StockManifest, settings: PublishSettings): string[] {
  const { metaData, shared, exposes } = manifest;
  const { name, prefixes, paths = prefixes, page, fragments, mount } = settings;
  const problems: string[] = [];
  if (!scriptOf(manifest))
    problems.push(
      'GLOW-269 The entry of the build is an ES module: set `varFilename: "remoteEntry.var.js"` for @module-federation/vite, or `library: { type: "var" }` and no `outputModule` for others.',
    );
  if (metaData.publicPath !== 'auto')
    problems.push(
      `GLOW-270 The build has the public path ${JSON.stringify(metaData.publicPath ?? '')}: set it to "auto" (for Vite \`base: "auto"\`), because the store serves its files.`,
    );
  for (const { module } of [page, ...Object.values(fragments)])
    if (!exposes.some(({ path }) => path === module))
      problems.push(
        `GLOW-271 The build exposes no ${module}, only ${exposes.map(({ path }) => path).join(', ') || 'nothing'}: change ${SETTINGS} or \`exposes\`.`,
      );
  if (!mount && !shared.some((one) => one.name === 'react' && one.singleton))
    problems.push(
      `GLOW-272 The build brings its own React: share it (\`shared: { react: { singleton: true }, "react-dom": { singleton: true } }\`), or export \`mount(element, props)\` and set \`"mount": true\` in ${SETTINGS}.`,
    );
  for (const path of paths.filter((one) => !prefixes.some((prefix) => isUnder(one, prefix))))
    problems.push(`GLOW-273 The path ${path} is below no prefix of ${name}: change ${SETTINGS}.`);
  return problems;
}
