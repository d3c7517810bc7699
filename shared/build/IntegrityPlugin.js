import { createHash } from 'node:crypto';

/** Stands in the code that loads chunks until their hashes are known. */
const HASHES = '__GLOW_CHUNK_HASHES__';

/** The integrity of a file, as script elements and `release.json` state it. */
export function integrityOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Lets a build load none but its own chunks: its runtime carries the hash of each, and a browser refuses any other content.
 * The runtime's file is known by the registry in turn.
 */
export class IntegrityPlugin {
  apply(compiler) {
    const { Compilation, runtime, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (code) => `${code}\nscript.integrity = "${HASHES}"[chunkId] || "";`);
      // when the files' content and names are final, and before they are compressed
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 }, () => {
        const hashes = JSON.stringify(hashesByChunk(compilation));
        for (const { name, source } of compilation.getAssets()) {
          const code = source.source();
          if (typeof code === 'string' && code.includes(HASHES)) compilation.updateAsset(name, new sources.RawSource(code.replace(`"${HASHES}"`, hashes)));
        }
      });
    });
  }
}

/** The hash of every chunk that is loaded by its id; a chunk with a runtime of its own is loaded by its name. */
function hashesByChunk(compilation) {
  const chunks = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
  return Object.fromEntries(
    chunks.flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => [chunk.id, integrityOf(compilation.getAsset(file).source.buffer())])),
  );
}
