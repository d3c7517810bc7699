import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/packages.js';

/** By place: the manifest, and the file that it names. */
const LIBRARIES: Record<string, [object, string, string?]> = {
  'only-modules': [{ type: 'module', main: 'main.js' }, 'main.js'],
  '@only/imported': [{ type: 'module', exports: { import: './main.js' } }, 'main.js'],
  'main-is-mjs': [{ main: 'main.mjs' }, 'main.mjs'],
  common: [{ main: 'main.js' }, 'main.js', "exports.name = require('inside').name;"],
  'common/node_modules/inside': [{ type: 'module', exports: './main.js' }, 'main.js'],
};

test("a remote's tests import libraries that are ES modules only", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-modules-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  for (const [place, [manifest, main, content = `export const name = '${place}';`]] of Object.entries(LIBRARIES)) {
    write(`node_modules/${place}/package.json`, JSON.stringify(manifest));
    write(`node_modules/${place}/${main}`, content);
  }
  const packages = Object.fromEntries(Object.keys(LIBRARIES).map((name) => [`node_modules/${name}`, {}]));
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  symlinkSync(path.join(root, 'node_modules/@swc'), path.join(folder, 'node_modules/@swc'), 'junction');
  write('package.json', '{ "type": "module" }');
  write(
    'jest.config.js',
    `import { projectsOf } from '${path.join(root, 'tools/jest/preset.js')}';
const project = { root: ${JSON.stringify(folder)}, packages: [{ folder: '.' }] };
export default { projects: projectsOf(project, '.', 'gifts') };`,
  );
  write(
    'src/libraries.test.ts',
    `import * as modules from 'only-modules';
import * as imported from '@only/imported';
import * as mjs from 'main-is-mjs';
import * as common from 'common';
test('names', () => {
  const names = [modules, imported, mjs, common].map(({ name }) => name);
  expect(names).toEqual(['only-modules', '@only/imported', 'main-is-mjs', 'common/node_modules/inside']);
});`,
  );
  const { stderr, status } = spawnSync(process.execPath, [path.join(root, 'node_modules/jest/bin/jest.js')], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([stderr, status]).toEqual([expect.stringContaining('1 passed, 1 total'), 0]);
});
