import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import contract from '@glow/shared/contract.json' with { type: 'json' };
import { releaseSchema, type Release } from './releaseSchema';
import { readServerFile, serverProblems, writeServerFile } from './serverContracts';

const { version } = contract.catalog;
let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'glow-contracts-'))));

function blog(serverNeeds: Record<string, string>): Release {
  return releaseSchema.parse({ name: 'blog', version: '1.0.0', build: 'b1', serverNeeds });
}

test.each([
  [version, `^${version}`, []],
  ['1.2.0', '^1.1.0', []],
  ['1.2.0', '^1.3.0', ['and the live server offers 1.2.0']],
  ['2.0.0', '^1.3.0', ['and the live server offers 2.0.0']],
])('with a live server that offers %s a build that needs %s has the problems %j', (offered, range, offers) => {
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ contracts: { catalog: offered } }));
  expect(serverProblems(blog({ catalog: range }), folder)).toEqual(
    offers.map((offer) => `GLOW-260 blog needs the contract catalog ${range}, ${offer}: update the server first.`),
  );
});

test('a contract that no server has is a problem, and none is needed by builds before contracts with the server', () => {
  expect(serverProblems(blog({ gifts: '^1.0.0' }), folder)).toEqual([
    'GLOW-260 blog needs the contract gifts ^1.0.0, and the live server offers none: update the server first.',
  ]);
  expect(serverProblems(blog({}), folder)).toEqual([]);
});

test('a server writes what it offers, and the builds that it serves from elsewhere, into its releases folder', async () => {
  writeServerFile(folder, []);
  expect(JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'))).toEqual({
    contracts: { catalog: version, remotes: contract.remotes.version },
    unreleased: [],
  });
  const missing = join(folder, 'missing');
  writeServerFile(missing, [{ ...blog({}), dist: '/srv/blog' } as Release]);
  expect(readServerFile(missing).unreleased).toEqual([blog({})]);
  expect(() => writeServerFile(join(folder, 'server.json', 'no folder'), [])).not.toThrow();
});
