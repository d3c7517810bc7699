import { createHash } from 'node:crypto';
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import { StartError } from '../../base/errors/errors';
import { unpublishBuild } from '../publishing/unpublish';
import { createComposer } from '../../web/pages/composer';
import { noDatabase, TemporarySite } from '../../testing/temporarySite';
import { mirrorRegistry } from './mirrorRegistry';
import { monitorBuilds } from '../../web/monitoring/monitorBuilds';
import { goLive } from './pointers';
import { readRegistryFile } from './registryFile';
import type { ListedBuild } from './registrySchema';
import { shareWithdrawals } from '../../web/monitoring/watchBuilds';

const CODE = 'exports.text = 1;';
let site: TemporarySite;
let folder: string;
let url: string;
/** Requests to the origin, with their response status. */
let requests: string[];
let reports: string[];
let hasEtag: boolean;
type RegistryMirror = NonNullable<Awaited<ReturnType<typeof mirrorRegistry>>>;

let mirror: RegistryMirror | undefined;

const origin = createServer((request, response) => {
  const file = join(site.releases, request.url ?? '');
  const content = existsSync(file) ? readFileSync(file) : undefined;
  const etag = hasEtag && content && `"${createHash('sha1').update(content).digest('hex')}"`;
  const status = !content ? 404 : request.headers['if-none-match'] === etag ? 304 : 200;
  requests.push(`${status} ${request.url}`);
  response.writeHead(status, etag ? { etag } : {}).end(status === 200 ? content : undefined);
});

beforeAll(() => new Promise<void>((resolve) => void origin.listen(0, '127.0.0.1', resolve)));
afterAll(() => origin.close());
beforeEach(async () => {
  site = new TemporarySite();
  folder = mkdtempSync(join(tmpdir(), 'glow-copy-'));
  requests = [];
  reports = [];
  hasEtag = true;
  url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  await publish('b1');
});
afterEach(() => mirror?.close());

/** Publishes a checkout with an entry, its precompressed variant and a server bundle. */
async function publish(build: string): Promise<void> {
  const entry = `remoteEntry.${build}.js`;
  site.write(`checkout-mfe/dist/${entry}`, `// ${build}`);
  site.write(`checkout-mfe/dist/${entry}.br`, brotliCompressSync(`// ${build}`));
  const files = { [entry]: integrityOf(`// ${build}`), [`server.${build}.cjs`]: integrityOf(CODE) };
  site.releaseBundle('checkout-mfe', { name: 'checkout', container: 'glow_checkout', build, entry, files }, CODE);
  await site.publish('checkout-mfe');
}

async function open(): Promise<RegistryMirror> {
  mirror = await mirrorRegistry({ releasesUrl: url, releasesDir: folder }, (sentence) => reports.push(sentence));
  if (!mirror) throw new Error('There is no mirror');
  return mirror;
}

function live(): string | undefined {
  return readRegistryFile(folder).packages.checkout?.live?.build;
}

test('a server starts with all releases of the registry', async () => {
  await open();
  expect(live()).toBe('b1');
  expect(readFileSync(join(folder, 'checkout/b1/remoteEntry.b1.js'), 'utf8')).toBe('// b1');
  expect(existsSync(join(folder, 'checkout/b1/remoteEntry.b1.js.br'))).toBe(true);
  expect(reports).toEqual([]);
});

test('an unchanged registry is requested by its ETag, and nothing else', async () => {
  const { update } = await open();
  requests = [];
  await update();
  expect(requests).toEqual(['304 /registry.json']);
});

test('a new release in the registry goes live, and only its files are fetched', async () => {
  const { update } = await open();
  await publish('b2');
  requests = [];
  await update();
  expect(live()).toBe('b2');
  expect(requests.filter((line) => line.includes('/b1/'))).toEqual([]);
});

const FILES = ['remoteEntry.b2.js', 'server.b2.cjs', 'release.json'];

