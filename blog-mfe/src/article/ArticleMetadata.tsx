import type { BlogPost } from '../data/blogTypes';
import { articleData } from './articleData';

/** What link previews and search engines read about an article (decisions row 92). */
export function ArticleMetadata({ post }: { post: BlogPost }) {
  const { seo, publishedAt, updatedAt } = post;
  return (
    <>
      <meta property="og:type" content="article" />
      <meta property="og:title" content={seo.metaTitle} />
      <meta property="og:description" content={seo.metaDescription} />
      <meta property="article:published_time" content={publishedAt} />
      <meta property="article:modified_time" content={updatedAt} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: articleData(post) }} />
    </>
  );
}
