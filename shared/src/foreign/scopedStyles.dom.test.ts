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
  ['', 'html,h1 a{margin:0;}', ':where([data-glow]),:where([data-glow]) h1 a{margin:0;}'],
  ['', ':root{--x:1;}', ':where([data-glow]){--x:1;}'],
  ['.glow-a', 'color:red;&:hover{color:blue;}', '.glow-a{color:red;}.glow-a:hover{color:blue;}'],
  ['', '@keyframes turn{from{top:0;}50%{top:1px;}}', '@keyframes turn{from{top:0;}50%{top:1px;}}'],
])('styles of %j are inside fragments only: %s', (selector, styles, scoped) => {
  const rules: string[] = [];
  const sheet = Object.assign(Object.create(scopedStyles.sheet), { insert: (rule: string) => rules.push(rule) });
  scopedStyles.insert(selector, { name: styles, styles }, sheet, false);
  expect(rules.join('')).toBe(scoped);
});
