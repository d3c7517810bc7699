import styled from '@emotion/styled';
import { PageHead } from '@glow/shared/app';
import { Container, Skeleton } from '@glow/shared/ui';

export function OrderSkeleton() {
  return (
    <>
      <PageHead title="Your account" isPrivate />
      <OrderContainer aria-busy="true">
        <Skeleton width="min(22.5rem, 70%)" height="3.25rem" />
        <Skeleton width="min(32.5rem, 100%)" height="1.5rem" />
        <CardSkeleton height="17.5rem" />
      </OrderContainer>
    </>
  );
}

const OrderContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  paddingBlock: theme.space(12),
}));

const CardSkeleton = styled(Skeleton)(({ theme }) => ({ borderRadius: theme.radius.medium }));
