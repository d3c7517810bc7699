import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildStale, configurationOf } from '../build/buildPackages.js';
import { choosePort, LOOPBACK } from '../build/dev/ports.js';
import { whenToldToStop } from '../build/dev/whenToldToStop.js';
import { makeImages, recordPictures } from '../build/pictures/images.js';
import { packages } from '../build/packages.js';
import { startServer, stopServer } from './start.js';

let server;
let isEnding = false;

/** Ends the server and then this process; `reason` is the error message of an abnormal end. */
async function end(signal, reason) {
  if (isEnding) return;
  isEnding = true;
  if (reason) console.error(reason);
  if (server) stopServer(server, signal);
  await server;
  process.exit(reason ? 1 : 0);
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
  return new Promise((resolve) => {
    function* readPort(line) {
      const port = /^Glow is open at .*:(\d+)$/.exec(line)?.[1];
      if (port) resolve(`http://${LOOPBACK}:${port}`);
      else yield line;
    }
    server = startServer({ env, stdio: ['ignore', [readPort, 'inherit'], 'inherit'] });
    server.then(({ exitCode, signal }) =>
      end('SIGTERM', `GLOW-123 The API ended with ${signal ?? `code ${exitCode}`}`),
    );
  });
}

async function serve(target, dev) {
  const { devServer, ...configuration } = await configurationOf(target, 'development', { dev });
  const pages = new WebpackDevServer(devServer, webpack(configuration));
  await pages.start();
  await new Promise((resolve) => pages.middleware.waitUntilValid(resolve));
}

/** Serves the store with hot reload, or only a `local` remote in the built store, until this process ends. */
export async function dev(local) {
  const served = packages.filter(({ name }) => !local || name === 'shell' || name === local);
  const { PORT } = process.env;
  const ports = {};
  for (const { name, port } of served)
    ports[name] = await choosePort(port, name === 'shell' || PORT === '0' ? PORT : undefined);
  const address = `http://localhost:${ports.shell}`;
  const label = local ? `Glow as it is built, with ${local} in hot reload,` : 'Glow with hot reload';
  whenToldToStop(end);
  console.log(`${label} is being made ready (the first time takes some minutes) …`);

  process.on('uncaughtException', ({ message }) => end('SIGTERM', message));
  try {
    // the server renders with the built shell; the page runs a development build, because React Refresh needs one
    if (local) await buildStale(packages.map(({ name }) => name).filter((name) => name !== local));
    else await makeImages(await recordPictures());
    const api = await openServer(local, address);
    await Promise.all(served.map((target) => serve(target, { ports, api, local })));
    console.log(`${label} is open at ${address}`);
  } catch ({ message }) {
    await end('SIGTERM', message);
  }
}
