import { compareLayouts } from './compareLayouts';

const KNOWN = ['main "Cart" 0 100 390 900', '  h1 "Cart" 20 24 200 40', '  button "Clear Cart" 20 80 100 44'].join(
  '\n',
);

test('a layout is the same if nothing has moved by more than 8 px', () => {
  expect(compareLayouts(KNOWN, KNOWN.replace('20 80 100', '12 88 108'))).toEqual([]);
});

test('what has moved, is missing or new is told by name', () => {
  const found = KNOWN.replace('20 24', '33 24').replace('button "Clear Cart"', 'button "Empty Cart"');
  expect(compareLayouts(KNOWN, found)).toEqual([
    '~   h1 "Cart": x 33, not 20',
    '+   button "Empty Cart" 20 80 100 44',
    '-   button "Clear Cart" 20 80 100 44',
  ]);
  expect(compareLayouts(KNOWN, KNOWN.split('\n').slice(0, 2).join('\n'))).toEqual([
    '-   button "Clear Cart" 20 80 100 44',
  ]);
});
