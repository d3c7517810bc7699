import { createStyleCache, servedStyleCache } from './createStyleCache';

test('the browser has the rules of the served styles already, and adds none of them again', () => {
  document.head.innerHTML =
    '<style data-emotion="g-global x1">body{margin:0;}</style>' +
    '<style data-emotion="g">.g-1ab2cd{color:red;}@media print{.g-3ef:hover>a,.g-4gh{color:blue;}}</style>';
  const { inserted } = servedStyleCache();
  expect(Object.keys(inserted)).toEqual(['1ab2cd', '3ef', '4gh']);
  expect(document.querySelectorAll('style')).toHaveLength(2);
});

test('a cache of the server has none', () => {
  expect(createStyleCache().inserted).toEqual({});
});
