import { linePictureUrl } from './linePictureUrl';

test.each([
  ['products/skn-001-1', '/images/products/skn-001-1-480.webp'],
  ['https://cdn.glow.example/a.jpg', 'https://cdn.glow.example/a.jpg'],
])('The picture %s of a line is at %s', (name, url) => {
  expect(linePictureUrl(name)).toBe(url);
});
