import { queriesOfPages } from '@glow/shared/testing';
import { findArticles } from './findArticles';

const routine = { title: 'A Simple Routine, Morning and Night', url: '/blog/a-simple-routine-morning-and-night' };
const evening = {
  title: 'Soft Evening Makeup in Fifteen Minutes',
  url: '/blog/soft-evening-makeup-in-fifteen-minutes',
};
const ingredients = { title: 'How to Read an Ingredient List', url: '/blog/how-to-read-an-ingredient-list' };

test.each([
  ['a tag as it is written, newest first', 'Vitamin-C', [routine, ingredients]],
  ['the words of a tag', 'vitamin c', [routine, ingredients]],
  ['words in another order, of title and tags', 'blush evening', [evening]],
  ['an excerpt and a category', 'dinner tutorials', [evening]],
  ['words however they are spelled', 'ÉVENING “fif\u00adteen”', [evening]],
  ['nothing it does not know', 'evening zzz', []],
  ['nothing at all', '  ', []],
])('A search of the store finds articles by %s (BLOG-14, COL-160)', (_, text, articles) => {
  expect(findArticles(text)).toEqual(articles);
});

test.each(queriesOfPages('/blog/'))('%s leads to the article that is meant (BLOG-14)', (text, url) => {
  expect(findArticles(text).map((article) => article.url)).toContain(url);
});
