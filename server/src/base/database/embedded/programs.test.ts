import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programsFor } from './programs';

const asRoot = process.getuid?.() === 0 ? test : test.skip;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'glow-programs-'))));

/** A package of programs whose links were not made, as a read-only installation. */
function install(list: object[]): string {
  const installed = join(folder, 'installed');
  for (const part of ['bin', 'lib']) mkdirSync(join(installed, 'native', part), { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{"version":"1"}');
  writeFileSync(join(installed, 'native/bin/postgres'), '', { mode: 0o555 });
  writeFileSync(join(installed, 'native/lib/libpq.so.5.18'), '', { mode: 0o444 });
  writeFileSync(join(installed, 'native/pg-symlinks.json'), JSON.stringify(list));
  for (const part of ['native/bin', 'native/lib', 'native', '']) chmodSync(join(installed, part), 0o555);
  return installed;
}

const LINK = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };

test('programs of an installation that can be written get their links there, once', () => {
  const installed = install([LINK]);
  for (const part of ['native/lib', '']) chmodSync(join(installed, part), 0o755);
  for (let start = 0; start < 2; start += 1)
    expect(programsFor(folder, false, installed)).toBe(join(installed, 'native/bin'));
  expect(readlinkSync(join(installed, LINK.target))).toBe('libpq.so.5.18');
  expect(readdirSync(folder)).toEqual(['installed']);
});

// which may write into any folder itself
asRoot(
  'programs of a read-only installation are copied once, with their links; a copy that fails leaves nothing',
  () => {
    const installed = install([LINK]);
    const data = join(folder, 'data');
    mkdirSync(data);
    chmodSync(folder, 0o755);
    chmodSync(data, 0o777);
    const broken = join(folder, 'broken');
    cpSync(installed, broken, { recursive: true });
    writeFileSync(join(broken, 'native/pg-symlinks.json'), JSON.stringify([{ ...LINK, target: 'native/none/x' }]));
    process.seteuid?.(1500);
    try {
      expect(() => programsFor(data, false, broken)).toThrow('ENOENT');
      expect(readdirSync(data)).toEqual([]);
      expect(programsFor(data, false, installed)).toBe(join(data, 'glow-postgres-1/native/bin'));
    } finally {
      process.seteuid?.(0);
    }
    expect(readdirSync(data)).toEqual(['glow-postgres-1']);
    expect(existsSync(join(data, 'glow-postgres-1/native/lib/libpq.so.5'))).toBe(true);
  },
);
