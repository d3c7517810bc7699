import { integrityOf } from '@glow/shared/integrity';
import { fail, writeBuild } from '../../testing/writeBuild';
import { TemporarySite } from '../../testing/temporarySite';
import { integrityProblems } from '../../releases/publishing/fileProblems';
import { parseRelease } from '../../releases/repository/releaseSchema';

let site: TemporarySite;
beforeEach(() => (site = new TemporarySite()));

/** A build of blog; with a probe its scripts are ES modules. */
function build(id: string, release: object = {}) {
  const entry = `remoteEntry.${id}.js`;
  const files = { [entry]: id, [`${id}/page.js`]: `page of ${id}`, [`${id}/page.css`]: '', 'probe.js': 'export {}' };
  return writeBuild(site, 'blog', { build: id, entry, ...release }, files);
}

async function pageOf(url: string) {
  const { body, headers } = await (await site.server()).inject({ url, headers: { accept: 'text/html' } });
  const [, map] = /<script type="importmap">(.*?)<\/script>/.exec(body) ?? [];
  const [, scripts = ''] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
  return { body, map, sources: scripts.split(' ') };
}

test('a store without builds of ES modules has no import map', async () => {
  build('b1');
  const { body, map, sources } = await pageOf('/blog');
  expect([map, body.includes('importmap'), sources.length]).toEqual([undefined, false, 2]);
});

test('each page has the hashes of scripts of live and former builds of ES modules, and a wrong one of the probe', async () => {
  build('b1', { probe: 'probe.js' });
  await site.publish('blog-mfe');
  build('b2', { probe: 'probe.js' });
  await site.publish('blog-mfe');
  for (const url of ['/blog', '/cart', '/nothing/here']) {
    const { body, map = fail('There is no map'), sources } = await pageOf(url);
    const { 'probe.js': probe, ...integrity } = Object.fromEntries(
      Object.entries(JSON.parse(map).integrity).map(([at, hash]) => [at.replace('/assets/blog/', ''), hash]),
    );
    expect(integrity).toEqual(
      Object.fromEntries(
        ['b1', 'b2'].flatMap((id) => [
          [`${id}/page.js`, integrityOf(`page of ${id}`)],
          [`remoteEntry.${id}.js`, integrityOf(id)],
        ]),
      ),
    );
    expect(probe).toMatch(/^sha256-[\w+/]{43}=$/);
    expect(probe).not.toBe(integrityOf('export {}'));
    expect(sources.slice(2)).toEqual([`'${integrityOf(map)}'`]);
    expect(body.search('importmap')).toBeLessThan(body.search(/rel="(module)?preload"|<script>|id="glow-files"/));
  }
});

test('a probe without a hash is refused; builds of earlier and later releases are read', () => {
  const blog = build('b1', { probe: 'none.js' });
  expect(integrityProblems(blog)).toEqual(['GLOW-219 The release of blog has no hash of its file none.js.']);
  const { probe } = parseRelease(JSON.stringify({ name: 'blog', version: '1.0.0', build: 'b0', later: true }));
  expect(probe).toBeUndefined();
});
