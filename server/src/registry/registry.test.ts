import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { changePointers, readRegistryFile } from '../releases/repository/registryFile';
import type { StoredRelease } from '../releases/repository/buildRepository';
import type { ListedBuild } from '../releases/repository/registrySchema';
import { describeLog } from './publicationLog';
import { idOfFile } from './fileId';
import { acceptBuilds } from './publisherKeys';
import { readPublishersFile } from './publishersFile';
import type { Statement } from './statement';
import { TemporaryRegistry } from '../testing/temporaryRegistry';

const registry = new TemporaryRegistry();

beforeAll(() => registry.open());
beforeEach(() => registry.reset());

function checkout(build: string, files: Record<string, string> = { 'cart.js': `// ${build}` }): StoredRelease {
  return registry.build('checkout', build, files);
}

/** The build of a package that the running server composes pages of, and that a server started now would. */
function served(name: string): (string | undefined)[] {
  const { site } = registry;
  return [site.composer(registry.verifier()), site.composer()].map(
    (composer) => composer.compose().releases.get(name)?.build,
  );
}

test('what the service would refuse of key, team and clock is told before anything is built', async () => {
  const target = await registry.target('buying');
  await target.prepare(['checkout', 'account']);
  expect(() => target.prepare(['checkout', 'blog'])).toThrow('blog is not a package of buying');
  const withOtherKey = await registry.target('buying', 'reading');
  expect(() => withOtherKey.prepare(['checkout'])).toThrow('REGISTRY_KEY is not the key of buying');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now - 10 * 60_000);
  expect(() => target.prepare(['checkout'])).toThrow('The clock of this machine is 10 minutes behind');
  clock.mockRestore();
});

test('a team releases, with what it attests, and another server takes it', async () => {
  await registry.release('buying', [checkout('b1')], { skipped: ['journeys'] });
  expect(registry.pointers('checkout')).toMatchObject({
    live: { build: 'b1' },
    past: ['checkout1'],
    sequence: 1,
    builds: { b1: { skipped: ['journeys'], journeys: 'skipped', commit: 'c0ffee', by: 'Ann', note: 'New sums' } },
  });
  expect(served('checkout')).toEqual(['b1', 'b1']);
  const { statusCode, body } = await registry.get('/assets/checkout/cart.js');
  expect([statusCode, body]).toEqual([200, '// b1']);
});

test('a canary is started, grows, is promoted and followed by a rollback; another canary is ended', async () => {
  await registry.release('buying', [checkout('b1')], { share: 10 });
  expect(registry.pointers('checkout')?.canary).toMatchObject({ build: 'b1', share: 10 });
  const grown = await (await registry.target('buying')).promote('checkout', 50);
  expect([grown.canary, grown.live?.build]).toMatchObject([{ build: 'b1', share: 50 }, 'checkout1']);
  const target = () => registry.target('buying');
  const steps = [
    await (await target()).promote('checkout'),
    await (await target()).rollBack('checkout', undefined),
    await (await target()).rollBack('checkout', 'b1'),
  ];
  expect(steps.map(({ live }) => live?.build)).toEqual(['b1', 'checkout1', 'b1']);
  await registry.release('buying', [checkout('b2')], { share: 20 });
  const ended = await (await registry.target('buying')).rollBack('checkout', undefined);
  expect([ended.canary, ended.live?.build]).toEqual([undefined, 'b1']);
});

test('a package is taken out of the store by its team, and brought back', async () => {
  await registry.release('buying', [checkout('b1')]);
  expect((await (await registry.target('buying')).retire('checkout')).live).toBeUndefined();
  const target = await registry.target('buying');
  expect(() => target.retire('checkout')).toThrow('No build of it is live.');
  expect((await target.rollBack('checkout', undefined)).live?.build).toBe('b1');
});

