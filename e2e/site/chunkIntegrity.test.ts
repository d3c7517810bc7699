import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATCHES_NOTHING } from '../../shared/integrityOf.js';
import { packages, readRelease } from '../../tools/build/packages.js';
import { repository } from '../store';

interface Built {
  entry?: string;
  scripts: string[];
  files: Record<string, string>;
}

test.each(packages)('every chunk of $name has a hash, and one without is refused', ({ folder }) => {
  const { entry, scripts, files } = readRelease({ folder }) as Built;
  const code = [entry, ...scripts]
    .filter((file) => file !== undefined)
    .map((file) => readFileSync(join(repository, folder, 'dist', file), 'utf8'))
    .join('\n');
  expect(code.includes(`||"${MATCHES_NOTHING}"`)).toBe(true);
  const hashes = code.match(/sha256-[\w+/]{43}=/g) ?? [];
  expect(hashes.length).toBeGreaterThan(1);
  for (const hash of hashes) expect([MATCHES_NOTHING, ...Object.values(files)]).toContain(hash);
});