test.each(FILES)('%s that was tampered with changes nothing, is reported once, and fetched again', async (file) => {
  const { update } = await open();
  await publish('b2');
  const path = `releases/checkout/b2/${file}`;
  const honest = readFileSync(join(site.root, path));
  site.write(path, `${honest.toString()} `);
  await update();
  await update();
  expect(live()).toBe('b1');
  expect(reports).toEqual([
    `GLOW-263 The registry at ${url} cannot be read: ${url}/checkout/b2/${file} is not the file that the registry lists. What was live stays live.`,
  ]);
  site.write(path, honest);
  await update();
  expect(live()).toBe('b2');
});

test('an unpublished build is dropped, and fetched again once it is published again', async () => {
  const { update } = await open();
  await publish('b2');
  await publish('b3');
  await update();
  await unpublishBuild(site.folders, 'checkout', 'b1', () => undefined);
  await update();
  expect(readdirSync(join(folder, 'checkout')).sort()).toEqual(['b2', 'b3']);
  expect(Object.keys(readRegistryFile(folder).packages.checkout?.builds ?? {})).toEqual(['b2', 'b3']);
  await publish('b1');
  await update();
  expect(live()).toBe('b1');
  expect(readFileSync(join(folder, 'checkout/b1/remoteEntry.b1.js'), 'utf8')).toBe('// b1');
  expect(reports).toEqual([]);
});

test('a build that is there with another content than the registry lists is fetched again', async () => {
  mkdirSync(join(folder, 'checkout/b1'), { recursive: true });
  writeFileSync(join(folder, 'checkout/b1/release.json'), '{}');
  await open();
  expect(readFileSync(join(folder, 'checkout/b1/remoteEntry.b1.js'), 'utf8')).toBe('// b1');
});

test('a release with a file name that leads out of its folder is not fetched', async () => {
  const { update } = await open();
  await publish('b2');
  const content = JSON.stringify({ name: 'checkout', version: '1.0.0', build: 'b2', files: { '../../b1/x.js': 'a' } });
  site.write('releases/checkout/b2/release.json', content);
  await site.point('checkout', ({ builds, ...pointers }) => ({
    ...pointers,
    builds: { ...builds, b2: { ...builds.b2, integrity: integrityOf(content) } as ListedBuild },
  }));
  await update();
  expect(live()).toBe('b1');
  expect(reports).toEqual([expect.stringContaining('"../../b1/x.js" is not the name of a file in a build')]);
  expect(readdirSync(join(folder, '.arriving'))).toEqual([]);
});

test('a fetched build is on the disk before it has its place', async () => {
  const steps: string[] = [];
  const { fsyncSync, renameSync } = fs;
  jest.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    steps.push(basename(fs.readlinkSync(`/proc/self/fd/${descriptor}`)));
    fsyncSync(descriptor);
  });
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    steps.push(`to ${basename(String(to))}`);
    renameSync(from, to);
  });
  await open();
  jest.restoreAllMocks();
  expect(steps.slice(0, steps.indexOf('to b1'))).toEqual(
    expect.arrayContaining(['release.json', 'remoteEntry.b1.js', 'remoteEntry.b1.js.br', 'server.b1.cjs']),
  );
  expect(steps.slice(steps.indexOf('to b1') + 1, steps.indexOf('to registry.json'))).toContain('checkout');
});

test("a build that cannot be fetched delays its own package's release, not the others'", async () => {
  const { update } = await open();
  await publish('b2');
  await site.publish('blog-mfe');
  rmSync(join(site.releases, 'checkout/b2/remoteEntry.b2.js'));
  await update();
  expect([live(), readRegistryFile(folder).packages.blog?.live?.build]).toEqual(['b1', 'blog1']);
});

test('a compressed file with other content is not stored', async () => {
  writeFileSync(join(site.releases, 'checkout/b1/remoteEntry.b1.js.br'), brotliCompressSync('evil'));
  await open();
  expect(existsSync(join(folder, 'checkout/b1/remoteEntry.b1.js'))).toBe(true);
  expect(existsSync(join(folder, 'checkout/b1/remoteEntry.b1.js.br'))).toBe(false);
});

