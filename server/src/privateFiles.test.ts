import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs, {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { STORE } from './base/config/project';
import { startProgram } from './base/config/startProgram';
import { publishBuild } from './releases/publishing/publishBuild';
import { makePrivate, OTHERS } from './base/system/privateFiles';
import { anOrder } from './testing/anOrder';
import { bundledProgram } from './testing/bundledProgram';
import { TemporaryRegistry } from './testing/temporaryRegistry';
import { TemporarySite } from './testing/temporarySite';

const execute = promisify(execFile);
const server = bundledProgram(join(__dirname, 'main.ts'));
const database = bundledProgram(join(__dirname, './operations/commands/glow.ts'));
const running = new Set<ChildProcess>();
let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'glow-files-'))));
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));

/** Releases builds that render nothing, so that no process starts for the repository's builds. */
async function releaseEmptyBuilds(releases: string): Promise<void> {
  const site = new TemporarySite();
  for (const { folder: name } of STORE.packages) await site.publish(name);
  cpSync(site.releases, releases, { recursive: true });
}

/** Files and folders below a folder that other users have rights to, with their modes. */
function openToOthers(path: string): string[] {
  const stats = lstatSync(path);
  const below = stats.isDirectory() ? readdirSync(path).flatMap((name) => openToOthers(join(path, name))) : [];
  return stats.mode & 0o077 ? [`${(stats.mode & 0o777).toString(8)} ${path}`, ...below] : below;
}

function filesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true }).map(String);
}

function environment() {
  return {
    PATH: process.env.PATH ?? '',
    PORT: '0',
    DATA_DIR: join(folder, 'shop/database'),
    RELEASES_DIR: join(folder, 'shop/releases'),
  };
}

const withMask = (mask: string) => ['-c', `umask ${mask}; exec "$@"`, 'sh', process.execPath];

async function open(mask: string): Promise<string> {
  const child = spawn('sh', [...withMask(mask), server()], { env: environment() });
  running.add(child);
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const url = /^Glow is open at (\S+)\nOrders are kept in /m.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(output)));
  });
}

test('with no mask at all, nothing that a new shop writes is open to other users', async () => {
  mkdirSync(join(folder, 'shop'), { mode: 0o700 });
  await releaseEmptyBuilds(environment().RELEASES_DIR);
  const url = await open('000');
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anOrder()),
  });
  expect(answer.status).toBe(201);
  // before a command takes over what it finds
  expect(openToOthers(join(folder, 'shop'))).toEqual([]);
  const backup = [...withMask('000'), database(), 'db', 'backup', join(folder, 'shop/backups')];
  await execute('sh', backup, { env: environment() });
  expect(openToOthers(join(folder, 'shop'))).toEqual([]);
  const files = filesBelow(join(folder, 'shop'));
  expect(files).toEqual(
    expect.arrayContaining([
      ...['signing-key', 'database/postgres.log', 'database/postgres-18/PG_VERSION', 'releases/server.json'],
      ...[expect.stringMatching(/^backups\/glow-/), expect.stringMatching(/^database\/opened-by/)],
    ]),
  );
  expect(files.length).toBeGreaterThan(900);
});

test('the folders of a shop that were open to others are taken over at the start', () => {
  const { DATA_DIR, RELEASES_DIR } = environment();
  mkdirSync(join(DATA_DIR, 'postgres-18/base'), { recursive: true });
  writeFileSync(join(DATA_DIR, 'postgres-18/base/1'), 'rows');
  mkdirSync(join(RELEASES_DIR, 'blog/b1'), { recursive: true });
  writeFileSync(join(RELEASES_DIR, 'blog/b1/release.json'), '{}');
  writeFileSync(join(folder, 'shop/signing-key'), `${'k'.repeat(43)}\n`);
  for (const file of filesBelow(folder)) {
    const path = join(folder, file);
    chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
  }
  chmodSync(join(folder, 'shop'), 0o700);
  const [before, mask] = [process.env, process.umask()];
  process.env = environment();
  startProgram();
  process.env = before;
  process.umask(mask);
  expect(openToOthers(join(folder, 'shop'))).toEqual([]);
  expect(readFileSync(join(folder, 'shop/signing-key'), 'utf8')).toBe(`${'k'.repeat(43)}\n`);
});

test('releases, uploads and the audit log are private, whatever the modes of what was built', async () => {
  const before = process.umask(0);
  const teams = new TemporaryRegistry();
  const build = (name: string) => {
    process.umask(0);
    const built = teams.build('blog', name, { 'a.js': 'a', 'fonts/b.woff2': 'b' });
    expect(openToOthers(built.dist)).not.toEqual([]);
    process.umask(OTHERS);
    return built;
  };
  try {
    process.umask(OTHERS);
    await teams.open();
    await teams.release('reading', [build('b2')]);
    await teams.upload('reading', build('b3'));
    // into the folder, where files are copied with their modes
    await publishBuild(teams.site.releases, build('b4').dist);
    for (const path of [teams.site.releases, teams.publishersFile, teams.accessOf('reading').keyFile])
      expect(openToOthers(path)).toEqual([]);
    expect(filesBelow(teams.site.releases)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^audit\.jsonl-\d{4}/),
        'registry.json',
        'blog/b2/fonts/b.woff2',
        '.uploads/reading',
      ]),
    );
  } finally {
    process.umask(before);
  }
});

test('a file of another user, which cannot be changed, ends the start; a read-only disk and links do not', () => {
  jest.spyOn(process, 'umask').mockReturnValue(0o022);
  const chmod = jest.spyOn(fs, 'chmodSync');
  const file = join(folder, 'inside/file');
  mkdirSync(join(folder, 'inside'), { mode: 0o700 });
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  const refusal = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };
  chmod.mockImplementation(refusal('EPERM'));
  const problem = `GLOW-024 ${file} is open to other users, and this one may not change that (EPERM): make it a file of the shop's user, with chown.`;
  expect(makePrivate(join(folder, 'inside'))).toBe(problem);
  process.env.DATA_DIR = join(folder, 'inside');
  expect(startProgram).toThrow(problem);
  delete process.env.DATA_DIR;
  chmod.mockImplementation(refusal('EROFS'));
  expect(makePrivate(join(folder, 'inside'))).toBeUndefined();
  chmod.mockRestore();
  fs.symlinkSync(file, join(folder, 'inside/link'));
  fs.symlinkSync(join(folder, 'inside'), join(folder, 'linked'));
  mkdirSync(join(folder, 'other'), { mode: 0o700 });
  fs.renameSync(file, join(folder, 'other/file'));
  fs.symlinkSync(join(folder, 'other/file'), file);
  makePrivate(join(folder, 'inside'));
  expect(openToOthers(join(folder, 'other'))).toHaveLength(1);
  fs.rmSync(file);
  fs.renameSync(join(folder, 'other/file'), file);
  process.env.DATA_DIR = join(folder, 'linked');
  startProgram();
  delete process.env.DATA_DIR;
  expect(openToOthers(file)).toEqual([]);
});
