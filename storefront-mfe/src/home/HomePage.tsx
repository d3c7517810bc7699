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
import { NEWSLETTER_DISCOUNT_PERCENT, RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Container, LoadError, Section, SectionHeading, Skeleton, SpreadRow } from '@glow/shared/ui';
import styled from '@emotion/styled';
import { RotateCcw, Sparkles, Truck } from '@glow/shared/icons';
import type { Product } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import type { pageData } from '../pageData';
import { FeaturedCollections } from './FeaturedCollections';
import { Hero } from './Hero';
import { ProductCards } from '../components/ProductCards';
import { featureFlags } from '../data/featureFlags';

const PROMISES = [
  { Icon: Truck, title: 'Free shipping', text: '' },
  { Icon: RotateCcw, title: `${RETURNS_PERIOD_DAYS}-day returns`, text: 'if it does not suit you' },
  { Icon: Sparkles, title: `${NEWSLETTER_DISCOUNT_PERCENT}% off your first order`, text: 'for newsletter subscribers' },
];

const BelowHome = lazyComponent(
  async () => (await import(/* webpackChunkName: "home-below" */ './BelowHome')).BelowHome,
  { fallback: LoadError },
);

/** Home page (HOME-1), with the bands between its parts (HOME-30, HOME-31). */
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
        <ServedSuspense fallback={<Skeleton height="96rem" />}>
          <BelowHome />
        </ServedSuspense>
        <Slot name="storefront/home.below" space="32rem" />
      </DeferredContent>
    </Page>
  );
}

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

/** The store's promises to shoppers (HOME-2). */
function Promises({ freeShipping }: { freeShipping: string }) {
  return (
    <Strip aria-label="Our promises">
      <Container>
        <ul role="list">
          {PROMISES.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon size={22} strokeWidth={1.4} aria-hidden="true" />
              <p>
                <strong>{title}</strong>
                <span>{` ${text || freeShipping}`}</span>
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </Strip>
  );
}

const Strip = styled.section(({ theme }) => ({
  borderBottom: `1px solid ${theme.colors.line}`,
  'ul[role=list]': { display: 'grid', gap: theme.space(3), paddingBlock: theme.space(6) },
  li: { display: 'flex', alignItems: 'center', gap: theme.space(4) },
  svg: { flex: 'none', color: theme.colors.accent },
  span: { color: theme.colors.textSoft },
  [theme.from.desktop]: {
    'ul[role=list]': { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
    'strong, span': { display: 'block', lineHeight: 1.4 },
  },
}));

/** The first four bestsellers, in stock or not (HOME-4). */
function Bestsellers({ products }: { products: Product[] }) {
  return (
    <BestsellersSection aria-labelledby="bestsellers-heading">
      <Container>
        <Header gap={3}>
          <SectionHeading id="bestsellers-heading">Bestsellers</SectionHeading>
          <Link to="/collections/bestsellers">View All Bestsellers</Link>
        </Header>
        <ProductCards products={products} isAddInert={!featureFlags.homeCardsAddToCart} />
      </Container>
    </BestsellersSection>
  );
}

// the collections above have enough space below
const BestsellersSection = styled(Section)(({ theme }) => ({ paddingTop: 0, [theme.from.desktop]: { paddingTop: 0 } }));

const Header = styled(SpreadRow)(({ theme }) => ({
  alignItems: 'baseline',
  marginBottom: theme.space(8),
  a: { paddingBlock: theme.space(2.5), fontWeight: theme.weight.semibold, color: theme.colors.accent },
}));
