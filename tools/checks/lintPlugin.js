import path from 'node:path';

/** Oxlint's `no-restricted-syntax`, with selectors and messages as options. */
const noRestrictedSyntax = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

/**
 * Every import inside a package follows its layers: a folder imports from itself and from the folders of earlier layers. The options are
 * the folder of sources, its layers, and files of the sources that every folder may import.
 */
const importLayers = {
  meta: { schema: false },
  create({ filename, options: [sources, layers, free], report }) {
    const folders = layers.flat();
    const isOfShared = path.basename(path.dirname(sources)) === 'shared';
    const inSources = (file) => path.relative(sources, file).replaceAll(path.sep, '/');
    const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`);

    /** The imported file in the sources; undefined if it is none of them. */
    function importedFile(name) {
      const file = inSources(path.resolve(path.dirname(filename), name));
      if (name.startsWith('.')) return file.startsWith('../') ? undefined : file;
      const entryPoint = name.replace('@glow/shared/', '');
      return isOfShared && entryPoint !== name && folders.includes(entryPoint) ? entryPoint : undefined;
    }

    function isRefused(folder, file) {
      const earlier = layers
        .slice(
          0,
          layers.findIndex((layer) => layer.includes(folder)),
        )
        .flat();
      return ![folder, ...earlier, ...free].some((allowed) => isIn(file, allowed));
    }

    function check({ source }) {
      const file = typeof source?.value === 'string' && importedFile(source.value);
      const refusing = file && folders.find((folder) => isIn(inSources(filename), folder) && isRefused(folder, file));
      if (!refusing) return;
      const message = `${refusing} imports from earlier layers only (LAYERS in oxlint.config.js).`;
      report({ node: source, message });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default {
  meta: { name: 'glow' },
  rules: { 'no-restricted-syntax': noRestrictedSyntax, 'import-layers': importLayers },
};
