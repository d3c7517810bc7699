import { spawn } from 'node:child_process';
import { takePort } from '../build/dev/ports.js';
import { packages, root } from '../build/packages.js';
import { end, runProcess, whenToldToStop } from './processes.js';

/** Builds what has changed and serves the store, until the server ends or this process is told to stop. */
export async function start() {
  let server;
  whenToldToStop((signal) => {
    if (!server) return end();
    // the terminal sends Ctrl-C to both processes: the server exits first, then this one
    if (signal !== 'SIGINT') server.kill('SIGTERM');
  });
  try {
    // check the port before the build; with HOST set, the server checks it
    const { port } = packages[0];
    const taken = process.env.HOST ? undefined : await takePort(port, process.env.PORT || String(port));
    await runProcess(['tools/build/buildPackages.js'], 'The store cannot be built: see above.');
    taken?.free();
  } catch (error) {
    await end(error.message);
  }
  server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], { cwd: root, stdio: 'inherit' });
  server.on('close', (code) => process.exit(code ?? 0));
}
