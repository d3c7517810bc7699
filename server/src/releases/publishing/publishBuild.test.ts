import fs, { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createBuildRepositoryReader } from '../repository/buildRepository';
import { readRegistryFile } from '../repository/registryFile';
import { TemporarySite } from '../../testing/temporarySite';
import { publishBuild } from './publishBuild';

let site: TemporarySite;
let dist: string;

beforeEach(() => {
  site = new TemporarySite();
  dist = join(site.root, 'checkout-mfe/dist');
});
afterEach(() => jest.restoreAllMocks());

function build(...files: string[]): void {
  const hashes = Object.fromEntries(files.map((file) => [file, 'sha256-x']));
  site.release('checkout-mfe', { name: 'checkout', version: '1.0.0', build: 'b1', files: hashes });
}

function publish() {
  return publishBuild(site.releases, dist);
}

test.each(['../cart.js', '/etc/passwd', 'a\\b.js', 'a\0.js', 'a//b.js', 'a/./b.js', 'NUL', 'a/con.js', 'lpt1.js.map'])(
  'a build with a file named %j is not published',
  async (file) => {
    build(file);
    await expect(publish()).rejects.toThrow(
      `${join(dist, 'release.json')} cannot be published: ${JSON.stringify(file)} is not the name of a file in a build.`,
    );
    expect(existsSync(site.releases)).toBe(false);
  },
);

test.each([
  ['name', { name: '../evil' }, '"../evil"'],
  ['build', { build: '../evil' }, '"../evil"'],
  ['build', { build: 'a/../b' }, '"a/../b"'],
  ['build', { build: '..' }, '".."'],
  ['build', { build: 'nul' }, '"nul"'],
])('a build whose %s is no folder name is not published: %j', async (field, change, value) => {
  site.release('checkout-mfe', { name: 'checkout', version: '1.0.0', build: 'b1', ...change });
  await expect(publish()).rejects.toThrow(`cannot be published: ${field}: ${value} is not the name of a folder.`);
});

test.each(['cart.js', 'cart.js.br', 'screens'])('a link at %s that leads out of the build is refused', async (link) => {
  build('cart.js', 'screens/cart.js');
  site.write('elsewhere/cart.js', 'secret');
  const target = link === 'screens' ? 'elsewhere' : 'elsewhere/cart.js';
  symlinkSync(join(site.root, target), join(dist, link));
  await expect(publish()).rejects.toThrow(/is a link that leads out of the build\.$/);
  rmSync(join(dist, link));
  symlinkSync(join(site.root, 'nothing'), join(dist, 'cart.js'));
  await expect(publish()).rejects.toThrow(`${join(dist, 'cart.js')} is a link that leads out of the build.`);
  expect(existsSync(join(site.releases, 'checkout'))).toBe(false);
});

test('a link inside of the build is published as the file that it leads to', async () => {
  build('cart.js', 'same.js');
  site.write('checkout-mfe/dist/cart.js', 'cart');
  symlinkSync('cart.js', join(dist, 'same.js'));
  await publish();
  expect(fs.lstatSync(join(site.releases, 'checkout/b1/same.js')).isFile()).toBe(true);
  expect(readFileSync(join(site.releases, 'checkout/b1/same.js'), 'utf8')).toBe('cart');
});

test('a registry whose build folders are links, as the journeys use it, is read', async () => {
  build('cart.js');
  site.write('checkout-mfe/dist/cart.js', 'cart');
  await publish();
  const staging = join(site.root, 'staging');
  mkdirSync(join(staging, 'checkout'), { recursive: true });
  cpSync(join(site.releases, 'registry.json'), join(staging, 'registry.json'));
  symlinkSync(join(site.releases, 'checkout/b1'), join(staging, 'checkout/b1'));
  const reports: string[] = [];
  const read = createBuildRepositoryReader(staging, (sentence) => reports.push(sentence));
  expect([read().find('checkout', 'b1')?.build, reports]).toEqual(['b1', []]);
});

test('every file and folder of a build is on the disk before the build has its place, and its place before it is listed', async () => {
  build('cart.js', 'screens/cart.js');
  site.write('checkout-mfe/dist/cart.js', 'cart');
  site.write('checkout-mfe/dist/screens/cart.js', 'cart');
  const steps: string[] = [];
  const { fsyncSync, renameSync } = fs;
  const short = (path: string) => path.replace(site.releases, '').replace(/\/\.arriving\/[^/]*/, 'new');
  jest.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    steps.push(`flush ${short(fs.readlinkSync(`/proc/self/fd/${descriptor}`)).replace(/json\..*next$/, 'next')}`);
    fsyncSync(descriptor);
  });
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    steps.push(`rename ${short(String(to))}`);
    renameSync(from, to);
  });
  await publish();
  const place = steps.indexOf('rename /checkout/b1');
  expect(steps.slice(0, place).sort()).toEqual(
    ['new', 'new/cart.js', 'new/release.json', 'new/screens', 'new/screens/cart.js'].map((path) => `flush ${path}`),
  );
  expect(steps.slice(place)).toEqual([
    'rename /checkout/b1',
    'flush /checkout',
    'flush ',
    'flush /registry.next',
    'rename /registry.json',
    'flush ',
  ]);
});

test('what an interrupted publication left is removed by the next one', async () => {
  const { pid } = process;
  const [own = ''] = await whileArriving();
  const dead = own.replace(`${pid}-`, `${pid}-9`);
  mkdirSync(join(site.releases, '.arriving', dead), { recursive: true });
  mkdirSync(join(site.releases, '.arriving/checkout-b0-of-an-earlier-version'));
  site.write('releases/checkout/b1/half.js', 'half');
  build();
  await publish();
  expect(readdirSync(join(site.releases, '.arriving'))).toEqual(['checkout-b0-of-an-earlier-version']);
  expect(readdirSync(join(site.releases, 'checkout/b1'))).toEqual(['release.json']);
  expect(Object.keys(readRegistryFile(site.releases).packages.checkout?.builds ?? {})).toEqual(['b1']);
});

/** The names of the folders of builds that are not complete, while another package is published. */
async function whileArriving(): Promise<string[]> {
  let names: string[] = [];
  const { copyFileSync: copy } = fs;
  const spy = jest.spyOn(fs, 'copyFileSync').mockImplementation((...parts) => {
    names = readdirSync(join(site.releases, '.arriving'));
    copy(...parts);
  });
  await publishBuild(site.releases, join(site.root, 'blog-mfe/dist'));
  spy.mockRestore();
  return names;
}
