// npm start, dev, build, release and test run this in a clone with nothing installed: import no dependency here
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, missingPackages, recordIn } from './installed.js';
import { root } from '../build/packages.js';
import { pathProblem } from '../build/project.js';

/** Installs everything, whatever NODE_ENV and npm's configuration omit, and keeps the lock file as it is. */
const OPTIONS = '--no-save --include=dev --include=optional --include=peer --no-audit --no-fund --loglevel=error'.split(
  ' ',
);

function npm(command, output) {
  const stdio = ['ignore', output, output];
  const shell = process.platform === 'win32';
  return spawnSync('npm', [command, ...OPTIONS], { cwd: root, stdio, shell }).status === 0;
}

/** Why nothing can be installed or built here; undefined if it can. */
function findProblem() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [needed] = /\d+\.\d+/.exec(engines.node);
  const { node } = process.versions;
  if (node.localeCompare(needed, 'en', { numeric: true }) < 0)
    return `GLOW-027 Node ${needed} or newer is needed, and this is ${node}.`;
  const [other] = /^(?:pnpm|yarn|bun|deno)\b/.exec(process.env.npm_config_user_agent ?? '') ?? [];
  if (other) return `GLOW-028 Glow is installed with npm only, not with ${other}: run the same command with npm.`;
  return pathProblem(root);
}

/** Installs missing packages; if that fails or is interrupted, npm restores the former ones. */
function install() {
  const record = recordIn();
  const former = existsSync(record) && readFileSync(record);
  // npm 11's ci rejects lock files when a registry lacks optional binaries of other platforms
  if (!former && npm('ci', 'ignore')) return true;
  // without this file, npm looks at the packages themselves
  rmSync(record, { force: true });
  if (npm('install', 'inherit')) return true;
  if (former) writeFileSync(record, former);
  return false;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const problem = findProblem();
if (problem) fail(problem);
if (!isInstalled()) {
  // this process waits for npm, which handles the signal
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  console.log('Installing what Glow needs (the first time about a minute) …');
  if (!install() || missingPackages({ withTools: true }).length > 0)
    fail('GLOW-029 The dependencies could not be installed: see the lines above, check the network, and try again.');
}
