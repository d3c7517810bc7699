import { BRAND, breadcrumbData, largestPicture, type StructuredData } from '@glow/shared/app';
import type { PostSummary } from '../data/posts';

export function articleCrumbs({ category, title }: PostSummary) {
  return [
    { label: 'Home', to: '/' },
    { label: 'Blog', to: '/blog' },
    { label: category.name, to: `/blog/category/${category.slug}` },
    { label: title },
  ];
}

/** Structured data of an article (SEO-3). */
export function articleData(post: PostSummary, origin: string): StructuredData[] {
  const { title, slug, author, featuredImage, seo, publishedAt, updatedAt, tags } = post;
  return [
    {
      '@type': 'Article',
      headline: title,
      description: seo.metaDescription,
      image: [origin + largestPicture(featuredImage)],
      datePublished: publishedAt,
      dateModified: updatedAt,
      keywords: tags.join(', '),
      author: { '@type': 'Person', name: author.name },
      publisher: { '@type': 'Organization', name: BRAND, url: `${origin}/`, logo: `${origin}/wordmark.svg` },
      mainEntityOfPage: `${origin}/blog/${slug}`,
    },
    breadcrumbData(articleCrumbs(post), origin),
  ];
}
