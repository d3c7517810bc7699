import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withSlashes } from '../project.js';
import { contractRequirements } from '../federationShared.js';
import { integrityOf, BACKEND } from '@glow/shared/integrity';
import { pagePaths, routeProblems } from './routeProblems.js';

/** Every first screen uses the fonts in this folder. */
export const FIRST_FONTS = 'fonts/first';

export const PICTURES = 'pictures';

/** Maximum size of a picture, in bytes: above the store's largest picture. */
const PICTURE_BYTES = 250_000;

/**
 * Writes `release.json`. `server` is the file of the server bundle, which is built before;
 * `declared` are the versions of all known fragments and slots.
 * @param {{ name: string, version: string, build: string, server?: string }} about
 * @param {{ isShell: boolean, folder: string, declared: Record<string, string> }} target
 */
export const writeRelease = (about, target) => (compiler) => {
  const { Compilation, sources, WebpackError } = compiler.webpack;
  const { isShell, folder, declared } = target;
  const { server } = about;
  compiler.hooks.thisCompilation.tap('writeRelease', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'writeRelease', stage }, () => {
      const bundle = server && path.join(compiler.outputPath, server);
      // the compilation of the bundle says why there is none
      if (bundle && !existsSync(bundle)) return;
      const code = bundle && readFileSync(bundle, 'utf8');
      const problems = code && !isShell ? routeProblems(code, { folder, release: about }) : [];
      problems.push(...pictureProblems(compilation, folder));
      compilation.errors.push(...problems.map((problem) => new WebpackError(problem)));
      const release = {
        ...about,
        ...contractRequirements({ isShell, consumed: consumedModules(compilation) }),
        ...filesByRole(compilation),
        uses: usedVersions(compilation, about, declared),
        paths: code && pagePaths(code, isShell),
        files: {
          ...integrityByFile(compilation, /^(?!.*\.(br|gz|map)$)/),
          ...(code && { [server]: integrityOf(code) }),
          ...(about.anyHost && foreignFiles(compiler.outputPath)),
        },
        maps: integrityByFile(compilation, /\.js\.map$/),
      };
      compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
    });
  });
};

/** Version ranges of other packages' fragments that the code names, and of slots that the build contributes to. */
function usedVersions(compilation, { slots, provides }, declared) {
  const sources = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const texts = sources.map(({ source }) => source.source().toString());
  const named = Object.keys(declared).filter((name) => texts.some((text) => text.includes(`"${name}"`)));
  const used = [...new Set([...named, ...Object.keys(slots)])].filter((name) => !(name in provides));
  return Object.fromEntries(used.map((name) => [name, declared[name] ? `^${declared[name]}` : '*']));
}

function pictureProblems(compilation, folder) {
  const pictures = compilation.getAssets().filter(({ name }) => name.startsWith(`${PICTURES}/`));
  const large = pictures.filter(({ source }) => source.size() > PICTURE_BYTES);
  return large.map(
    ({ info, source }) =>
      `GLOW-110 ${path.posix.join(folder, info.sourceFilename)} takes ${source.size()} bytes, and a picture may take ${PICTURE_BYTES}: make it smaller.`,
  );
}

function consumedModules({ modules, chunkGraph }) {
  const used = [...modules].filter(
    (module) => module.type === 'consume-shared-module' && chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  return used.map(({ options }) => options.shareKey);
}

/** Names of exposed modules besides the routes. */
const FRAGMENT = /^[A-Z]\w*$/;

/** The entry is a remote's and has its routes; the scripts and first fonts are the shell's. */
function filesByRole(compilation) {
  const filesOf = (group) => (group ? group.getFiles().filter((file) => file.endsWith('.js')) : []);
  const named = compilation.chunkGroups.filter((group) => group.name && group.name !== 'routes' && !group.isInitial());
  const filesByName = (groups) => Object.fromEntries(groups.map((group) => [group.name, filesOf(group)]));
  const names = compilation.getAssets().map(({ name }) => name);
  return {
    entry: names.find((name) => name.startsWith('remoteEntry.')),
    scripts: filesOf(compilation.entrypoints.get('main')),
    screens: filesByName(named.filter(({ name }) => !FRAGMENT.test(name))),
    fragments: filesByName(named.filter(({ name }) => FRAGMENT.test(name))),
    fonts: names.filter((name) => name.startsWith(`${FIRST_FONTS}/`)),
  };
}

function integrityByFile(compilation, pattern) {
  const files = compilation.getAssets().filter(({ name }) => pattern.test(name));
  return Object.fromEntries(files.map(({ name, source }) => [name, integrityOf(source.buffer())]));
}

/** What was built before for other hosts. */
function foreignFiles(dist) {
  const files = readdirSync(path.join(dist, 'foreign'), { recursive: true }).map(
    (file) => `foreign/${withSlashes(file)}`,
  );
  const served = files.filter((file) => /(?<!-stats)\.(js|json|woff2)$/.test(file));
  return Object.fromEntries(served.map((file) => [file, integrityOf(readFileSync(path.join(dist, file)))]));
}

/** @param {{ name: string, folder: string, backends?: unknown }} found Throws if a backend is no origin. */
export function requireOrigins({ name, folder, backends = [] }) {
  if (Array.isArray(backends) && backends.every((origin) => BACKEND.test(origin))) return;
  throw new Error(
    `GLOW-111 ${folder === '.' ? 'package.json' : 'shared/remotes.json'}: "backends" of ${name} is a list of origins such as https://gifts.example, or http://localhost:3100, without path and wildcard, and not ${JSON.stringify(backends)}.`,
  );
}
