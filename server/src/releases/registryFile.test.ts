import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goLive, list } from './pointers';
import { changePointers, readRegistryFile } from './registryFile';
import type { ListedBuild } from './registrySchema';

const NOW = '2026-11-21T10:00:00.000Z';
const listed: ListedBuild = { version: '1.0.0', published: NOW, integrity: 'sha256-a', journeys: 'passed' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glow-registry-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
  expect(readdirSync(folder)).toEqual(['registry.json']);
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

test('a registry that stays locked is reported with the lock to remove', async () => {
  writeFileSync(join(folder, 'registry.lock'), '');
  await expect(changePointers(folder, 'checkout', (pointers) => pointers)).rejects.toThrow(
    `remove ${join(folder, 'registry.lock')}`,
  );
});
