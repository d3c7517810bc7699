import colors from '../../../shared/picture-colors.json';
import { version } from '../../../shared/picture-version.json';
import path from 'node:path';
import sharp from 'sharp';
import { listPictures, masters, versionOf } from './pictures.js';

test('The version in the addresses is that of the source pictures', () => {
  expect(versionOf(listPictures())).toBe(version);
});

test('Every source picture but those of shades and kits has a placeholder colour', () => {
  const names = listPictures().map(({ name }) => name);
  const colorless = names.filter((name) => /-([13]|swatch)-[a-z-]+$|\/kit-/.test(name));
  expect(colorless).toHaveLength(50);
  const colored = Object.entries(colors).flatMap(([group, digits]) =>
    digits.length === 3 && names.includes(group)
      ? [group]
      : (digits.match(/[\da-f]{3}/g) ?? []).map((_color, index) => `${group}-${index + 1}`),
  );
  expect(colored.sort()).toEqual(names.filter((name) => !colorless.includes(name)).sort());
});

test('Every source picture is as wide as its widest file, because it is the WebP file of that width', async () => {
  const narrow = await Promise.all(
    listPictures().map(async ({ name, widths }) => {
      const { width } = await sharp(path.join(masters, `${name}.webp`)).metadata();
      return width >= Math.max(...widths) ? [] : [name];
    }),
  );
  expect(narrow.flat()).toEqual([]);
});

test('Another source picture is another version', () => {
  const [first, ...others] = listPictures();
  expect(versionOf([{ ...first, stamp: 'changed' }, ...others])).not.toBe(version);
});
