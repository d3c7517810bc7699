import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@glow/server/base';
import { blocksOf, commandsOf } from '../documented';
import { copyRepository, repository } from '../store';

const PAGES = ['README.md', 'docs/operating.md', 'docs/releasing.md', 'docs/own-repository.md'];

/** A command that goes on until it is ended: the next one waits until it says that it is open. */
const SERVES = /^(?:\w+=\S+ )*(?:npm start|npm run dev|node dist\/server\/main\.js)\b/;

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** The blocks of commands of a page, each a script of bash; `commands.test.ts` runs those that need more programs. */
function scriptsOf(page: string, port: number): string[] {
  return blocksOf(page, { language: 'sh' }).map((block) =>
    commandsOf(block)
      .map((command) => scriptOf(command.replaceAll('localhost:3000', `localhost:${port}`)))
      .join('\n'),
  );
}

function scriptOf(command: string): string {
  // this test is part of it
  if (command === 'npm test') return '';
  if (!SERVES.test(command)) return command;
  return `: > "$LOG"
    ${command} >> "$LOG" 2>&1 &
    server=$!
    until grep -q 'is open at' "$LOG"; do kill -0 $server || { cat "$LOG"; exit 1; }; sleep 0.2; done`;
}

/** Runs a script in a group of processes, which is ended with it. */
async function run(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<{ status: number; output: string }> {
  const bash = spawn('bash', ['-euo', 'pipefail', '-c', `exec 2>&1\n${script}`], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(bash.stdout);
  const [status] = (await once(bash, 'exit')) as [number];
  try {
    process.kill(-Number(bash.pid), 'SIGTERM');
  } catch {
    // all of them have ended
  }
  return { status, output: await output };
}

test.each(PAGES)('the commands of %s work as they stand', async (page) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-documents-'));
  // the database of a store that root starts is another user's, below it
  chmodSync(folder, 0o755);
  try {
    const root = copyRepository(path.join(folder, 'store'));
    const port = await freePort();
    // Playwright refuses to run below jest
    const ofJest = { JEST_WORKER_ID: undefined, NODE_ENV: undefined };
    const env = { ...process.env, ...ofJest, PORT: `${port}`, LOG: path.join(folder, 'server.log'), CI: '1' };
    for (const script of scriptsOf(page, port)) {
      const { status, output } = await run(script, root, env);
      expect({ script, status, output: status === 0 ? '' : output.slice(-3_000) }).toEqual({
        ...{ script, status: 0, output: '' },
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
});

test('what CI runs is the command of the README', () => {
  expect(read('README.md')).toMatch(/^npm test +#/m);
  expect(read('.ci/run')).toMatch(/exec npm test\n$/);
});
