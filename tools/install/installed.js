// this runs before anything is installed: import no dependency here
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/packages.js';

const INSIDE = /(?:^|\/)node_modules\//;

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** npm writes this file at the end of an installation. */
export function recordIn(folder = root) {
  return path.join(folder, 'node_modules/.package-lock.json');
}

/** The packages of the lock file, without optional ones that npm omitted because they are for other platforms. */
function neededIn(folder) {
  const installed = readJson(recordIn(folder))?.packages ?? {};
  return Object.entries(readJson(path.join(folder, 'package-lock.json')).packages)
    .filter(([place, { optional }]) => INSIDE.test(place) && (!optional || installed[place]))
    .map(([place, locked]) => ({ ...locked, place, manifest: path.join(folder, place, 'package.json') }));
}

/** Whether npm has completed an installation, and each package has the version of the lock file. */
export function isInstalled(folder = root) {
  return (
    existsSync(recordIn(folder)) &&
    neededIn(folder).every(({ manifest, link, version }) =>
      link ? existsSync(manifest) : readJson(manifest)?.version === version,
    )
  );
}

/** Names of missing packages; without tools, only of those that the server and the operator's commands need. */
export function missingPackages({ folder = root, withTools = false } = {}) {
  return neededIn(folder)
    .filter(({ manifest, dev, devOptional }) => (withTools || !(dev || devOptional)) && !existsSync(manifest))
    .map(({ place }) => place.split(INSIDE).at(-1));
}

/** These commands need only the server's packages, so that an operator's machine needs no tools. */
const OF_OPERATORS = /^(catalog|db|registry|shop|status|allow|preview|promote|prune|releases|rollback|unpublish)$/;

/** Ends the process if packages that a command needs are missing: commands install nothing (decision 0027). */
export function requireInstalled(command) {
  const missing = missingPackages({ withTools: !OF_OPERATORS.test(command) });
  if (missing.length === 0) return;
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  console.error(
    `GLOW-030 Not installed: ${missing.slice(0, 3).join(', ')}${more}. \`npm start\`, \`npm run build\` or \`npm install\` installs what is missing; this command changes nothing.`,
  );
  process.exit(1);
}

/** Below a project with workspaces npm installs into that project, and reads no `.npmrc` of the folder. */
export function installCommand(folder) {
  const upper = path.dirname(folder);
  if (readJson(path.join(upper, 'package.json'))?.workspaces) return 'npm install --no-workspaces';
  return upper === folder ? 'npm install' : installCommand(upper);
}
