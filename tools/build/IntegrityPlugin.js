import { integrityOf, MATCHES_NOTHING } from '@glow/shared/integrity';

/** Placeholder in the chunk loader until the hashes are known. */
const HASHES_PLACEHOLDER = '__GLOW_CHUNK_HASHES__';

/** Loads a chunk; shorter than webpack's own, which each entry would have. */
const LOAD_SCRIPT = `__webpack_require__.l = (url, done, key, chunkId) => {
  const script = document.createElement('script');
  const end = (event) => {
    script.onload = script.onerror = null;
    clearTimeout(timeout);
    script.remove();
    done(event);
  };
  const timeout = setTimeout(end, 10_000, { type: 'timeout', target: script });
  script.onload = script.onerror = end;
  script.integrity = "${HASHES_PLACEHOLDER}"[chunkId] || '${MATCHES_NOTHING}';
  script.src = url;
  document.head.append(script);
};`;

/**
 * Adds subresource integrity to a build's chunks: its runtime contains the hash of each, and the browser refuses any other content,
 * also a chunk without a hash.
 * The hash of the runtime itself is in the registry.
 */
export class IntegrityPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('IntegrityPlugin', (module) => {
        if (module.name === 'load script') module.generate = () => LOAD_SCRIPT;
      });
      // after the files' content and names are final, before they are compressed
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          const hashes = JSON.stringify(hashesByChunk(compilation));
          for (const { name, source } of compilation.getAssets()) {
            const code = source.source();
            if (typeof code === 'string' && code.includes(HASHES_PLACEHOLDER))
              compilation.updateAsset(name, new sources.RawSource(code.replace(`"${HASHES_PLACEHOLDER}"`, hashes)));
          }
        },
      );
    });
  }
}

/** Hashes of all chunks that the runtime loads; the document names the others. */
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