test('what cannot be promoted or rolled back is refused as in a folder', async () => {
  const target = await registry.target('buying');
  expect(() => target.promote('checkout')).toThrow('There is no build at a share of shoppers');
  expect(() => target.rollBack('checkout', 'b9')).toThrow('There is no published build b9');
});

test('several packages of a team go live in one change, or none of them', async () => {
  const account = registry.build('account', 'a1', {});
  await registry.release('buying', [checkout('b1'), account]);
  expect([registry.pointers('checkout')?.live?.build, registry.pointers('account')?.live?.build]).toEqual(['b1', 'a1']);
  const next = [checkout('b2'), registry.build('account', 'a2', {})];
  rmSync(join(next[1]?.dist ?? '', 'remoteEntry.a2.js'));
  registry.site.write('account-mfe/dist/remoteEntry.a2.js', '// another');
  await expect(registry.release('buying', next)).rejects.toThrow('The file has another hash.');
  const { live, builds } = registry.pointers('checkout') ?? {};
  expect([live?.build, builds?.b2]).toEqual(['b1', undefined]);
});

test('a published build is live for nobody, and its link shows it', async () => {
  const { preview = '' } = await registry.release('buying', [checkout('b1')], { publishOnly: true });
  expect(registry.pointers('checkout')).toMatchObject({ live: { build: 'checkout1' }, builds: { b1: {} } });
  expect(new URL(preview).searchParams.get('preview')).toMatch(/^checkout@b1\.\d{10}\.[\w-]{43}$/);
});

test('a published build, which need not fit alone, goes live in one change with others of its team only', async () => {
  const needs = { react: '^20.0.0' };
  const [next, account] = [
    registry.build('checkout', 'b1', {}, undefined, { needs }),
    registry.build('account', 'a1', {}),
  ];
  await registry.release('buying', [next], { publishOnly: true });
  await expect(registry.release('buying', [account, next])).rejects.toThrow('checkout needs react ^20.0.0');
  await registry.release('buying', [checkout('b2')], { publishOnly: true });
  await expect(registry.release('reading', [checkout('b2')])).rejects.toThrow('checkout is not a package of reading');
  await registry.release('buying', [checkout('b2'), account]);
  expect([registry.pointers('checkout')?.live?.build, registry.pointers('account')?.live?.build]).toEqual(['b2', 'a1']);
  const target = await registry.target('buying');
  await target.prepare(['checkout'], ['b1']);
  expect(existsSync(join(target.folders.releasesDir, 'checkout/b1/release.json'))).toBe(true);
});

test('a release that was not seen to end is found live, and nothing is sent twice', async () => {
  await registry.release('buying', [checkout('b1', { 'react.js': '// react', 'cart.js': '// one' })]);
  const again = await registry.target('buying');
  expect(again.packages().checkout?.live?.build).toBe('b1');
  await registry.release('buying', [checkout('b2', { 'react.js': '// react', 'cart.js': '// two' })]);
  expect(registry.prints).toEqual(['Uploading 4 of 4 files …', 'Uploading 3 of 4 files …']);
  expect(readFileSync(join(registry.site.releases, 'checkout/b2/react.js'), 'utf8')).toBe('// react');
  expect(readdirSync(join(registry.site.releases, '.uploads/buying'))).toEqual([]);
});

test('an upload that is cut in the middle lists nothing and goes on where it was', async () => {
  const release = checkout('b1', { 'one.js': '// one', 'two.js': '// two' });
  await registry.put('buying', Buffer.from('// one'));
  await cutUpload(idOfFile(release.files['two.js'] ?? ''));
  expect(registry.pointers('checkout')?.builds.b1).toBeUndefined();
  await registry.release('buying', [release]);
  expect(registry.prints).toEqual(['Uploading 3 of 4 files …']);
  expect(registry.pointers('checkout')?.live?.build).toBe('b1');
});

