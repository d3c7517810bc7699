import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeImages, recordPictures } from '../build/images.js';
import { packages, remotes } from '../build/packages.js';
import { LOOPBACK, takePort } from '../build/dev/ports.js';
import { end, runProcess, startProcess, whenToldToStop } from './processes.js';

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');

async function prepare(local) {
  if (!local) return makeImages(await recordPictures());
  // the server renders with the built shell although the page runs the development one, because React Refresh needs a development build
  const built = packages.map(({ name }) => name).filter((name) => name !== local);
  await runProcess(['tools/build/buildPackages.js', ...built], 'What stands around it cannot be built: see above.');
}

function start(name, args, options) {
  const child = startProcess(args, options);
  child.once('close', (code, signal) => end(`${name} ended with ${signal ?? `code ${code}`}`));
  return child;
}

/** Data folder of the embedded database: temporary unless the environment names one. */
function dataFolder() {
  if (process.env.DATA_DIR || process.env.DATABASE_URL) return process.env.DATA_DIR;
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-dev-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'database');
}

/** Starts the API (with `local` also the built site) on a free port; resolves with its URL when it is listening. */
function openServer(local, siteUrl) {
  const env = {
    PORT: '0',
    HOST: LOOPBACK,
    SITE_URL: process.env.SITE_URL || siteUrl,
    GLOW_API_ONLY: local ? '' : '1',
    GLOW_LOCAL: local ?? '',
    DATA_DIR: dataFolder(),
  };
  const { stdout } = start('The API', ['--import', 'tsx', 'server/src/main.ts'], { env, output: 'pipe' });
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const port = /^Glow is open at .*:(\d+)$/.exec(line)?.[1];
      if (port) resolve(`http://${LOOPBACK}:${port}`);
      else console.log(line);
    });
  });
}

/** Starts a development server, sends it its port on request, and waits for its second message, sent after the first build. */
async function serve({ name, folder, holder, free }, env) {
  const child = start(name, [webpackCli, 'serve', '--mode', 'development'], { folder, env });
  await once(child, 'message');
  child.send('port', holder, free);
  await once(child, 'message');
}

/**
 * Serves the store with hot reload, or only the named remote, and around it the store as it is built. Returns when it is open; it ends
 * with this process.
 * @param {string} [nameOrFolder] of a remote
 */
export async function dev(nameOrFolder) {
  whenToldToStop(() => end());
  await open(nameOrFolder && remoteOf(nameOrFolder)).catch((error) => end(error.message));
}

function remoteOf(nameOrFolder) {
  const found = remotes.find(({ name, folder }) => nameOrFolder === name || nameOrFolder === folder);
  if (found) return found.name;
  throw new Error(
    `There is no remote '${nameOrFolder}': choose one of ${remotes.map(({ name }) => name).join(', ')}, as in \`npm run dev -- ${remotes[0].name}\`, or name none.`,
  );
}

async function open(local) {
  const [shell, ...others] = packages.filter(({ name }) => !local || name === 'shell' || name === local);
  const shellPort = await takePort(shell.port, process.env.PORT);
  const taken = [
    { ...shell, ...shellPort },
    ...(await Promise.all(others.map(async (found) => ({ ...found, ...(await takePort(found.port)) })))),
  ];
  const ports = Object.fromEntries(taken.map(({ name, port }) => [name, port]));
  const address = `http://localhost:${ports.shell}`;
  const label = local ? `Glow as it is built, with ${local} in hot reload,` : 'Glow with hot reload';
  console.log(`${label} is being made ready (the first time takes half a minute) …`);

  await prepare(local);
  const server = await openServer(local, address);
  await Promise.all(
    taken.map((target) =>
      serve(target, { GLOW_API: server, GLOW_LOCAL: local ?? '', GLOW_PORTS: JSON.stringify(ports) }),
    ),
  );
  console.log(`${label} is open at ${address}`);
}
