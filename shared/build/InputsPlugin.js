import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './packages.js';

/** Contains, for each package, the list of source files of its last build. */
export const INPUTS = path.join(root, '.cache/inputs');

/** Records the source files of a package's build, from which the packages affected by a change are found. */
export class InputsPlugin {
  /** @param {string} name the package's name */
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('InputsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('InputsPlugin', (modules) => {
        const files = [...modules]
          .map(({ resource }) => resource?.split('?')[0])
          .filter((file) => file?.startsWith(root) && !file.includes('node_modules'));
        const names = files.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
        mkdirSync(INPUTS, { recursive: true });
        writeFileSync(path.join(INPUTS, `${this.name}.json`), JSON.stringify([...new Set(names)].sort(), null, 2));
      });
    });
  }
}
