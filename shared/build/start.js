import { spawn } from 'node:child_process';
import { buildStale } from './build.js';
import { root } from './packages.js';

try {
  await buildStale();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], { cwd: root, stdio: 'inherit' });
// the terminal sends Ctrl-C to both: the server ends itself, and this follows
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('close', (code) => process.exit(code ?? 0));
