import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPublishersFile } from './publishersFile';

const folder = mkdtempSync(join(tmpdir(), 'glow-publishers-'));

test.each([
  ['UTF-8 with its mark', 'utf8'],
  ['UTF-16', 'utf16le'],
] as const)('a publishers file that an editor has saved as %s is read', (_what, encoding) => {
  const file = join(folder, `${encoding}.json`);
  const content = { id: 'a3bb189e-8bf9-4c4b-8ad3-3e0e6f3f1c11', teams: {} };
  writeFileSync(file, `\uFEFF${JSON.stringify(content)}`, encoding);
  expect(readPublishersFile(file)).toMatchObject(content);
});
