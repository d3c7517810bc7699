import { cpSync, existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installCommand, isInstalled } from '../install/installed.js';
import { packages, readJson, root, store } from '../build/packages.js';
import { makePackages } from '../remote/makePackages.js';
import { pathProblem } from '../build/project.js';
import { BUDGET_BYTES, edit as editIn, writeTemplate } from './writeTemplate.js';

const template = path.join(root, 'tools/templates/new-remote');

/** Replaces the template's files beside `src` in a remote's own repository. */
const repositoryTemplate = path.join(root, 'tools/templates/new-repository');

/** The name is a folder, a chunk, a URL and a part of a global variable. */
const NAME_PATTERN = /^[a-z][a-z0-9]{1,19}$/;

const RESERVED_NAMES = /^(shell|shared|server|e2e|routes|api|assets|images|releases|newsletter)$/;

const edit = editIn.bind(undefined, store);

async function addToLists({ name, folder, Name, port }) {
  const remotes = readJson('shared/remotes.json');
  const last = remotes.at(-1);
  await edit('package.json', (text) => text.replace(`"${last.folder}",`, `$& "${folder}",`));
  const link = { label: Name, to: `/${name}` };
  const slots = { 'shell/header.links': [link], 'shell/search.pages': [link] };
  const remote = { name, folder, team: Name, port, prefixes: [`/${name}`], withoutChrome: [], slots };
  writeFileSync(path.join(root, '.github/CODEOWNERS'), `/${folder}/ @glow/${name}\n`, { flag: 'a' });
  await edit('shared/remotes.json', () => JSON.stringify([...remotes, remote]));
  await edit('shared/budgets.json', (text) =>
    text.replace('"screens": {', `$& "${name}": { "${name}": ${BUDGET_BYTES} },`),
  );
}

/** Adds the workspace to the lock file and `node_modules` without npm, because it needs no new dependency. */
function addToInstalled(folder) {
  const wasInstalled = isInstalled();
  const lock = readJson('package-lock.json');
  const { name, version, dependencies, devDependencies } = readJson(`${folder}/package.json`);
  lock.packages[''].workspaces = readJson('package.json').workspaces;
  lock.packages[folder] = { name, version, dependencies, devDependencies };
  lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  const ordered = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(
    path.join(root, 'package-lock.json'),
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(ordered) }, null, 2)}\n`,
  );
  if (!wasInstalled) return;
  const link = path.join(root, 'node_modules', name);
  rmSync(link, { force: true });
  symlinkSync(path.join('../..', folder), link, 'junction');
}

async function newRepository({ name, Name, port }, folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`GLOW-134 ${folder} is not empty: name a folder that is, or that is not there yet.`);
  const problem = pathProblem(folder);
  if (problem) throw new Error(problem);
  const files = await makePackages();
  for (const file of files) cpSync(file, path.join(folder, 'packages', path.basename(file)));
  const [shared, build] = files.map((file) => path.basename(file));
  const words = { name, Name, port, budget: BUDGET_BYTES, shared, build };
  writeTemplate(repositoryTemplate, folder, words);
  writeTemplate(path.join(template, 'src'), path.join(folder, 'src'), words);
  console.log(`${folder} is there, a repository of its own. In it: ${installCommand(folder)}, then npm start (alone at http://localhost:${port}/${name}), npm test, and
RELEASES_DIR=<the store's releases folder> npm run release. Its team, URL prefixes and budgets: "glow" in its package.json.`);
}

/**
 * Throws if the name cannot be taken.
 * @param {string} name
 * @param {string} [outside] the folder of a repository of its own
 */
export async function newRemote(name, outside) {
  if (!NAME_PATTERN.test(name))
    throw new Error('GLOW-135 A name has lower case letters and digits, as in `npm run glow -- new-remote gifts`.');
  const folder = `${name}-mfe`;
  if (RESERVED_NAMES.test(name) || existsSync(path.join(root, folder)))
    throw new Error(`GLOW-136 There is something called '${name}' already: choose another name.`);
  if (packages.some(({ prefixes }) => prefixes.includes(`/${name}`)))
    throw new Error(`GLOW-137 The URLs below /${name} have their owner already: choose another name.`);
  const Name = name[0].toUpperCase() + name.slice(1);
  const port = Math.max(...packages.map((found) => found.port)) + 1;
  if (outside) return newRepository({ name, Name, port }, path.resolve(outside));
  await addToLists({ name, folder, Name, port });
  writeTemplate(template, path.join(root, folder), { name, Name, folder, port });
  addToInstalled(folder);
  console.log(`${folder} is there. Alone at http://localhost:${port}/${name}: npm start -w ${folder}
In the store at /${name}: npm start. Its tests: npm test -w ${folder}. Its team, URL prefixes and port: shared/remotes.json. Add it to the table of folders in README.md.`);
}
