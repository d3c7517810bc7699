import styled from '@emotion/styled';
import { usePageData, type Fragments } from '@glow/shared/app';
import { Shelf } from '../components/ProductCards';
import type { pageData } from '../pageData';

export function ProductShelf({ heading }: Fragments['storefront/ProductShelf']) {
  const { data: products } = usePageData<typeof pageData.ProductShelf>();
  return (
    <Room>
      <Shelf heading={heading} products={products} />
    </Room>
  );
}

const Room = styled.div(({ theme }) => ({ paddingBottom: theme.space(16), '&:empty': { display: 'none' } }));
