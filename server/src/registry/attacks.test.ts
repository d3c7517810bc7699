import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import type { StoredRelease } from '../releases/repository/buildRepository';
import { describeLog } from './publicationLog';
import { idOfFile } from './fileId';
import { readPublishersFile } from './publishersFile';
import type { Statement } from './statement';
import { TemporaryRegistry } from '../testing/temporaryRegistry';
import { QUICKLY } from '../testing/writeBuild';

const MB = 1024 * 1024;

const registry = new TemporaryRegistry();
let before: string;

beforeAll(() => registry.open());
beforeEach(() => {
  registry.reset();
  before = content();
});

function content(): string {
  return readFileSync(join(registry.site.releases, 'registry.json'), 'utf8');
}

/** That nothing is listed or live that was not before. */
function expectNothingChanged(): void {
  expect(content()).toBe(before);
  expect(readdirSync(join(registry.site.releases, '.arriving'))).toEqual([]);
}

/** A checkout that its team has uploaded. */
async function uploaded(build = 'b1'): Promise<StoredRelease> {
  const release = registry.build('checkout', build, { 'cart.js': `// ${build}` });
  await registry.upload('buying', release);
  return release;
}

/** Publishes a manifest with these changes beside valid files. */
async function sendManifest(change: Record<string, unknown>, build = 'b1') {
  const release = await uploaded(build);
  const manifest = JSON.parse(readFileSync(join(release.dist, 'release.json'), 'utf8')) as Record<string, unknown>;
  registry.site.write('checkout-mfe/dist/release.json', JSON.stringify({ ...manifest, ...change }));
  await registry.put('buying', readFileSync(join(release.dist, 'release.json')));
  return registry.send('buying', registry.sign('buying', release));
}

