import { findArticles } from './findArticles';

test('A text finds articles by title and URL, newest first', () => {
  expect(findArticles('Vitamin-C')).toEqual([
    { title: 'A Simple Routine, Morning and Night', url: '/blog/a-simple-routine-morning-and-night' },
    { title: 'How to Read an Ingredient List', url: '/blog/how-to-read-an-ingredient-list' },
  ]);
});
