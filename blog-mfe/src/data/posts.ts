import type { PostSummary } from './blogTypes';
import { makeupTutorials, productReviews, skincareTips } from './categories';

const elena = {
  name: 'Elena Marsh',
  avatar: '',
  bio: 'Elena edits the skincare pages at Glow. She has tried more cleansers than she can count and keeps three.',
};

const naomi = {
  name: 'Naomi Clarke',
  avatar: '',
  bio: 'Naomi is a makeup artist who spent ten years backstage and now prefers bathrooms with a window.',
};

const julian = {
  name: 'Julian Reyes',
  avatar: '',
  bio: 'Julian trained as a cosmetic chemist and writes about formulas for people who would rather not have been to chemistry class.',
};

/** The three sample posts without their bodies, which are in `postBodies.ts` (BLOG-3). */
export const posts: readonly PostSummary[] = [
  {
    id: 'post-1',
    title: 'A Simple Routine, Morning and Night',
    slug: 'a-simple-routine-morning-and-night',
    excerpt:
      'Four steps by day, three by night, and the reasons for their order. A routine short enough to keep on a tired Thursday.',
    author: elena,
    featuredImage: 'blog/1',
    category: skincareTips,
    tags: ['routine', 'cleansing', 'vitamin-c', 'sunscreen'],
    publishedAt: '2026-10-20',
    updatedAt: '2026-10-22',
    readTime: 4,
    isPublished: true,
    isFeatured: true,
    seo: {
      metaTitle: 'A Simple Skincare Routine, Morning and Night',
      metaDescription:
        'Which product goes first, which can be left out, and how to add something new: a calm skincare routine of four steps by day and three by night.',
      ogImage: 'blog/1',
    },
  },
  {
    id: 'post-2',
    title: 'Soft Evening Makeup in Fifteen Minutes',
    slug: 'soft-evening-makeup-in-fifteen-minutes',
    excerpt:
      'Real skin, a walked-here flush, one clean line and a lipstick that outlasts dinner. Six products and a quarter of an hour.',
    author: naomi,
    featuredImage: 'blog/2',
    category: makeupTutorials,
    tags: ['evening', 'lipstick', 'blush', 'eyeliner'],
    publishedAt: '2026-09-25',
    updatedAt: '2026-09-25',
    readTime: 5,
    isPublished: true,
    isFeatured: true,
    seo: {
      metaTitle: 'Soft Evening Makeup in Fifteen Minutes',
      metaDescription:
        'A step-by-step evening look with six products: thin foundation, a soft flush, one clean line of eyeliner and a matte lipstick that lasts.',
      ogImage: 'blog/2',
    },
  },
  {
    id: 'post-3',
    title: 'How to Read an Ingredient List',
    slug: 'how-to-read-an-ingredient-list',
    excerpt:
      'Three of our bestsellers, read line by line. What the order of the names gives away, and what it never will.',
    author: julian,
    featuredImage: 'blog/3',
    category: productReviews,
    tags: ['ingredients', 'vitamin-c', 'ceramides', 'labels'],
    publishedAt: '2026-08-18',
    updatedAt: '2026-09-02',
    readTime: 5,
    isPublished: true,
    isFeatured: false,
    seo: {
      metaTitle: 'How to Read a Skincare Ingredient List',
      metaDescription:
        'The rules behind an INCI list, shown on a serum, a night cream and a cleanser: what the order tells you about strength, texture and feel.',
      ogImage: 'blog/3',
    },
  },
];

/** The posts visitors may see, newest first (BLOG-3). */
export function publishedPosts(): PostSummary[] {
  return posts.filter(({ isPublished }) => isPublished).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
