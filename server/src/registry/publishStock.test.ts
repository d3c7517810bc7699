import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../operations/commands/releases/publish';
import { writeBuild } from '../testing/writeBuild';
import { TemporaryRegistry } from '../testing/temporaryRegistry';
import { readRegistryFile } from '../releases/repository/registryFile';
import { acceptBuilds } from './publisherKeys';
import { registryTarget } from './registryTarget';

const registry = new TemporaryRegistry();

beforeAll(async () => {
  await registry.open();
  const offers = { react: '19.3.1', '@glow/shared/app': '2.10.0', '@glow/shared/router': '2.0.0' };
  writeBuild(registry.site, 'shell', { build: 's2', prefixes: { shell: ['/search'] }, offers }, {});
  await registry.site.publish('shell');
  acceptBuilds(registry.publishersFile, readRegistryFile(registry.site.releases));
});

const assets = { js: { sync: ['Poll.js'] } };
const MANIFEST = {
  metaData: { globalName: 'poll', publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', type: 'global' } },
  shared: [{ name: 'react', singleton: true, requiredVersion: '^19.0.0', assets }],
  exposes: [{ path: './Poll', assets }],
};
const SETTINGS = { name: 'poll', team: 'Research', title: 'A poll', prefixes: ['/poll'], page: { module: './Poll' } };

test('a stock build is signed with the key of its team, uploaded, and live', async () => {
  const root = mkdtempSync(join(tmpdir(), 'glow-stock-'));
  mkdirSync(join(root, 'dist'));
  const files = {
    'package.json': '{ "version": "1.0.0" }',
    'glow.publish.json': JSON.stringify(SETTINGS),
    'dist/mf-manifest.json': JSON.stringify(MANIFEST),
    'dist/remoteEntry.js': '// the entry',
    'dist/Poll.js': '// a poll',
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(root, file), content);
  const publishAs = (token: string, keyFile: string) =>
    publish(
      join(root, 'dist'),
      (project) =>
        registryTarget(project, { url: `http://127.0.0.1:${registry.port}`, token, keyFile }, () => undefined),
      {},
      () => undefined,
    );
  const other = registry.accessOf('buying');
  await expect(publishAs(other.token, other.keyFile)).rejects.toThrow('poll is not a package of buying');
  registry.addTeam('research', ['poll']);
  const { token, keyFile } = registry.accessOf('research');
  await expect(publishAs(token, other.keyFile)).rejects.toThrow('REGISTRY_KEY is not the key of research');
  expect(registry.pointers('poll')).toBeUndefined();
  await publishAs(token, keyFile);
  const build = registry.pointers('poll')?.live?.build ?? '';
  expect(registry.site.composer(registry.verifier()).compose().releases.get('poll')?.build).toBe(build);
  const { statusCode, body } = await registry.get(`/assets/poll/${build}/Poll.js`);
  expect([statusCode, body]).toEqual([200, '// a poll']);
});
