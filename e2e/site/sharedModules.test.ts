import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../store';

const dist = join(repository, 'shell/dist');

test('the shell provides in the browser what its release offers to remotes', () => {
  const { offers, scripts } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
  const code = scripts.map((script: string) => readFileSync(join(dist, script), 'utf8')).join('\n');
  // webpack provides a shared module only if the shell imports it
  const provided = Object.keys(offers).filter((request) => code.includes(`"${request}"`));
  expect(provided).toEqual(Object.keys(offers));
});
