import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Writes `release.json` beside a build: what it is, the files its screens need, and an integrity hash of every file. */
export class ReleasePlugin {
  /** @param {{ name: string, version: string, build: string, server: string }} release `server` is the server bundle's file, built before */
  constructor(release) {
    this.release = release;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const release = { ...this.release, ...filesByRole(compilation), files: { ...integrityByFile(compilation), [this.release.server]: integrityOf(readFileSync(path.join(compiler.outputPath, this.release.server))) } };
        compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
      });
    });
  }
}

/** Chunks that are no screens: what a container exposes. */
const ENTRY_CHUNKS = /^(routes|[A-Z]\w*)$/;

/** Which files play which part: the remote's entry and exposed modules, each screen's chunk, the shell's scripts and first fonts. */
function filesByRole(compilation) {
  const filesOf = (group) => (group ? group.getFiles().filter((file) => file.endsWith('.js')) : []);
  const screens = compilation.chunkGroups.filter((group) => group.name && !group.isInitial() && !ENTRY_CHUNKS.test(group.name));
  const names = compilation.getAssets().map(({ name }) => name);
  return {
    entry: names.find((name) => name.startsWith('remoteEntry.')),
    routes: filesOf(compilation.namedChunkGroups.get('routes')),
    scripts: filesOf(compilation.entrypoints.get('main')),
    screens: Object.fromEntries(screens.map((group) => [group.name, filesOf(group)])),
    fonts: names.filter((name) => name.startsWith('fonts/')),
  };
}

function integrityByFile(compilation) {
  const files = compilation.getAssets().filter(({ name }) => !/\.(br|gz|map)$/.test(name));
  return Object.fromEntries(files.map(({ name, source }) => [name, integrityOf(source.buffer())]));
}

function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
