import fc from 'fast-check';
import { toOrderId } from './toOrderId';

test.each([
  ...['GLW-7K2M9ABC1D0F', 'glw-7k2m9abc1d0f', '7K2M9ABC1D0F', '#GLW-7K2M9ABC1D0F', 'GLW 7K2M 9ABC 1D0F'],
  ...['GLW7K2M9ABC1D0F', 'glw\u20117k2m\u20119abc\u20111d0f', 'GLW-7K2M9ABCID0F', 'glw-7k2m9abcldof'],
  ...[' ＧＬＷ－７Ｋ2M9ABC1D0F ', 'Order GLW-7K2M9ABC1D0F.', 'order no. 7K2M9ABC1D0F', 'GLW–7K2M\u00a09ABC\u00a01D0F'],
  ...['GLW-7K2M\u200b9ABC1D0F', 'https://glow.example/account/orders/GLW-7K2M9ABC1D0F'],
  ...['G1W-7K2M9ABC1D0F', '“GLW-7K2M9ABC1D0F”', 'No. 7K2M9ABC1D0F', 'number 7K2M9ABC1D0F'],
])('%j is the order GLW-7K2M9ABC1D0F (ORD-160)', (written) => {
  expect(toOrderId(written)).toBe('GLW-7K2M9ABC1D0F');
});

test.each([
  ['glw-001', 'GLW-001'],
  ['GLW-NONE', 'GLW-NONE'],
  ['GLW-7K2M9ABC1D0FA', 'GLW-7K2M9ABC1D0FA'],
  ['7K2M9ABC1D0', '7K2M9ABC1D0'],
  [' glw-#1 ', 'GLW-#1'],
  ['', ''],
])('%j is no order number, and stays as it is (ORD-160)', (written, id) => {
  expect(toOrderId(written)).toBe(id);
});

test('any order number is understood in any spelling (ORD-160)', () => {
  const crockford = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  const between = fc.constantFrom('', '', '', ' ', '-', '\u00a0', '\u2011', '\u200b', '–', '.');
  const spelling = fc.record({
    prefix: fc.constantFrom('GLW-', 'glw-', '', '#GLW-', '#', 'GLW ', 'ＧＬＷ', 'Order no. ', 'Order GLW'),
    change: fc.constantFrom<(id: string) => string>(
      (id) => id,
      (id) => id.toLowerCase(),
      (id) => id.replaceAll('0', 'O').replaceAll('1', 'I'),
      (id) => id.replaceAll('0', 'o').replaceAll('1', 'l'),
      (id) => id.replace(/./g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
    ),
    end: fc.constantFrom('', ' ', '.', '\n'),
  });
  fc.assert(
    fc.property(
      fc.array(crockford, { minLength: 12, maxLength: 12 }),
      fc.array(between, { minLength: 12, maxLength: 12 }),
      spelling,
      (characters, gaps, { prefix, change, end }) => {
        const written = characters.map((character, index) => `${gaps[index]}${change(character)}`).join('');
        expect(toOrderId(`${prefix}${written}${end}`)).toBe(`GLW-${characters.join('')}`);
      },
    ),
  );
});
