import { sampleDetails, sampleProduct } from '@glow/shared/samples';
import { searchTextsOf, searchWords, vocabularyOf } from './searchTexts';

function textsOf(id: string) {
  return searchTextsOf({ ...sampleProduct(id), ...sampleDetails(id) });
}

test.each([
  [
    'mkp-005',
    ['velvet matte lipstick', 'red lipstick', 'velour', 'lipsticks', 'lip color', 'colour', 'plum', 'make up'],
  ],
  ['skn-002', ['aurelle', 'moisturizer', 'moisturiser', 'moisturizers', 'moisturisers', 'face cream', 'skin care']],
  ['skn-003', ['sulfate free', 'sulphate', 'face wash', 'cleanser']],
  ['skn-002', ['bestsellers', 'best seller', 'new arrivals']],
])('%s is found by its name, tags, brand, shades, kind and flags, in both spellings (COL-3)', (id, expected) => {
  expect(textsOf(id).keywords).toEqual(expect.arrayContaining(expected));
});

test('a product without flags is neither a bestseller nor new', () => {
  expect(textsOf('mkp-004').keywords).not.toEqual(expect.arrayContaining(['bestseller']));
  expect(textsOf('mkp-004').keywords).not.toEqual(expect.arrayContaining(['new']));
});

test('an ingredient is found by its name on the pack, and by what shoppers call it (COL-3)', () => {
  expect(textsOf('skn-002').ingredients).toEqual(
    expect.arrayContaining(['bakuchiol', 'retinol', 'ceramide np', 'ceramides', 'shea butter']),
  );
  expect(textsOf('mkp-004').ingredients).not.toContain('retinol');
});

test('the name is the first keyword, and a description is found in both spellings (COL-3)', () => {
  const product = { ...sampleProduct('skn-001'), ingredients: [], description: 'Gray and COLOUR.' };
  const { keywords, description } = searchTextsOf(product);
  expect(keywords[0]).toBe('glow radiance vitamin c serum');
  expect(description.split('\u001F')).toEqual(['gray and colour', 'color', 'grey']);
});

test('a search text has at most ten words, in lower case', () => {
  expect(searchWords('  Eye\tLINER ')).toEqual(['eye', 'liner']);
  expect(searchWords('a b c d e f g h i j k l')).toHaveLength(10);
});

test('a vocabulary has phrases and words, but no short ones, of ingredients no words below six letters, and no numbers', () => {
  expect(vocabularyOf({ keywords: ['ink no. 12 line', 'vitamin c', '100'], ingredients: ['shea butter'] })).toEqual([
    ...['vitamin c', 'ink', 'line', 'vitamin', 'shea butter', 'butter'],
  ]);
});
