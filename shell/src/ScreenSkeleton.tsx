import { useTheme } from '@emotion/react';
import { Container, Skeleton } from '@glow/shared/ui';

/** Placeholder of a pending screen: a heading and typical content. */
export function ScreenSkeleton() {
  const { space, radius } = useTheme();
  return (
    <Container aria-busy="true" css={{ minHeight: '80vh', paddingBlock: space(12) }}>
      <Skeleton width="min(420px, 70%)" height={48} />
      <Skeleton width="min(620px, 100%)" height={20} css={{ marginTop: space(5) }} />
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 44%), 1fr))',
          gap: space(6),
          marginTop: space(10),
        }}
      >
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height="auto" css={{ aspectRatio: '4 / 5', borderRadius: radius.medium }} />
        ))}
      </div>
    </Container>
  );
}
