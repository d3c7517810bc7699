import { publishedPosts } from '../data/posts';
import { searchPosts } from './findArticles';

const [routine, evening, ingredients] = publishedPosts().map(({ slug }) => slug);

describe('searching the blog', () => {
  test.each([
    ['a word of the title', 'Fifteen', [evening]],
    ['a word of the excerpt', 'outlasts dinner', [evening]],
    ['a tag', 'ceramides', [ingredients]],
    ['a category', 'makeup tutorials', [evening]],
    ['several posts, newest first', 'vitamin-c', [routine, ingredients]],
    ['capitals as small letters', 'LABELS', [ingredients]],
    ['words with accents and hyphens', 'vïtamin c', [routine, ingredients]],
    ['words with space around them', '  routine ', [routine]],
    ['a word that stands in an article only', 'phenoxyethanol', []],
    ['nothing it does not know', 'zzz', []],
  ])('finds %s (BLOG-5, COL-160)', (_, text, slugs) => {
    expect(searchPosts(publishedPosts(), text).map(({ slug }) => slug)).toEqual(slugs);
  });
});
