import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOf } from '../documented';
import { PAIR, pageOf, provesOwn, tableOf, versionsOf } from '../interop/pairs';
import { DOCUMENT, lockedVersions } from '../interop/versions';
import { repository } from '../store';

const GUIDE = 'docs/own-repository.md';
const projects = Object.keys(lockedVersions()).flatMap((pair) => /[\w-]+-(?:host|remote)/.exec(pair)?.[0] ?? []);
const hosts = projects.filter((name) => name.endsWith('-host'));

const readProject = (project: string, file: string) =>
  readFileSync(path.join(repository, 'e2e/interop', project, file), 'utf8');

test('docs/reference/hosts.md is of a run with the versions of the lock files (npm run glow -- test interop)', () => {
  const page = readFileSync(DOCUMENT, 'utf8');
  expect(versionsOf(page)).toEqual(lockedVersions());
  expect(page.replace(/^\|[^]*\|\n/m, '')).toBe(pageOf(''));
});

test('a proof is in the table if each step of it has passed', () => {
  const annotations = [{ type: PAIR, description: 'shell × vite-remote' }];
  const steps = [{ title: 'screen, hook: it is there' }, { title: 'screen: again', error: {} }, { title: 'it ends' }];
  const own = { ok: false, tests: [{ annotations: provesOwn('screen', 'hook'), results: [] }] };
  const report = { suites: [{ specs: [{ ok: true, tests: [{ annotations, results: [{ steps }] }] }, own] }] };
  const rows = tableOf(report, { 'shell × vite-remote': 'vite 8', 'shell × ours': 'webpack 5' }).split('\n');
  expect(rows.slice(2)).toEqual([
    '| shell × vite-remote | vite 8 | no | yes | no | no | no | no | no |',
    '| shell × ours | webpack 5 | no | no | no | no | no | no | no |',
    '',
  ]);
});

test('the example of a description is the one in the guide', () => {
  const [, description = ''] = blocksOf(GUIDE, { section: 'Bring a remote you already have' });
  expect(JSON.parse(readFileSync(path.join(repository, 'e2e/interop/glow.publish.json'), 'utf8'))).toEqual(
    JSON.parse(description),
  );
});

const [, configuration = '', component = ''] = blocksOf(GUIDE, { section: 'Show a part of this store elsewhere' });

/** Lines of code, without comments and ends. */
const linesOf = (code: string) =>
  code
    .split('\n')
    .map((line) =>
      line
        .replace(/ *\/\/ .*/, '')
        .replace(/;$/, '')
        .trim(),
    )
    .filter((line) => line && !/^\W+$/.test(line));

test.each(hosts)('%s has what the guide says to the teams of other sites', (host) => {
  const read = (file: string) => linesOf(readProject(host, file));
  const written = configuration
    .replace(/'(.*)https:\/\/glow\.example(.*)'/, '`$1${process.env.STORE}$2`')
    .replace('new ModuleFederationPlugin', host === 'vite-host' ? 'federation' : '$&');
  expect(read(host === 'webpack-host' ? 'webpack.config.js' : `${host.split('-')[0]}.config.js`)).toEqual(
    expect.arrayContaining(linesOf(written)),
  );
  expect([...read('src/App.jsx'), ...read('src/mounted.jsx')]).toEqual(expect.arrayContaining(linesOf(component)));
});

test.each(projects)('%s has no package of this store, and its README lists it', (project) => {
  expect(readProject(project, 'package-lock.json')).not.toMatch(/@glow\/|"resolved"/);
  expect(readProject('.', 'README.md')).toContain(`\`${project}\``);
});
