import {
  BRAND,
  DeferredContent,
  lazyComponent,
  Page,
  ServedSuspense,
  Slot,
  usePageData,
  useSiteOrigin,
  type StructuredData,
} from '@glow/shared/app';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { LoadError, Skeleton } from '@glow/shared/ui';
import type { pageData } from '../pageData';
import { Bestsellers } from './Bestsellers';
import { FeaturedCollections } from './FeaturedCollections';
import { Hero } from './Hero';
import { Promises } from './Promises';
import { Testimonials } from './Testimonials';

// one chunk, for what is below the first screens
const Formulas = lazyComponent(async () => (await import(/* webpackChunkName: "home-below" */ './Formulas')).Formulas, {
  fallback: LoadError,
});

const NewsletterHero = lazyComponent(
  async () => (await import(/* webpackChunkName: "home-below" */ './NewsletterHero')).NewsletterHero,
  { fallback: LoadError },
);

/** Home page: hero, collections, bestsellers, testimonials, newsletter (HOME-1), with the bands between them (HOME-30, HOME-31). */
export function HomePage() {
  const { data } = usePageData<typeof pageData.home>();
  return (
    <Page
      title="Skincare and makeup"
      description={`Considered skincare and believable color for calm routines. Free shipping ${data.freeShipping} and ${RETURNS_PERIOD_DAYS}-day returns.`}
      structuredData={homeData(useSiteOrigin())}
    >
      <Hero />
      <Promises freeShipping={data.freeShipping} />
      <FeaturedCollections />
      <DeferredContent>
        <Bestsellers products={data.bestsellers} />
        <ServedSuspense fallback={<Skeleton height="32rem" />}>
          <Formulas />
        </ServedSuspense>
        <Testimonials />
        <ServedSuspense fallback={<Skeleton height="32rem" />}>
          <NewsletterHero />
        </ServedSuspense>
        <Slot name="storefront/home.below" space="32rem" />
      </DeferredContent>
    </Page>
  );
}

/** Structured data of the store and its search. */
export function homeData(origin: string): StructuredData[] {
  const home = `${origin}/`;
  const search = { '@type': 'EntryPoint', urlTemplate: `${origin}/collections/all?q={search_term_string}` };
  return [
    { '@type': 'Organization', name: BRAND, url: home, logo: `${origin}/wordmark.svg` },
    {
      '@type': 'WebSite',
      name: BRAND,
      url: home,
      potentialAction: { '@type': 'SearchAction', target: search, 'query-input': 'required name=search_term_string' },
    },
  ];
}
