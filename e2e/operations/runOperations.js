// npm run glow -- test operations: several instances behind the programs of deploy/, and the image, then the results;
// test image: the image alone; --short: little load and no image, as in npm run test:all
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { JEST, missing } from '../../tools/test/programs.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = path.join(root, 'test-results/operations.txt');

/** What each part needs of the system. */
const NEEDED = {
  'several instances behind haproxy, and the commands of docs/operating.md': ['haproxy', 'nginx', 'postgres'],
  'a shared cache, and the end of HTTPS': ['haproxy', 'nginx', 'postgres', 'varnishd'],
  'the samples of proxies, each alone': ['haproxy', 'nginx', 'varnishd'],
  'the image': ['buildah', 'debootstrap', 'unshare'],
};

const isFull = !process.argv.includes('--short');
const options = process.argv.slice(2).filter((option) => option !== '--short');

rmSync(file, { force: true });
const { status } = spawnSync(process.execPath, [...JEST, '--selectProjects=operations', '--runInBand', ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GLOW_OPERATIONS: isFull ? 'full' : 'short' },
});
console.log(existsSync(file) ? `\n${readFileSync(file, 'utf8').trimEnd()}` : '');
for (const [part, programs] of Object.entries(NEEDED)) {
  const absent = missing(programs);
  if (absent.length > 0) console.log(`Not run: ${part}, because this machine has no ${absent.join(', ')}.`);
}
if (!isFull) console.log('Not run: the image, which npm run glow -- test image builds.');
else if (process.getuid?.() !== 0)
  console.log('Not run: the image, because its base is made and mounted by root only.');
process.exitCode = status ?? 1;
