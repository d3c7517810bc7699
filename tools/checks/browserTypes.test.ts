import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/packages.js';

function problemsOf(code: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-types-'));
  const files = ['sample.ts', path.join(root, 'shared/browser.d.ts')];
  const project = { extends: path.join(root, 'tsconfig.browser.json'), include: [], files };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
  writeFileSync(path.join(folder, 'sample.ts'), code);
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder], {
    encoding: 'utf8',
  });
  return stdout.trim().split('\n');
}

test('the types of code for browsers have nothing of Node but the variable that the build replaces', () => {
  const allowed = 'export const isBuilt = process.env.NODE_ENV && window.name;';
  const refused = 'export const bytes = Buffer.from(global.name + process.argv + process.env.HOME);';
  expect(problemsOf(`${allowed}\n${refused}`)).toEqual([
    expect.stringContaining("Cannot find name 'Buffer'"),
    expect.stringContaining("Cannot find name 'global'"),
    expect.stringContaining("'argv' does not exist"),
    expect.stringContaining("'HOME' does not exist"),
  ]);
});
