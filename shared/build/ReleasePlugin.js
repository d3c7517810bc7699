import { createHash } from 'node:crypto';

/** Writes `release.json` beside a build: what it is, the files its screens need, and an integrity hash of every file. */
export class ReleasePlugin {
  /** @param {{ name: string, version: string, build: string }} release */
  constructor(release) {
    this.release = release;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const release = { ...this.release, ...filesByRole(compilation), files: integrityByFile(compilation) };
        compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
      });
    });
  }
}

/** Which files play which part: the remote's entry and exposed modules, the shell's scripts and first fonts. */
function filesByRole(compilation) {
  const filesOf = (group) => (group ? group.getFiles().filter((file) => file.endsWith('.js')) : []);
  const names = compilation.getAssets().map(({ name }) => name);
  return {
    entry: names.find((name) => name.startsWith('remoteEntry.')),
    routes: filesOf(compilation.namedChunkGroups.get('routes')),
    scripts: filesOf(compilation.entrypoints.get('main')),
    fonts: names.filter((name) => name.startsWith('fonts/')),
  };
}

function integrityByFile(compilation) {
  const files = compilation.getAssets().filter(({ name }) => !/\.(br|gz|map)$/.test(name));
  return Object.fromEntries(files.map(({ name, source }) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]));
}
