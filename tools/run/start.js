import { spawn } from 'node:child_process';
import { packages, root } from '../build/packages.js';
import { takePort } from '../build/dev/ports.js';
import { end, runProcess, whenToldToStop } from './processes.js';

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
  await runProcess(['tools/build/buildPackages.js'], 'The store cannot be built: see above.');
  taken?.free();
} catch (error) {
  await end(error.message);
}

server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
server.on('close', (code) => process.exit(code ?? 0));
