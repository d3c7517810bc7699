import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRelease } from '../repository/releaseSchema';
import { integrityProblems } from './fileProblems';
import { writeStockBuild } from './stockBuild';
import { manifestSchema, settingsSchema } from './stockManifest';

const page = { module: './Quiz' };
const settings = settingsSchema.parse({ name: 'quiz', team: 'Research', title: 'A quiz', prefixes: ['/quiz'], page });

/** Writes a build whose entry has this type; returns its release. */
function written(type: string, shared: string[] = ['react']) {
  const root = mkdtempSync(join(tmpdir(), 'glow-stock-'));
  const [from, dist] = [join(root, 'from'), join(root, 'dist')];
  const manifest = manifestSchema.parse({
    metaData: { globalName: 'quiz', publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: './', type } },
    shared: shared.map((name) => ({ name, singleton: true, assets: { js: { async: [`assets/${name}.js`] } } })),
    exposes: [{ path: './Quiz', assets: { js: { sync: ['assets/Quiz.js'] } } }],
  });
  mkdirSync(join(from, 'assets'), { recursive: true });
  for (const file of ['remoteEntry.js', 'assets/Quiz.js']) writeFileSync(join(from, file), `// ${file}`);
  writeStockBuild(from, dist, { manifest, settings }, '1.0.0');
  return { ...parseRelease(readFileSync(join(dist, 'release.json'))), dist };
}

test('a build of ES modules has a probe, and no script that a page preloads', () => {
  const release = written('module');
  const { probe = '', routes, build, entry = '', dist } = release;
  expect([routes, release.files[probe], integrityProblems(release)]).toEqual([[], expect.any(String), []]);
  const adapter = readFileSync(join(dist, entry), 'utf8');
  expect(adapter).toContain(JSON.stringify({ probe: [probe, release.files[probe]] }).slice(1, -1));
  expect(adapter).toContain(`"entry":["${build}/remoteEntry.js"`);
});

test('a build of scripts has none, and its entry is preloaded', () => {
  const { probe, routes, build } = written('global');
  expect([probe, routes]).toEqual([undefined, [`${build}/remoteEntry.js`]]);
});

test('the shell need not provide what only the page of the build itself uses', () => {
  const { needs } = written('module', ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']);
  expect(Object.keys(needs)).toEqual([
    'react',
    '@glow/shared/app',
    '@glow/shared/router',
    'react-dom',
    'react/jsx-runtime',
  ]);
});
