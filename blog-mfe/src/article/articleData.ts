import { BRAND } from '@glow/shared/app';
import type { BlogPost } from '../data/blogTypes';

/** An article as JSON-LD text, escaped so that no text of it can end the script it stands in (decisions §5, Security). */
export function articleData({ title, author, seo, publishedAt, updatedAt, tags }: BlogPost): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: seo.metaDescription,
    datePublished: publishedAt,
    dateModified: updatedAt,
    keywords: tags.join(', '),
    author: { '@type': 'Person', name: author.name },
    publisher: { '@type': 'Organization', name: BRAND },
  }).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