/** A statement of the buying team about an uploaded build, with changes. */
async function sendSigned(changes: Partial<Statement>) {
  return registry.send('buying', registry.sign('buying', await uploaded(), changes));
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('nothing changes by', () => {
  afterEach(expectNothingChanged);

  test.each([
    ['no token', ''],
    ['a wrong token', `Bearer ${'x'.repeat(43)}`],
    ['the hash of a token', 'Bearer hash'],
  ])('%s: every request is refused with 401', async (_what, given) => {
    const release = await uploaded();
    const publishers = readPublishersFile(registry.publishersFile);
    const authorization = given.replace('hash', String(publishers.teams.buying?.token));
    const answers = await Promise.all([
      registry.inject('buying', 'GET', '', undefined, authorization),
      registry.inject('buying', 'GET', '/builds/checkout/checkout1/release.json', undefined, authorization),
      registry.inject('buying', 'POST', '/missing', { files: [] }, authorization),
      registry.inject('buying', 'PUT', `/files/${'a'.repeat(43)}`, Buffer.from('x'), authorization),
      registry.inject('buying', 'POST', '/statements', registry.sign('buying', release), authorization),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  /** Tests that a request is refused with this status and reason. */
  function refuses(what: string, status: number, reason: string, send: () => ReturnType<typeof sendSigned>): void {
    test(`${what}: ${status}`, async () => {
      const answer = await send();
      expect([answer.status, JSON.parse(answer.text).message]).toEqual([status, expect.stringContaining(reason)]);
    });
  }

  refuses("a release of another team's remote", 403, 'checkout is not a package of reading.', async () => {
    const release = await uploaded();
    await registry.upload('reading', release);
    return registry.send('reading', registry.sign('reading', release));
  });
  refuses('nor as a part of a release of its own', 403, 'checkout is not a package of reading.', async () => {
    const own = registry.build('blog', 'b1', {});
    await registry.upload('reading', own);
    const packages = [own, await uploaded()].map(({ name, build, dist }) => {
      const integrity = integrityOf(readFileSync(join(dist, 'release.json')));
      return { name, build, integrity, sequence: 0 };
    });
    return registry.send('reading', registry.sign('reading', own, { packages }));
  });
  refuses('a statement without a signature', 400, 'expected string, received undefined', async () => {
    const { statement } = registry.sign('buying', await uploaded());
    return registry.send('buying', { statement });
  });
  refuses('a statement with an empty signature', 403, 'key of buying', async () => {
    const { statement } = registry.sign('buying', await uploaded());
    return registry.send('buying', { statement, signature: '' });
  });
  refuses('a signature of another key', 403, 'key of buying', async () =>
    registry.send('buying', registry.sign('buying', await uploaded(), {}, 'reading')),
  );
  refuses('a statement that is sent with the token of another team', 403, '', async () =>
    registry.send('reading', registry.sign('buying', await uploaded())),
  );
  refuses('a statement that was changed after it was signed', 403, 'key of buying', async () => {
    const { statement, signature } = registry.sign('buying', await uploaded(), { share: 10 });
    return registry.send('buying', { statement: statement.replace('"share":10', '"share":99'), signature });
  });
  refuses('a statement for another registry, such as that of a test store', 403, 'another registry', () =>
    sendSigned({ registry: '6f2f9a7e-5c7e-4c7e-9f0d-1d8a2b3c4d5e' }),
  );
  for (const minutes of [-6, 6])
    refuses(`a statement that was signed ${minutes} minutes from now`, 403, 'Signed at', () =>
      sendSigned({ time: inMinutes(minutes) }),
    );
  refuses('a build under the name of another one', 422, 'not checkout b9', async () =>
    registry.send('buying', registry.sign('buying', { ...(await uploaded()), build: 'b9' })),
  );
  refuses('a build under the name of another package', 422, 'is checkout b1, not account b1.', async () =>
    registry.send('buying', registry.sign('buying', { ...(await uploaded()), name: 'account' })),
  );
  refuses('the container of another remote', 422, 'container', () => sendManifest({ container: 'glow_blog' }));
  refuses('the addresses of another remote', 422, 'checkout answers /blog, and blog answers /blog', () =>
    sendManifest({ prefixes: { checkout: ['/blog'] } }),
  );
  refuses('a build that is named ../x', 422, 'name of a folder', () => sendManifest({ build: '../x' }));
  for (const [file, reason, content = '// b1'] of [
    ['../../registry.json', '"../../registry.json" is not the name of a file'],
    ['cart.js/more.js', 'cannot be stored under this name'],
    ['release.json', 'release.json is not the one that was built'],
    ['not-uploaded.js', 'not-uploaded.js of checkout is not uploaded', 'nowhere'],
  ] as [string, string, string?][])
    refuses(`a manifest with the file ${file}`, 422, reason, () =>
      sendManifest({ files: { 'cart.js': integrityOf('// b1'), [file]: integrityOf(content) } }),
    );
  refuses('a screen that has no budget, whatever its team attests', 422, 'Screen sums of checkout has no budget', () =>
    sendManifest({ screens: { sums: ['cart.js'] } }),
  );
  refuses('a build of 1,100 files', 422, 'is larger than 64 kB', () => publishUnder(1_100, 10));

  test('each name of a file counts: 507 before anything is written', async () => {
    expect((await publishUnder(300, 100_000)).status).toBe(507);
    expect(bytesOfBuying()).toBeLessThan(MB);
  });
});

describe('of uploads', () => {
  const uploads = () => existsSync(join(registry.site.releases, '.uploads'));

  afterEach(() => expect(uploads()).toBe(false));

  test('a file that does not match its hash: 422, and a name that is no hash: 404', async () => {
    const id = idOfFile(integrityOf('good'));
    expect(await registry.put('buying', Buffer.from('evil'), id)).toMatchObject({ status: 422 });
    expect(await registry.put('buying', Buffer.from('evil'), '..%2F..%2Fregistry.json')).toMatchObject({ status: 404 });
    expectNothingChanged();
  });

  test.each<[string, (id: string) => Record<string, string>, string]>([
    ['by a token alone', () => ({}), 'An upload is signed'],
    ["with another team's key", (id) => registry.uploadHeaders('buying', id, {}, 'reading'), 'not signed with the key'],
    ['that was signed for another file', () => registry.uploadHeaders('buying', 'b'.repeat(43)), 'something else'],
    ['signed as a question', (id) => registry.uploadHeaders('buying', id, { action: 'log' }), 'something else'],
    [
      "of another team's package",
      (id) => registry.uploadHeaders('buying', id, { packages: [{ name: 'blog' }] }),
      'blog is not a package of buying',
    ],
    [
      'that was signed an hour ago',
      (id) => registry.uploadHeaders('buying', id, { time: inMinutes(-60) } as object),
      'Signed at',
    ],
  ])('an upload %s: 403, and nothing is kept', async (_what, headersOf, reason) => {
    const content = Buffer.from('good');
    const id = idOfFile(integrityOf(content));
    const body = brotliCompressSync(content, QUICKLY);
    const answer = await registry.inject('buying', 'PUT', `/files/${id}`, body, undefined, headersOf(id));
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining(reason)]);
  });
});

describe('of one team', () => {
  test('a release, a promotion and a rollback that are sent again: 409', async () => {
    const first = await uploaded('b1');
    const second = await uploaded('b2');
    registry.build('checkout', 'b1', { 'cart.js': '// b1' });
    const statements = [
      () => registry.sign('buying', registry.build('checkout', 'b1', { 'cart.js': '// b1' })),
      () => registry.sign('buying', registry.build('checkout', 'b2', { 'cart.js': '// b2' }), { share: 10 }),
      () => registry.sign('buying', second, { action: 'promote', attestation: undefined }),
      () => registry.sign('buying', registry.build('checkout', 'b1', { 'cart.js': '// b1' }), { action: 'rollback' }),
    ];
    const sent = [];
    for (const make of statements) {
      const signed = make();
      sent.push(signed);
      expect(await registry.send('buying', signed)).toMatchObject({ status: 200 });
    }
    expect(registry.pointers('checkout')?.live?.build).toBe(first.build);
    before = content();
    for (const signed of sent) expect(await registry.send('buying', signed)).toMatchObject({ status: 409 });
    expectNothingChanged();
  });

  test('a statement that is sent many times at once: 200 once, else 409', async () => {
    const signed = registry.sign('buying', await uploaded());
    const answers = await Promise.all(Array.from({ length: 8 }, () => registry.send('buying', signed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(registry.pointers('checkout')?.sequence).toBe(1);
  });

  test('a file that is too large: 413 as it is sent, 422 where it grows when it is unpacked', async () => {
    const id = 'a'.repeat(43);
    const send = (body: Buffer) =>
      registry.inject('buying', 'PUT', `/files/${id}`, body, undefined, registry.uploadHeaders('buying', id));
    expect(await send(Buffer.alloc(17 * 1024 * 1024))).toMatchObject({ status: 413 });
    expect(await send(brotliCompressSync(Buffer.alloc(40 * 1024 * 1024), QUICKLY))).toMatchObject({ status: 422 });
    const list = { files: Array.from({ length: 12_000 }, () => 'a'.repeat(43)) };
    expect(await registry.inject('buying', 'POST', '/missing', list)).toMatchObject({ status: 413 });
  });

  test('files beyond the quota of a team: 507', async () => {
    registry.addTeam('buying', ['checkout', 'account'], 1);
    const room = (text: string) => registry.put('buying', Buffer.from(text.repeat(300_000)));
    expect(await room('a')).toMatchObject({ status: 204 });
    expect(await room('bb')).toMatchObject({ status: 204 });
    expect(await room('cc')).toMatchObject({ status: 507 });
  });

  test('files that are sent at once keep to the quota of their team together: 507 for the others', async () => {
    registry.addTeam('buying', ['checkout', 'account'], 4);
    const files = Array.from({ length: 8 }, (_, index) => Buffer.alloc(MB, `file ${index}`));
    const answers = await Promise.all(files.map((file) => registry.put('buying', file)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 507)).toHaveLength(5);
    expect(bytesOfBuying()).toBeLessThanOrEqual(4 * MB);
  });

  test('a build may take what is left of the quota, where its uploads do not count twice, and no byte more', async () => {
    registry.addTeam('buying', ['checkout', 'account'], 4);
    expect(await publishUnder(3, MB)).toMatchObject({ status: 200 });
    expect(bytesOfBuying()).toBeGreaterThan(3 * MB);
    before = content();
    const { status, text } = await publishUnder(1, MB, 'b2');
    expect([status, text]).toEqual([507, expect.stringContaining('The 4 MB of buying are used up')]);
  });

  test('a team that is refused again and again does not fill the log', async () => {
    // whose minute begins, and does not end
    const other = new TemporaryRegistry();
    await other.open();
    const release = other.build('checkout', 'b1', {});
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    for (let index = 0; index < 20; index += 1) {
      const { status } = await other.send('buying', other.sign('buying', release, {}, 'reading'));
      expect(status).toBe(403);
    }
    jest.useRealTimers();
    expect(describeLog(other.site.releases, { last: 1_000 }).split('\n')).toHaveLength(10);
  });

  test('a release that ends the canary of a colleague: 409', async () => {
    await registry.send('buying', registry.sign('buying', await uploaded('b1'), { share: 10 }));
    before = content();
    const { status, text } = await registry.send('buying', registry.sign('buying', await uploaded('b2')));
    expect([status, text]).toEqual([409, expect.stringContaining('this release would end it')]);
    expectNothingChanged();
  });
});

/** Bytes of all files of the buying team, uploaded or published. */
function bytesOfBuying(): number {
  const folders = ['.uploads/buying', '.arriving', 'checkout', 'account'].map((name) =>
    join(registry.site.releases, name),
  );
  const entries = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** Publishes a build that lists one uploaded file of these bytes under many names. */
async function publishUnder(names: number, bytes: number, build = 'b1') {
  const content = Buffer.alloc(bytes, 'x');
  await registry.put('buying', content);
  const listed = Array.from({ length: names }, (_, index) => [`picture${index}.avif`, integrityOf(content)]);
  return sendManifest({ files: { ...(await uploaded(build)).files, ...Object.fromEntries(listed) } }, build);
}
