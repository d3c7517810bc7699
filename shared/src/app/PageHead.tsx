import { useLocation } from '@glow/shared/router';
import { largestPicture } from '@glow/shared/ui';
import { BRAND } from './brand';
import { useSiteOrigin } from './siteOrigin';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Private, thin and placeholder pages stay out of search engines. */
  isPrivate?: boolean;
  /** The path that search engines know the page by, where it is not simply its URL without the query. */
  canonical?: string;
  /** What link previews take it for. */
  kind?: 'website' | 'article' | 'product';
  /** The picture of its link preview, named as for `Picture`. */
  picture?: string;
}

/** What browsers, search engines and link previews read about a page (SEO-1). */
export function PageHead({ title, description, isPrivate = false, canonical, kind = 'website', picture = 'og-image' }: PageHeadProps) {
  const origin = useSiteOrigin();
  const { pathname } = useLocation();
  const url = origin + (canonical ?? (pathname.replace(/\/+$/, '') || '/'));

  return (
    <>
      <title>{`${title} · ${BRAND}`}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      {(canonical || !isPrivate) && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + largestPicture(picture)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
