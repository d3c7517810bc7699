import { choosePort } from '../build/dev/ports.js';
import { whenToldToStop } from '../build/dev/whenToldToStop.js';
import { packages } from '../build/packages.js';
import { runNode } from './runNode.js';

const isOnWindows = process.platform === 'win32';

/** Starts the server, which ends with this process, in a process group of its own, so that it gets signals once, by `stopServer`. */
export function startServer(options) {
  return runNode(['--import', 'tsx', 'tools/run/server.js'], { buffer: false, detached: !isOnWindows, ...options });
}

/** Passes a signal on to the server. On Windows the terminal sends Ctrl-C to both processes. */
export function stopServer(server, signal) {
  if (!(isOnWindows && signal === 'SIGINT')) server.kill(signal);
}

/** Builds what has changed and serves the store, until the server ends or this process is told to stop. The pictures are made meanwhile. */
export async function start() {
  const { HOST, PORT } = process.env;
  // before the build; with HOST set, the server checks it
  if (!HOST) await choosePort(packages[0].port, PORT || String(packages[0].port));
  if ((await runNode(['tools/build/buildPackages.js', '--without-pictures'])).failed)
    throw new Error('The store cannot be built: see above.');
  const server = startServer();
  whenToldToStop((signal) => stopServer(server, signal));
  void runNode(['tools/build/pictures/images.js']).then(({ failed }) => {
    if (failed) console.error('Pictures in widths cannot be made, so each is as large as its source: see above.');
  });
  process.exit((await server).exitCode ?? 0);
}
