import colors from '../../../shared/picture-colors.json';
import { version } from '../../../shared/picture-version.json';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { theme } from '@glow/shared/theme';
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

test('Every source picture is as wide as its widest file, and has the shape that pages tell of its kind', async () => {
  const others = await Promise.all(
    listPictures().map(async ({ name, widths }) => {
      const source = await sharp(path.join(masters, `${name}.webp`)).metadata();
      const { width, height } = theme.pictures.kindOf(name);
      const isAsTold = Math.max(...widths) === width && source.height * width === height * source.width;
      return source.width >= width && isAsTold ? [] : [name];
    }),
  );
  expect(others.flat()).toEqual([]);
});

test('A link preview gets a JPEG of the size that its page tells (SEO-1)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-pictures-'));
  // an ES module, which jest does not read
  const script = "import { makeFiles } from './images.js'; await makeFiles('og-image', [1200], process.argv[1]);";
  execFileSync(process.execPath, ['--input-type=module', '--eval', script, folder], { cwd: __dirname });
  expect(readdirSync(folder).sort()).toEqual(['og-image-1200.avif', 'og-image-1200.jpg', 'og-image-1200.webp']);
  const preview = await sharp(path.join(folder, 'og-image-1200.jpg')).metadata();
  expect(preview).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  rmSync(folder, { recursive: true });
});

test('Another source picture is another version', () => {
  const [first, ...others] = listPictures();
  expect(versionOf([{ ...first, stamp: 'changed' }, ...others])).not.toBe(version);
});
