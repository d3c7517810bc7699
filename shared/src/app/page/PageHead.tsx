import { useLocation } from '@glow/shared/router';
import { theme } from '@glow/shared/theme';
import { shareContext } from '@glow/shared/contexts';
import { createContext, useContext } from 'react';

const SiteOriginContext = shareContext(createContext(''));

export const SiteOriginProvider = SiteOriginContext.Provider;

/** The origin of URLs, as `https://glow.example`; empty without a provider, so that URLs are relative. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}

interface PageHeadProps {
  title: string;
  description?: string;
  /** Adds `noindex`: for private, thin and placeholder pages. */
  isPrivate?: boolean;
  /** Canonical path; by default the URL path without its query. */
  canonical?: string;
  kind?: 'website' | 'article' | 'product';
  /** Open Graph image, named as for `Picture`. */
  picture?: string;
}

/** Title and meta elements for browsers, search engines and link previews (SEO-1). */
export function PageHead({
  title,
  description,
  isPrivate = false,
  canonical,
  kind = 'website',
  picture = 'og-image',
}: PageHeadProps) {
  const origin = useSiteOrigin();
  const { pathname } = useLocation();
  const isOwn = !picture.startsWith('https:');
  const { width, height } = theme.pictures.kindOf(picture);
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
      <meta property="og:image" content={isOwn ? origin + largestPicture(picture) : picture} />
      {isOwn && <meta property="og:image:width" content={String(width)} />}
      {isOwn && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The store's name (GEN-1). */
export const BRAND = 'Glow';

/** Path of the widest JPEG version of a picture, for link previews and search engines. */
export function largestPicture(name: string): string {
  return `/images/${name}-${theme.pictures.kindOf(name).width}.jpg`;
}