/** Sends the first bytes of a file, and ends the connection. */
async function cutUpload(id: string): Promise<void> {
  const cut = request({
    port: registry.port,
    method: 'PUT',
    path: `/api/registry/files/${id}`,
    headers: {
      authorization: `Bearer ${registry.accessOf('buying').token}`,
      'content-type': 'application/octet-stream',
      'content-length': 1000,
    },
  });
  const ended = new Promise<void>((resolve) => cut.on('error', () => resolve()));
  cut.write('half', () => setTimeout(() => cut.destroy(), 50));
  await ended;
}

test('two teams that release at the same time both succeed', async () => {
  const builds = [checkout('b1'), registry.build('blog', 'n1', {})] as const;
  await Promise.all([registry.release('buying', [builds[0]]), registry.release('reading', [builds[1]])]);
  expect(served('checkout')).toEqual(['b1', 'b1']);
  expect(served('blog')).toEqual(['n1', 'n1']);
});

test('of two releases of one package at the same time, one is refused', async () => {
  const first = await registry.target('buying');
  const second = await registry.target('buying');
  const how = { skipped: [], provenance: {} };
  await first.publish([checkout('b1')], how);
  await expect(second.publish([checkout('b2')], how)).rejects.toThrow('checkout was changed meanwhile');
  expect(registry.pointers('checkout')?.live?.build).toBe('b1');
});

test('what a killed server left of a build is not listed, and the next release replaces it', async () => {
  const release = checkout('b1');
  registry.site.write('releases/checkout/b1/cart.js', 'half');
  expect(registry.pointers('checkout')?.builds.b1).toBeUndefined();
  await registry.release('buying', [release]);
  expect(readFileSync(join(registry.site.releases, 'checkout/b1/cart.js'), 'utf8')).toBe('// b1');
});

test('the publisher checks against the live builds, which it copies', async () => {
  await registry.release('buying', [checkout('b1')]);
  await registry.release('buying', [checkout('b2')], { share: 10 });
  const target = await registry.target('reading');
  await target.prepare(['blog']);
  const { packages } = readRegistryFile(target.folders.releasesDir);
  expect(Object.keys(packages.checkout?.builds ?? {}).sort()).toEqual(['b1', 'b2']);
  expect(readFileSync(join(target.folders.releasesDir, 'checkout/b2/cart.js'), 'utf8')).toBe('// b2');
  await (await registry.target('buying')).promote('checkout');
  await (await registry.target('reading')).prepare(['blog']);
  expect(readdirSync(join(target.folders.releasesDir, 'checkout'))).toEqual(['b2']);
});

