import type { EmotionCache } from '@emotion/cache';

let scopedStyles: EmotionCache;

beforeAll(async () => {
  const script = document.head.appendChild(document.createElement('script'));
  Object.assign(script, { nonce: 'n1' }).setAttribute('nonce', 'n1');
  ({ scopedStyles } = await import('./scopedStyles'));
});

test('styles have the nonce of the site’s scripts', () => {
  expect(scopedStyles.sheet.nonce).toBe('n1');
});

test.each([
  ['h3{margin:0;}', ':where([data-glow]) h3{margin:0;}'],
  ['*{margin:0;}', ':where([data-glow]) *{margin:0;}'],
  ['body{margin:0;}', ':where([data-glow]){margin:0;}'],
  ['body h3{margin:0;}', ':where([data-glow]) h3{margin:0;}'],
  [':root{--gap:0;}', ':where([data-glow]){--gap:0;}'],
  ['.glow-card h3{margin:0;}', '.glow-card h3{margin:0;}'],
  ['@keyframes turn{from{top:0;}50%{top:1px;}}', '@keyframes turn{from{top:0;}50%{top:1px;}}'],
])('%s applies inside a fragment as %s', (styles, scoped) => {
  const insert = jest.spyOn(scopedStyles.sheet, 'insert').mockImplementation();
  scopedStyles.insert('', { name: styles, styles }, scopedStyles.sheet, false);
  expect(insert.mock.calls.join('')).toBe(scoped);
  insert.mockRestore();
});
