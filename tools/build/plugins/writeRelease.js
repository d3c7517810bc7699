import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractRequirements } from '../federationShared.js';
import { integrityOf } from '@glow/shared/integrity';
import { pagePaths, routeProblems } from './routeProblems.js';

/** Folder of the fonts that every first screen uses. */
export const FIRST_FONTS = 'fonts/first';

/** Folder of the pictures that the package imports. */
export const PICTURES = 'pictures';

/** The most that a picture may take, in bytes: more than the store's largest. */
const PICTURE_BYTES = 250_000;

/**
 * Writes `release.json`: the build's metadata, its version requirements, the files of its screens and an integrity hash of every file.
 * @param {{ name: string, version: string, build: string, server?: string }} about release metadata; `server` is the file of the server bundle, built before, if there is one
 * @param {{ isShell: boolean, folder: string, declared: Record<string, string> }} target `declared` are the versions of all known fragments and slots
 */
export const writeRelease = (about, target) => (compiler) => {
  const { Compilation, sources, WebpackError } = compiler.webpack;
  const { isShell, folder, declared } = target;
  const { server } = about;
  compiler.hooks.thisCompilation.tap('writeRelease', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'writeRelease', stage }, () => {
      const bundle = server && path.join(compiler.outputPath, server);
      // the compilation of the bundle says what is wrong
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
        },
        maps: integrityByFile(compilation, /\.js\.map$/),
      };
      compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
    });
  });
};

/** Version ranges of the fragments of other packages that the build's code names, and of the slots that it contributes to. */
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
      `${path.posix.join(folder, info.sourceFilename)} takes ${source.size()} bytes, and a picture may take ${PICTURE_BYTES}: make it smaller.`,
  );
}

/** Requests of the shared modules that the build's chunks use. */
function consumedModules({ modules, chunkGraph }) {
  const used = [...modules].filter(
    (module) => module.type === 'consume-shared-module' && chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  return used.map(({ options }) => options.shareKey);
}

/** Names of exposed modules besides the routes. */
const FRAGMENT = /^[A-Z]\w*$/;

/** Files by role: the remote's entry, which has its routes, the chunks of screens and fragments, the shell's scripts and first fonts. */
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