describe('a server with publishers', () => {
  beforeEach(async () => {
    await registry.release('buying', [checkout('b1')]);
    await registry.release('buying', [checkout('b2')]);
  });

  async function changeListed(build: string, change: (listed: ListedBuild) => ListedBuild): Promise<void> {
    await changePointers(registry.site.releases, 'checkout', (pointers) => ({
      ...pointers,
      builds: { ...pointers.builds, [build]: change(pointers.builds[build] as ListedBuild) },
    }));
  }

  function overwrite(path: string): void {
    writeFileSync(join(registry.site.releases, path), '// evil');
  }

  test('serves what teams have signed, and what was there before they could', () => {
    expect([served('checkout'), served('blog'), served('shell'), registry.reports]).toEqual([
      ['b2', 'b2'],
      ['blog1', 'blog1'],
      ['s1', 's1'],
      [],
    ]);
  });

  test.each(['cart.js', 'remoteEntry.b2.js'])('refuses a build whose %s was changed on the disk', (file) => {
    overwrite(`checkout/b2/${file}`);
    expect(served('checkout')).toEqual([undefined, 'b2']);
    expect(registry.site.reports.join()).toContain(`cannot be used: checkout's file ${file} is not the one`);
  });

  const signedAs = (changes: Partial<Statement>) => (listed: ListedBuild) => ({
    ...listed,
    signed: registry.sign('buying', checkout('b2'), changes),
  });

  test.each<[string, (listed: ListedBuild, other: ListedBuild) => ListedBuild, string]>([
    ['that of a rollback', signedAs({ action: 'rollback', attestation: undefined }), 'that of something else'],
    ['that of another store', signedAs({ registry: randomUUID() }), 'that of something else'],
    ['none', (listed) => ({ ...listed, signed: undefined }), 'it is not signed'],
    ['that of another build', (listed, { signed }) => ({ ...listed, signed }), 'that of something else'],
    [
      'one that does not match',
      (listed) => ({ ...listed, signed: { statement: listed.signed?.statement ?? '', signature: 'AAAA' } }),
      'it has no signature of a team that may release checkout',
    ],
    [
      'one of a changed statement',
      ({ signed, ...listed }) => ({
        ...listed,
        signed: { statement: signed?.statement.replace('Ann', 'Bob') ?? '', signature: signed?.signature ?? '' },
      }),
      'it has no signature of a team that may release checkout',
    ],
  ])('refuses a build whose signature is %s', async (_what, change, reason) => {
    const other = registry.pointers('checkout')?.builds.b1 as ListedBuild;
    await changeListed('b2', (listed) => change(listed, other));
    expect(served('checkout')).toEqual([undefined, 'b2']);
    expect(registry.site.reports.join()).toMatch(new RegExp(`cannot be used: .*${reason}`));
  });

  test('refuses what its team may no longer release, within a second, and takes what is accepted', () => {
    const composer = registry.site.composer(registry.verifier());
    const publishers = readPublishersFile(registry.publishersFile);
    const { buying } = publishers.teams;
    const teams = { ...publishers.teams, buying: { ...buying, packages: ['account'] } };
    writeFileSync(registry.publishersFile, JSON.stringify({ ...publishers, teams }));
    registry.site.wait();
    expect(composer.compose().releases.get('checkout')).toBeUndefined();
    expect(registry.site.reports.join()).toContain('it has no signature of a team that may release checkout');
    const accepted = acceptBuilds(registry.publishersFile, readRegistryFile(registry.site.releases));
    expect(accepted).toEqual(['checkout@b1', 'checkout@b2']);
    registry.site.wait();
    expect(composer.compose().releases.get('checkout')?.build).toBe('b2');
  });

  test('keeps to the publishers that it knows where their file cannot be read', () => {
    const composer = registry.site.composer(registry.verifier());
    writeFileSync(registry.publishersFile, '{');
    registry.site.wait();
    expect(composer.compose().releases.get('checkout')?.build).toBe('b2');
    expect(registry.reports.join()).toMatch(/publishers\.json cannot be used: .* What was read before holds\./);
  });

  test('serves builds of a former key of the team, which its new key did not sign', async () => {
    registry.addTeam('buying', ['checkout', 'account']);
    expect(served('checkout')).toEqual(['b2', 'b2']);
    await registry.release('buying', [checkout('b3')]);
    expect(served('checkout')).toEqual(['b3', 'b3']);
  });
});

test('the log tells who wanted what, refused or not, and no secrets', async () => {
  await registry.release('buying', [checkout('b1')]);
  await registry.upload('reading', checkout('b2'));
  await registry.send('reading', registry.sign('reading', checkout('b2')));
  const log = describeLog(registry.site.releases, { last: 10 });
  const [first = '', second = '', ...others] = log.split('\n');
  expect(first).toMatch(/UTC {2}buying {2}release checkout@b1, commit c0ffee, by Ann, "New sums", accepted$/);
  expect(second).toMatch(
    /UTC {2}reading {2}release checkout@b2, refused with 403: GLOW-403 checkout is not a package of reading\.$/,
  );
  expect(others).toEqual([]);
  const { token } = registry.accessOf('buying');
  for (const file of [...auditFiles(), 'registry.json'])
    expect(readFileSync(join(registry.site.releases, file), 'utf8')).not.toContain(token);
});

