import { TemporaryRegistry } from '../../testing/temporaryRegistry';
import { TemporarySite } from '../../testing/temporarySite';
import { createLiveReleasesReader } from '../../releases/repository/liveReleases';
import { changePointers } from '../../releases/repository/registryFile';
import { promote } from '../../releases/repository/pointers';
import type { Pointers } from '../../releases/repository/registrySchema';
import { parseRelease } from '../../releases/repository/releaseSchema';
import { releaseProblems } from '../../releases/publishing/releaseProblems';

const [LIVE, NEW, OTHER] = ['https://live.example', 'https://new.example', 'http://localhost:3100'];
const NOW = '2026-11-21T10:00:00.000Z';

function allow(releases: string, name: string, ...backends: string[]): Promise<Pointers> {
  return changePointers(releases, name, (pointers) => ({ ...pointers, backends }));
}

describe('the content policy of a site', () => {
  let site: TemporarySite;
  beforeEach(() => (site = new TemporarySite()));

  function build(name: string, id: string, backends: string[]): void {
    site.release(`${name}-mfe`, {
      name,
      version: '1.0.0',
      build: id,
      container: `glow_${name}`,
      entry: 'x.js',
      backends,
    });
  }

  /** What pages may connect to besides the site, and the rest of their policy. */
  async function policyOf(url: string, cookie = ''): Promise<{ origins: string[]; others: string }> {
    const server = await site.server();
    const { headers } = await server.inject({ url, headers: { accept: 'text/html', cookie } });
    const policy = String(headers['content-security-policy']);
    const [connect = '', listed = ''] = /connect-src 'self'([^;]*)/.exec(policy) ?? [];
    return { origins: listed.split(' ').filter(Boolean), others: policy.replace(connect, '') };
  }

  test('has the allowed origins of all its builds on every page, for connections only', async () => {
    const { others, origins } = await policyOf('/');
    expect(origins).toEqual([]);
    build('blog', 'b2', [LIVE, NEW]);
    build('account', 'a2', [OTHER]);
    await allow(site.releases, 'blog', LIVE);
    await allow(site.releases, 'account', OTHER, 'https://not-stated.example');
    for (const url of ['/', '/cart', '/blog', '/nothing/here'])
      expect(await policyOf(url)).toEqual({ origins: [OTHER, LIVE], others });
  });

  test('has those of a canary for its shoppers only, and of the last good build, which may take its place', async () => {
    await allow(site.releases, 'blog', LIVE, NEW);
    build('blog', 'b2', [LIVE]);
    await site.publish('blog-mfe');
    build('blog', 'b3', [NEW]);
    await site.publish('blog-mfe', 50);
    const found = new Map<string, string>();
    for (let bucket = 0; bucket < 100; bucket += 10)
      found.set(String((await policyOf('/', `glow_bucket=${bucket}`)).origins), `glow_bucket=${bucket}`);
    expect([...found.keys()].sort()).toEqual([LIVE, `${LIVE},${NEW}`]);
    expect((await policyOf('/', `glow_preview=blog@b3; ${found.get(LIVE)}`)).origins).toContain(NEW);
    await site.point('blog', (pointers) => promote(pointers, NOW));
    expect((await policyOf('/')).origins.sort()).toEqual([LIVE, NEW]);
  });
});

describe('a release', () => {
  const registry = new TemporaryRegistry();
  beforeAll(() => registry.open());
  beforeEach(() => registry.reset());

  const REFUSED = `GLOW-234 checkout connects to ${NEW}: the owner allows it with \`npm run glow -- allow checkout ${NEW}\`.`;

  /** A build of checkout that connects to the new origin. */
  function checkout(id: string) {
    return registry.build('checkout', id, {}, undefined, { backends: [NEW] });
  }

  test('to a folder is refused until its origin is allowed, also the first one', async () => {
    const problems = () => releaseProblems([checkout('b1')], createLiveReleasesReader(folders, fail)(), folders);
    const { folders } = registry.site;
    expect(problems()).toEqual([REFUSED]);
    await allow(folders.releasesDir, 'checkout', OTHER, NEW);
    expect(problems()).toEqual([]);
  });

  test('to a service is refused by the client and by the service, until its origin is allowed', async () => {
    const build = checkout('b1');
    const problems = async () => {
      const { folders, prepare } = await registry.target('buying');
      await prepare(['checkout']);
      return releaseProblems([build], createLiveReleasesReader(folders, fail)(), folders);
    };
    expect(await problems()).toEqual([REFUSED]);
    await expect(registry.release('buying', [build])).rejects.toThrow(REFUSED);
    await allow(registry.site.releases, 'checkout', NEW);
    expect(await problems()).toEqual([]);
    await registry.release('buying', [build]);
    expect(registry.pointers('checkout')).toMatchObject({ live: { build: 'b1' }, backends: [NEW] });
    const target = await registry.target('buying');
    await target.rollBack('checkout', undefined);
    await (await registry.target('buying')).retire('checkout');
    expect(registry.pointers('checkout')?.backends).toEqual([NEW]);
  });
});

function fail(sentence: string): never {
  throw new Error(sentence);
}

test.each([
  ...['http://gifts.example', 'https://gifts.example/', 'https://gifts.example/api', 'https://*.gifts.example'],
  ...['https://gifts.example; script-src *', "'unsafe-eval'", 'https://', 'https://user@gifts.example'],
  ...['http://localhost.example', '*', 'wss://gifts.example', 'https://gifts.example\nx'],
])('a build that states the backend %j is not read', (origin) => {
  const release = (backends: string[]) => JSON.stringify({ name: 'gifts', version: '1.0.0', build: 'g1', backends });
  expect(parseRelease(release(['https://gifts.example:8443', 'http://localhost'])).backends).toHaveLength(2);
  expect(() => parseRelease(release([origin]))).toThrow('backends: 0');
});
