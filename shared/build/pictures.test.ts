import colors from '../picture-colors.json';
import { version } from '../picture-version.json';
import { listPictures, versionOf } from './pictures.js';

test('The version in the addresses is that of the source pictures', () => {
  expect(versionOf(listPictures())).toBe(version);
});

test('Every source picture has a placeholder colour', () => {
  expect(Object.keys(colors).sort()).toEqual(
    listPictures()
      .map(({ name }) => name)
      .sort(),
  );
});

test('Another source picture is another version', () => {
  const [first, ...others] = listPictures();
  expect(versionOf([{ ...first, stamp: 'changed' }, ...others])).not.toBe(version);
});