test('the log begins with what an earlier version wrote, and a file is deleted a year after its last entry', async () => {
  const entry = { time: '2026-01-31T00:00:00Z', team: 'buying', action: 'retire', package: 'blog', build: 'b0' };
  for (const file of ['audit.jsonl', 'audit.jsonl-2026-02'])
    writeFileSync(join(registry.site.releases, file), `${JSON.stringify({ ...entry, result: file })}\n`);
  const others = join(registry.site.releases, 'audit.jsonl.1');
  writeFileSync(others, 'kept by another program');
  utimesSync(others, 0, 0);
  await registry.release('buying', [checkout('b1')]);
  const [first, second, third] = describeLog(registry.site.releases, { team: 'buying' }).split('\n');
  expect([first, second, third].map((line) => line?.split(', ').at(-1))).toEqual([
    ...['audit.jsonl', 'audit.jsonl-2026-02', 'accepted'],
  ]);
  expect(describeLog(registry.site.releases, { last: 1 })).toBe(third);
  utimesSync(join(registry.site.releases, 'audit.jsonl'), 0, Date.now() / 1000 - 366 * 24 * 60 * 60);
  await registry.release('buying', [checkout('b2')]);
  expect(auditFiles()).toEqual([
    'audit.jsonl-2026-02',
    expect.stringMatching(/^audit\.jsonl-20\d\d-\d\d$/),
    'audit.jsonl.1',
  ]);
});

function auditFiles(): string[] {
  return readdirSync(registry.site.releases)
    .filter((name) => name.startsWith('audit'))
    .sort();
}

test('a key is readable by its owner only, and the token is kept nowhere', () => {
  const { token, keyFile } = registry.accessOf('buying');
  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
  expect(readFileSync(registry.publishersFile, 'utf8')).not.toContain(token);
  expect(() => registry.addTeam('others', ['checkout'])).toThrow('checkout is a package of the team buying.');
});

test('without publishers there is no service, and nothing of it', async () => {
  const plain = await registry.site.server();
  expect((await plain.inject('/api/registry')).statusCode).toBe(404);
  expect(auditFiles()).toEqual([]);
});

describe('a build that cannot be rendered', () => {
  const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = (load) => async (url) => {
  const page = { head: '', styles: '', status: 200, screens: [] };
  const fragments = ['/fragments/checkout/Lines'];
  if (url === '/') return { ...page, fragments, body: '<div data-fragment="' + fragments[0] + '"></div>' };
  const { text = '' } = /cart|checkout/.test(url) ? await load('checkout') : {};
  return { ...page, body: text, status: text === 'gone' ? 500 : 200 };
};
`;
  const rendering = new TemporaryRegistry();
  beforeAll(() => rendering.open(SHELL));
  beforeEach(() => rendering.reset());

  test.each([
    ['throws', `throw new Error('No sums');`, 'The page /cart cannot be rendered with checkout: '],
    ['ends its process', 'process.kill(process.pid)', 'The page /cart cannot be rendered with checkout: '],
    [
      'answers 500',
      `exports.text = 'gone';`,
      'The page /cart cannot be rendered with checkout: it is answered with 500.',
    ],
    [
      'has a fragment that would damage a page',
      `exports.text = '</div>';`,
      'The fragment checkout/Lines of the page / cannot be rendered with checkout: The fragment is left out: its HTML does',
    ],
  ])('because it %s is refused by the service itself', async (_why, code, reason) => {
    await expect(rendering.release('buying', [rendering.build('checkout', 'b1', {}, code)])).rejects.toThrow(reason);
    expect(rendering.pointers('checkout')?.builds.b1).toBeUndefined();
    await rendering.release('buying', [rendering.build('checkout', 'b2', {}, `exports.text = 'Sums';`)]);
    expect(rendering.pointers('checkout')?.live?.build).toBe('b2');
  });
});
