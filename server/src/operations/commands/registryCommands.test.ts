import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../base/config/config';
import { createBuildVerifier } from '../../registry/statement';
import { hashOf } from '../../base/http/token';
import { readPublishersFile } from '../../registry/publishersFile';
import { STORE } from '../../base/config/project';
import { createProgram } from './program';
import type { SourceTools } from './releases/release';
import { addReleaseCommands } from './releases/releaseCommands';
import { runOperator } from '../../testing/runOperator';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'glow-registry-'))));

/** A mirror, which has no local builds to publish. */
function settings() {
  return { RELEASES_DIR: folder, RELEASES_URL: 'http://localhost:1', PUBLISHERS: join(folder, 'publishers.json') };
}

/** A command of the registry within this process. */
function registry(args: string): Promise<string> {
  return runOperator(() => readConfig(settings()), 'registry', ...args.split(' '));
}

test('a team gets its key and its token with one command', async () => {
  // an older file may be readable by others
  writeFileSync(join(folder, 'buying.pem'), '', { mode: 0o644 });
  const stdout = await registry('key buying checkout-mfe account --quota 50');
  const [, token = ''] = /^ {2}REGISTRY_TOKEN=(\S+)$/m.exec(stdout) ?? [];
  const { teams } = readPublishersFile(join(folder, 'publishers.json'));
  expect(teams.buying).toMatchObject({ packages: ['checkout', 'account'], quota: 50, token: hashOf(token) });
  expect(stdout).toContain(`REGISTRY_KEY=${join(folder, 'buying.pem')}`);
  expect(readFileSync(join(folder, 'buying.pem'), 'utf8')).toContain('PRIVATE KEY');
  expect(statSync(join(folder, 'buying.pem')).mode & 0o777).toBe(0o600);
});

test.each([
  ['key buying', /missing required argument 'packages'/],
  ['log --quota 3', /unknown option '--quota'/],
  ['accept checkout', /too many arguments/],
  ['key buying So/ap', /"So\/ap" is not the name of a package\.$/],
  ['key ../evil blog', /The name of a team has lower case letters, digits and hyphens\.$/],
  ['log --last x', /'x' is invalid\. GLOW-314 It takes a whole number from 1 to 1000000\.$/],
  ['accept', /There is no publishers file .*publishers\.json: `npm run glow -- registry key` makes one\.$/],
])('"glow registry %s" is refused in a sentence', async (args, sentence) => {
  await expect(registry(args)).rejects.toThrow(sentence);
});

test('a release that servers with publishers would not accept is refused', async () => {
  const program = createProgram('glow', '');
  addReleaseCommands(program, STORE, () => readConfig({ ...settings(), RELEASES_URL: '' }), {} as SourceTools);
  await expect(program.parseAsync(['release', 'blog'], { from: 'user' })).rejects.toMatchObject({
    reasons: [expect.stringContaining('With PUBLISHERS the servers accept signed builds only')],
  });
  const published = program.parseAsync(['release', 'gifts@b9'], { from: 'user' });
  await expect(published).rejects.toThrow('The build b9 of gifts is not published');
});

test('a server with a publishers file that is missing does not start', () => {
  expect(() => createBuildVerifier(join(folder, 'none.json'), () => undefined)).toThrow('There is no publishers file');
});
