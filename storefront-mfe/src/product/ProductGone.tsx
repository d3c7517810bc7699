import styled from '@emotion/styled';
import { MissingPage, Page, ServedSuspense } from '@glow/shared/app';
import { Breadcrumb, ButtonLink } from '@glow/shared/navigation';
import { Container, Eyebrow, PageHeading, Picture, Section, Skeleton, Stack } from '@glow/shared/ui';
import type { ProductData } from '../pageData';
import { labelOf } from '../components/labelOf';
import { LazyShelf } from './lazyProductParts';
import { productCrumbs } from './productData';

/** For a product that does not exist or is no longer sold. */
export function ProductGone({ data }: { data: ProductData | null }) {
  if (data) return <DiscontinuedProduct {...data} />;
  return (
    <MissingPage
      title="Product Not Found"
      heading="Product Not Found"
      lead="It may have left our shelves, or its address was mistyped."
      picture="blog/1"
      actions={<ButtonLink to="/">Back to Home</ButtonLink>}
    />
  );
}

/** Offers only related products (PROD-21). */
function DiscontinuedProduct({ product, related }: ProductData) {
  const { name, brand, images, category } = product;
  return (
    <Page title={name} status={410} isPrivate>
      <Content>
        <Breadcrumb crumbs={productCrumbs(product)} />
        <Columns gap={8}>
          <Picture name={images[0] ?? ''} alt={name} sizes="(min-width: 640px) 330px, 100vw" isFirst />
          <div>
            <Eyebrow>{brand}</Eyebrow>
            <PageHeading tabIndex={-1}>{name}</PageHeading>
            <p>This one has left our shelves. We hope you find another favorite close by.</p>
            <ButtonLink to={`/collections/${category}`} variant="secondary">
              Shop {labelOf(category)}
            </ButtonLink>
          </div>
        </Columns>
      </Content>
      {related.length > 0 && (
        <Section as="div">
          <Container>
            <ServedSuspense fallback={<Skeleton height="32rem" />}>
              <LazyShelf heading="You may also like" products={related} />
            </ServedSuspense>
          </Container>
        </Section>
      )}
    </Page>
  );
}

const Content = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(8),
  paddingBlock: `${theme.space(6)} ${theme.space(16)}`,
}));

const Columns = styled(Stack)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  img: { aspectRatio: '1', borderRadius: theme.radius.large },
  '& > div': { display: 'grid', justifyItems: 'start', gap: theme.space(4) },
  p: { maxWidth: '52ch' },
  [theme.from.tablet]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)', gap: theme.space(12) },
}));
