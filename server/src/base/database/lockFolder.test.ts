import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lockFolder';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'glow-lock-'))));

function claims(): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('opened-by-'));
}

/** Writes a copy of this process's claim with parts of its name changed. */
async function forge(change: (parts: string[]) => string[]): Promise<string> {
  const unlock = await lockFolder(folder);
  const parts = (claims()[0] ?? '').slice('opened-by-'.length).split('-').slice(0, 3);
  unlock();
  const name = `opened-by-${change(parts).join('-')}-0`;
  writeFileSync(join(folder, name), '');
  return name;
}

test('a locked folder is refused, naming folder and process, and free again once unlocked', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`${folder} is in use .* \\(process ${process.pid}\\)`));
  unlock();
  (await lockFolder(folder))();
  expect(claims()).toEqual([]);
});

test('of many processes that start at once exactly one gets the folder', async () => {
  // the others wait until the clock of the test goes on
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const starting = Array.from({ length: 20 }, () => lockFolder(folder));
  await Promise.any(starting);
  clock.mockReturnValue(now + 1_000);
  const starters = await Promise.allSettled(starting);
  clock.mockRestore();
  const winners = starters.flatMap((starter) => (starter.status === 'fulfilled' ? [starter.value] : []));
  expect(winners).toHaveLength(1);
  expect(claims()).toHaveLength(1);
  winners[0]?.();
});

test('the claim of a process that has ended is removed at once', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  await forge(([, start = '', namespace = '']) => [String(child.pid), start, namespace]);
  (await lockFolder(folder))();
  expect(claims()).toEqual([]);
});

test('a process id that was given to a later process is recognised', async () => {
  await forge(([pid = '', start = '', namespace = '']) => [pid, `${start}9`, namespace]);
  (await lockFolder(folder))();
});

test('a claim that cannot be judged counts, however old it is, and the command that removes it is named', async () => {
  const name = await forge(([pid = '', start = '']) => [pid, start, '1']);
  utimesSync(join(folder, name), 0, 0);
  await expect(lockFolder(folder)).rejects.toThrow(`run rm '${join(folder, name)}'`);
  rmSync(join(folder, name));
  (await lockFolder(folder))();
});

(process.platform === 'linux' ? test : test.skip)(
  'a claim from another container counts until its process has ended, also while that is stopped',
  async () => {
    const otherContainer = (name: string) => name.replace(/-\d+-(?=\w+$)/, '-1-');
    const child = spawn(process.execPath, [
      ...['-e', "require('net').createServer().listen(process.argv[1], () => console.log())"],
      join(folder, 'claim'),
    ]);
    await once(child.stdout, 'data');
    const unlock = await lockFolder(folder);
    const name = otherContainer(claims()[0] ?? '');
    unlock();
    renameSync(join(folder, 'claim'), join(folder, name));
    child.kill('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow(name);
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await lockFolder(folder))();
    expect(claims()).toEqual([]);
  },
);
