import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './packages.js';

/** The folder that has, for each package, the list of the repository's files that its last build was made from. */
export const INPUTS = path.join(root, '.cache/inputs');

/** Records which files of the repository a package was built from, so that a change can be followed to the packages it reaches. */
export class InputsPlugin {
  /** @param {string} name the package's name */
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('InputsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('InputsPlugin', (modules) => {
        const files = [...modules].map(({ resource }) => resource?.split('?')[0]).filter((file) => file?.startsWith(root) && !file.includes('node_modules'));
        const names = files.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
        mkdirSync(INPUTS, { recursive: true });
        writeFileSync(path.join(INPUTS, `${this.name}.json`), JSON.stringify([...new Set(names)].sort(), null, 2));
      });
    });
  }
}
