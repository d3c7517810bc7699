import styled from '@emotion/styled';
import { Container, Skeleton } from '@glow/shared/ui';

/** Placeholder of a pending screen: a heading and typical content. */
export function ScreenSkeleton() {
  return (
    <PendingScreen aria-busy="true">
      <Skeleton width="min(26.25rem, 70%)" height="3rem" />
      <Lead width="min(38.75rem, 100%)" height="1.25rem" />
      <Cards>
        {[1, 2, 3, 4].map((card) => (
          <Card key={card} height="auto" />
        ))}
      </Cards>
    </PendingScreen>
  );
}

const PendingScreen = styled(Container)(({ theme }) => ({ minHeight: '80vh', paddingBlock: theme.space(12) }));

const Lead = styled(Skeleton)(({ theme }) => ({ marginTop: theme.space(5) }));

const Cards = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 44%), 1fr))',
  gap: theme.space(6),
  marginTop: theme.space(10),
}));

const Card = styled(Skeleton)(({ theme }) => ({ aspectRatio: '4 / 5', borderRadius: theme.radius.medium }));
