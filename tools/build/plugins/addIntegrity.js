import { integrityOf } from '@glow/shared/integrity';

/** Placeholder in the chunk loader (`shortenRuntime`) until the hashes are known. */
export const HASHES_PLACEHOLDER = '__GLOW_CHUNK_HASHES__';

/** Writes each chunk's hash into the runtime, whose own is in the registry: browsers refuse any other content. */
export function addIntegrity(compiler) {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('addIntegrity', (compilation) => {
    // after the files' content and names are final, before they are compressed
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compilation.hooks.processAssets.tap({ name: 'addIntegrity', stage }, () => {
      const hashes = JSON.stringify(hashesByChunk(compilation));
      for (const { name, source } of compilation.getAssets()) {
        const code = source.source();
        if (typeof code === 'string' && code.includes(HASHES_PLACEHOLDER))
          compilation.updateAsset(name, new sources.RawSource(code.replace(`"${HASHES_PLACEHOLDER}"`, hashes)));
      }
    });
  });
}

/** Hashes of the chunks that the runtime loads; the document names the other chunks. */
function hashesByChunk(compilation) {
  const chunks = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
  return Object.fromEntries(
    chunks.flatMap((chunk) =>
      [...chunk.files]
        .filter((file) => file.endsWith('.js'))
        .map((file) => [chunk.id, integrityOf(compilation.getAsset(file).source.buffer())]),
    ),
  );
}
