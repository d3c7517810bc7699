import { sampleProduct } from '@glow/shared/samples';
import { searchTextsOf, searchWords, vocabularyOf } from './searchTexts';

test.each([
  [
    'mkp-005',
    ['velvet matte lipstick', 'red lipstick', 'velour', 'lipsticks', 'lip color', 'colour', 'plum', 'make up'],
  ],
  ['skn-002', ['aurelle', 'moisturizer', 'moisturiser', 'moisturizers', 'moisturisers', 'face cream', 'skin care']],
  ['skn-003', ['sulfate free', 'sulphate', 'face wash', 'cleanser']],
])('%s is found by its name, tags, brand, shades and kind, in both spellings', (id, expected) => {
  expect(searchTextsOf(sampleProduct(id)).keywords).toEqual(expect.arrayContaining(expected));
});

test('the name is the first keyword, and a description is found in both spellings', () => {
  const product = { ...sampleProduct('skn-001'), description: 'Gray and COLOUR.' };
  const { keywords, description } = searchTextsOf(product);
  expect(keywords[0]).toBe('glow radiance vitamin c serum');
  expect(description.split('\u001F')).toEqual(['gray and colour.', 'color', 'grey']);
});

test('a search text has at most ten words, in lower case', () => {
  expect(searchWords('  Eye\tLINER ')).toEqual(['eye', 'liner']);
  expect(searchWords('a b c d e f g h i j k l')).toHaveLength(10);
});

test('a vocabulary has phrases and words, but no short ones and no numbers', () => {
  expect(vocabularyOf(['ink no. 12 line', 'vitamin c', '100'])).toEqual(['vitamin c', 'ink', 'line', 'vitamin']);
});
