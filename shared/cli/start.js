import { spawn } from 'node:child_process';
import { packages, root } from '../build/packages.js';
import { takePort } from '../build/dev/ports.js';
import { end, runProcess, whenToldToStop } from './processes.js';

/** Whether the store is one bundle (`single-bundle`): it is built and served from a releases folder of its own. */
const isTogether = process.argv.includes('--together');

const [shell] = packages;
let server;

whenToldToStop((signal) => {
  if (!server) return end();
  // the terminal sends Ctrl-C to both processes: the server exits first, then this one
  if (signal !== 'SIGINT') server.kill('SIGTERM');
});

try {
  // check the port before the build; with HOST set, the server checks it
  const taken = process.env.HOST ? undefined : await takePort(shell.port, process.env.PORT || String(shell.port));
  await runProcess(
    ['shared/cli/build.js', ...(isTogether ? ['--together'] : [])],
    'The store cannot be built: see above.',
  );
  taken?.free();
} catch (error) {
  await end(error.message);
}

server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
  cwd: root,
  env: { ...process.env, ...(isTogether && { RELEASES_DIR: 'single-bundle/dist' }) },
  stdio: 'inherit',
});
server.on('close', (code) => process.exit(code ?? 0));
