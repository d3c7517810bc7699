import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from '../../base/system/fileLock';
import { bundledProgram } from '../../testing/bundledProgram';
import { goLive, list } from './pointers';
import { changePointers, readRegistryFile } from './registryFile';
import type { ListedBuild } from './registrySchema';

const NOW = '2026-11-21T10:00:00.000Z';
const listed: ListedBuild = { version: '1.0.0', published: NOW, integrity: 'sha256-a', journeys: 'passed' };
const library = bundledProgram(join(__dirname, 'registryFile.ts'));
let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'glow-registry-'))));

test('a folder without a registry has an empty one', () => {
  expect(readRegistryFile(folder)).toEqual({ packages: {} });
});

test('concurrent changes are all applied, one after the other, and leave no lock behind', async () => {
  await Promise.all(
    ['b1', 'b2', 'b3', 'b4'].map((build) =>
      changePointers(folder, 'checkout', (pointers) => goLive(list(pointers, build, listed), build, NOW)),
    ),
  );
  const { checkout } = readRegistryFile(folder).packages;
  expect([...(checkout?.past ?? []), checkout?.live?.build].sort()).toEqual(['b1', 'b2', 'b3', 'b4']);
  expect(readdirSync(folder)).toEqual(['registry.copy.json', 'registry.json']);
});

test("one package's change leaves the others'", async () => {
  await changePointers(folder, 'blog', (pointers) => list(pointers, 'b1', listed));
  await changePointers(folder, 'checkout', (pointers) => list(pointers, 'b2', listed));
  expect(Object.keys(readRegistryFile(folder).packages)).toEqual(['blog', 'checkout']);
});

test('a rejected change leaves the registry as it was, and releases the lock', async () => {
  await changePointers(folder, 'checkout', (pointers) => list(pointers, 'b1', listed));
  const before = readFileSync(join(folder, 'registry.json'), 'utf8');
  await expect(changePointers(folder, 'checkout', (pointers) => list(pointers, 'b1', listed))).rejects.toThrow(
    '409 Conflict',
  );
  expect(readFileSync(join(folder, 'registry.json'), 'utf8')).toBe(before);
  await changePointers(folder, 'checkout', (pointers) => list(pointers, 'b2', listed));
});

test('an invalid registry is not overwritten', async () => {
  writeFileSync(join(folder, 'registry.json'), '{"packages":');
  await expect(changePointers(folder, 'checkout', (pointers) => pointers)).rejects.toThrow();
  expect(readFileSync(join(folder, 'registry.json'), 'utf8')).toBe('{"packages":');
});

/** Starts a process that changes the registry and never ends the change, and kills it while it holds the lock. */
async function interruptChange(): Promise<void> {
  const code = `const { changePointers } = await import(process.argv[1]);
    await changePointers(process.argv[2], 'checkout', () => {
      process.stdout.write('locked');
      for (;;);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, library(), folder]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a change whose process was killed holds up no later one, and nothing of it remains', async () => {
  await interruptChange();
  const [claim = ''] = readdirSync(folder);
  expect(claim).toMatch(/^registry\.lock-/);
  const owner = claim.slice('registry.lock-'.length).split('-', 3).join('-');
  writeFileSync(join(folder, `registry.json.${owner}.next`), '{"pack');
  // no claim gets older, and no wait ends
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await changePointers(folder, 'checkout', (pointers) => list(pointers, 'b1', listed));
  jest.restoreAllMocks();
  expect(readdirSync(folder)).toEqual(['registry.copy.json', 'registry.json']);
});

/** Lets each look at the clock be 20 seconds later. */
function letWaitsEnd(): void {
  const now = Date.now();
  let calls = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now + 20_000 * calls++);
}

test('a lock whose process cannot be seen is kept, however old it is, and the command that removes it is named', async () => {
  const file = join(folder, 'registry.lock');
  writeFileSync(file, '');
  utimesSync(file, 0, 0);
  letWaitsEnd();
  await expect(changePointers(folder, 'checkout', (pointers) => pointers)).rejects.toThrow(`run rm '${file}'`);
  jest.restoreAllMocks();
  rmSync(file);
  await changePointers(folder, 'checkout', (pointers) => list(pointers, 'b1', listed));
  expect(readdirSync(folder)).toEqual(['registry.copy.json', 'registry.json']);
});

test('a registry that another process is changing for too long is reported', async () => {
  const unlock = await takeLock(folder, 'registry.lock', 100, Error);
  letWaitsEnd();
  await expect(changePointers(folder, 'checkout', (pointers) => pointers)).rejects.toThrow(
    `The registry in ${folder} is being changed by process ${process.pid} for 15 seconds: try again once that has ended.`,
  );
  jest.restoreAllMocks();
  unlock();
  await changePointers(folder, 'checkout', (pointers) => list(pointers, 'b1', listed));
  expect(readdirSync(folder)).toEqual(['registry.copy.json', 'registry.json']);
});

test('a change waits for the one that is under way', async () => {
  const unlock = await takeLock(folder, 'registry.lock', 100, Error);
  let isDone = false;
  const change = changePointers(folder, 'checkout', (pointers) => list(pointers, 'b1', listed)).then(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isDone).toBe(false);
  unlock();
  await change;
});