test('a server with a copy starts without the registry', async () => {
  (await open()).close();
  writeFileSync(join(site.releases, 'registry.json'), 'not json');
  await open();
  expect(live()).toBe('b1');
  expect(reports).toEqual([expect.stringContaining('What was live stays live.')]);
});

test('a copy that is torn is made again from the registry', async () => {
  (await open()).close();
  for (const name of ['registry.json', 'registry.copy.json']) writeFileSync(join(folder, name), '{"pack');
  await open();
  expect([live(), reports]).toEqual(['b1', []]);
});

test('a server without a copy does not start without the registry', async () => {
  rmSync(join(site.releases, 'registry.json'));
  await expect(open()).rejects.toEqual(
    new StartError(`GLOW-263 The registry at ${url} cannot be read: it answered 404.`),
  );
  url = 'http://127.0.0.1:1';
  await expect(open()).rejects.toThrow(/The registry at http:\/\/127\.0\.0\.1:1 cannot be read: .*fetch failed\.$/);
});

test('without a URL nothing is mirrored', async () => {
  expect(await mirrorRegistry({ releasesUrl: undefined, releasesDir: folder }, () => undefined)).toBeUndefined();
});

describe('a build that is withdrawn while the registry names it', () => {
  /** An instance with its own copy of the registry, and the database that all share. */
  function instance(releasesDir: string, rows: Record<string, string | number>[]) {
    let seconds = 0;
    const composer = createComposer({ ...site.folders, releasesDir }, fail, () => seconds * 1000);
    const database = {
      ...noDatabase,
      query: async <Found>(
        _text: string,
        [name = '', build = '', at = 0, evidence = '']: (string | number | null)[] = [],
      ) => {
        if (name) rows.push({ name, build: build ?? '', at: at ?? 0, evidence: evidence ?? '' });
        return rows as Found[];
      },
    };
    const sharing = shareWithdrawals(database, composer.withdrawn, { isExclusive: false, report: fail });
    const monitor = monitorBuilds({
      readLive: composer.liveReleases,
      config: { releasesDir, errorLimit: 10 },
      withdrawn: composer.withdrawn,
      share: sharing.sync,
      report: (sentence) => reports.push(sentence),
    });
    const served = () => {
      seconds += 10;
      return composer.compose().releases.get('checkout')?.build;
    };
    return { ...sharing, monitor, served };
  }

  function fail(sentence: string): void {
    throw new Error(sentence);
  }

  test('is not served again, by any instance, until it is released again; also where the host sends no ETag', async () => {
    hasEtag = false;

    await publish('b2');
    const live2 = { build: 'b2', since: new Date().toISOString() };
    await site.point('checkout', (pointers) => ({ ...pointers, live: live2 }));
    const { update } = await open();
    const otherFolder = mkdtempSync(join(tmpdir(), 'glow-copy-'));
    const other = await mirrorRegistry({ releasesUrl: url, releasesDir: otherFolder }, fail);
    const rows: Record<string, string | number>[] = [];
    const instances = [instance(folder, rows), instance(otherFolder, rows)];
    for (let network = 0; network < 10; network += 1)
      instances[0]?.monitor.recordFault({ name: 'checkout', build: 'b2' }, `n${network}`);
    expect(reports).toEqual([expect.stringContaining('checkout b2 is withdrawn')]);
    for (let second = 0; second < 2; second += 1) {
      await update();
      await other?.update();
      await Promise.all(instances.map(({ sync }) => sync()));
      expect([live(), ...instances.map(({ served }) => served())]).toEqual(['b2', 'b1', 'b1']);
    }
    const later = new Date(Date.now() + 1).toISOString();
    await site.point('checkout', (pointers) => goLive({ ...pointers, live: undefined }, 'b2', later));
    await update();
    await other?.update();
    expect(instances.map(({ served }) => served())).toEqual(['b2', 'b2']);
    instances.forEach(({ close }) => close());
    other?.close();
  });
});
