import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleDetails, sampleProducts, sampleReviews } from '@glow/shared/samples';
import { packages, readRelease, root } from '../../tools/build/packages.js';

/** Texts that only the catalogue has; articles and sample orders name products too. */
const texts = [
  ...sampleProducts.flatMap(({ id, sku, description }) => [sku, description, ...sampleDetails(id).benefits]),
  ...sampleReviews.map(({ comment }) => comment),
];

test.each(packages)('no browser file of $name has a text of the catalogue', (found) => {
  const files = Object.keys(readRelease(found)?.files ?? {}).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  const code = files.map((file) => readFileSync(path.join(root, found.folder, 'dist', file), 'utf8')).join('\n');
  expect(texts.filter((text) => code.includes(text))).toEqual([]);
});
