import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, markInstalled } from './installed.js';
import { root } from '../build/packages.js';

const template = fileURLToPath(new URL('./new-remote', import.meta.url));

/** Used as folder, chunk and URL, and in a global variable: lower case letters and digits only. */
const NAME_PATTERN = /^[a-z][a-z0-9]{1,19}$/;

/** Reserved names. */
const RESERVED_NAMES = [
  'shell',
  'shared',
  'server',
  'e2e',
  'routes',
  'api',
  'assets',
  'images',
  'releases',
  'newsletter',
];

/** Performance budget of a first screen: entry and a text page, in bytes after brotli. */
const BUDGET_BYTES = 5000;

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/** Replaces text in a file; throws when `before` is not found. */
function replaceInFile(file, before, after) {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has changed: add the new remote to it by hand.`);
  writeFileSync(
    path.join(root, file),
    text.replace(before, () => after),
  );
}

function writeTemplate(words) {
  const fill = (text) =>
    Object.entries(words).reduce((filled, [word, value]) => filled.replaceAll(`__${word}__`, value), text);
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const target = path.join(root, words.folder, fill(path.relative(template, file).replace(/\.txt$/, '')));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(file, 'utf8')));
  }
}

/** Adds the remote to all lists of remotes; returns its port. */
function addToLists({ name, folder, Name }) {
  const remotes = readJson('shared/remotes.json');
  const last = remotes.at(-1);
  const port = Math.max(...remotes.map((remote) => remote.port)) + 1;
  const line = (remote) => `    "${remote}",\n`;
  replaceInFile('package.json', line(last.folder), line(last.folder) + line(folder));
  const remote = { name, folder, team: Name, port, prefixes: [`/${name}`], withoutChrome: [] };
  const fields = Object.entries(remote).map(([key, value]) => `    "${key}": ${JSON.stringify(value)}`);
  replaceInFile('shared/remotes.json', '  }\n]\n', `  },\n  {\n${fields.join(',\n')}\n  }\n]\n`);
  replaceInFile(
    'e2e/performance/budgets.json',
    `    "${last.name}": {`,
    `    "${name}": { "${name}": ${BUDGET_BYTES} },\n    "${last.name}": {`,
  );
  return port;
}

/** Adds the workspace to the lock file and `node_modules` without npm, because it needs no new dependency. */
function addToInstalled({ folder, packageName }) {
  const wasInstalled = isInstalled();
  const lock = readJson('package-lock.json');
  const { name, version, dependencies } = readJson(`${folder}/package.json`);
  lock.packages[''].workspaces = readJson('package.json').workspaces;
  lock.packages[folder] = { name, version, dependencies };
  lock.packages[`node_modules/${packageName}`] = { resolved: folder, link: true };
  const ordered = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(
    path.join(root, 'package-lock.json'),
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(ordered) }, null, 2)}\n`,
  );
  if (!wasInstalled) return;
  const link = path.join(root, 'node_modules', packageName);
  rmSync(link, { force: true });
  symlinkSync(path.join('../..', folder), link, 'junction');
  markInstalled();
}

function newRemote([name = '', ...more]) {
  if (!NAME_PATTERN.test(name) || more.length > 0)
    throw new Error('Name the new remote in lower case letters and digits: `npm run new-remote -- gifts`.');
  const folder = `${name}-mfe`;
  if (RESERVED_NAMES.includes(name) || existsSync(path.join(root, folder)))
    throw new Error(`There is something called '${name}' already: choose another name.`);
  const isOwned = readJson('shared/remotes.json').some(({ prefixes }) => prefixes.includes(`/${name}`));
  if (isOwned) throw new Error(`The URLs below /${name} have their owner already: choose another name.`);
  const Name = name[0].toUpperCase() + name.slice(1);
  const packageName = `@glow/${folder}`;
  const port = addToLists({ name, folder, Name });
  writeTemplate({ name, Name, folder, port: String(port) });
  addToInstalled({ folder, packageName });
  console.log(`${folder} is there. Alone at http://localhost:${port}/${name}: npm start -w ${folder}
In the store at /${name}: npm start. Its tests: npm test -w ${folder}. Its team, URL prefixes and port: shared/remotes.json.`);
}

try {
  newRemote(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
