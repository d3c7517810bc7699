import { choosePort } from '../build/dev/ports.js';
import { whenToldToStop } from '../build/dev/whenToldToStop.js';
import { packages } from '../build/packages.js';
import { runNode } from './runNode.js';

const isOnWindows = process.platform === 'win32';

/** The server has a process group of its own, so that it gets each signal once, from `stopServer`. */
export function startServer(options) {
  return runNode(['--import', 'tsx', 'tools/run/server.js'], { buffer: false, detached: !isOnWindows, ...options });
}

/** On Windows the terminal itself sends Ctrl-C to the server too. */
export function stopServer(server, signal) {
  if (!(isOnWindows && signal === 'SIGINT')) server.kill(signal);
}

/** Builds and serves the store, until the server ends or this process is told to stop; makes the pictures meanwhile. */
export async function start() {
  const { HOST, PORT } = process.env;
  // checks the port before the build; if HOST is set, the server checks it
  if (!HOST) await choosePort(packages[0].port, PORT || String(packages[0].port));
  if ((await runNode(['tools/build/buildPackages.js', '--without-pictures'])).failed)
    throw new Error('GLOW-119 The store cannot be built: see above.');
  console.log('Starting the store …');
  const server = startServer();
  whenToldToStop((signal) => stopServer(server, signal));
  void runNode(['tools/build/pictures/images.js']).then(({ failed }) => {
    if (failed) console.error('GLOW-120 No picture in widths can be made, so each has its full size: see above.');
  });
  process.exit((await server).exitCode ?? 0);
}
