import { useTheme } from '@emotion/react';
import { PageHead } from '@glow/shared/app';
import { Container, Skeleton } from '@glow/shared/ui';

/** An order page before the auth state is hydrated. */
export function AccountSkeleton() {
  const { space, radius } = useTheme();
  return (
    <>
      <PageHead title="Your account" isPrivate />
      <Container aria-busy="true" css={{ display: 'grid', gap: space(6), paddingBlock: space(12) }}>
        <Skeleton width="min(360px, 70%)" height={52} />
        <Skeleton width="min(520px, 100%)" height={24} />
        <Skeleton height={280} css={{ borderRadius: radius.medium }} />
      </Container>
    </>
  );
}
