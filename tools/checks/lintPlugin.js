import path from 'node:path';
import { withSlashes } from '../build/project.js';

/** Oxlint's `no-restricted-syntax`, with selectors and messages as options. */
const noRestrictedSyntax = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

/** Options: the folder of sources, its layers, and files that every folder may import. */
const importLayers = {
  meta: { schema: false },
  create({ filename, options: [sources, layers, free], report }) {
    const folders = layers.flat();
    const isOfShared = path.basename(path.dirname(sources)) === 'shared';
    const inSources = (file) => withSlashes(path.relative(sources, file)).replace(/\.\w+$/, '');
    const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`);

    /** The imported file in the sources; undefined if it is none of them. */
    function importedFile(name) {
      const file = inSources(path.resolve(path.dirname(filename), name));
      if (name.startsWith('.')) return file.startsWith('../') ? undefined : file;
      const entryPoint = name.replace('@glow/shared/', '');
      return isOfShared && entryPoint !== name && folders.includes(entryPoint) ? entryPoint : undefined;
    }

    function isRefused(folder, file) {
      const layer = layers.findIndex((folders) => folders.includes(folder));
      return ![folder, ...layers.slice(0, layer).flat(), ...free].some((allowed) => isIn(file, allowed));
    }

    function check({ source }) {
      const name = source?.value ?? (source?.expressions?.length === 0 ? source.quasis[0].value.cooked : undefined);
      const file = typeof name === 'string' && importedFile(name);
      const refusing = file && folders.find((folder) => isIn(inSources(filename), folder) && isRefused(folder, file));
      if (!refusing) return;
      report({ node: source, message: `${refusing} imports from earlier layers only (oxlint.config.js).` });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const IS_BOOLEAN = /^(is|has|was|useIs)([A-Z]|$)/;

/** Whether an expression has neither a text nor a number, by its form and names. */
function isWithoutText(node) {
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'UnaryExpression':
    case 'BinaryExpression':
      return /^[!=<>]=*$/.test(node.operator);
    case 'Literal':
      return node.value === null;
    case 'Identifier':
      return IS_BOOLEAN.test(node.name);
    case 'ConditionalExpression':
      return isWithoutText(node.consequent) && isWithoutText(node.alternate);
    case 'LogicalExpression':
      return isWithoutText(node.left) && isWithoutText(node.right);
    case 'CallExpression': {
      const { name } = node.callee.property ?? node.callee;
      return name === 'map' ? isWithoutText(node.arguments[0]?.body) : name === 'createPortal' || IS_BOOLEAN.test(name);
    }
  }
  return false;
}

/** A component returns texts in elements, because JSX cannot see other texts beside its use (decision 0083). */
const textInElements = {
  meta: { schema: false },
  create: ({ report }) => ({
    ReturnStatement(node) {
      let owner = node.parent;
      while (!owner.type.includes('Function')) owner = owner.parent;
      if (!/^[A-Z]/.test(owner.id?.name) || !node.argument || isWithoutText(node.argument)) return;
      report({ node, message: 'Return texts in an element or a fragment, so that JSX sees them.' });
    },
  }),
};

export default {
  meta: { name: 'glow' },
  rules: {
    'no-restricted-syntax': noRestrictedSyntax,
    'import-layers': importLayers,
    'text-in-elements': textInElements,
  },
};
