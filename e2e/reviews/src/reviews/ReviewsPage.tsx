import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { Container, PageHeading } from '@glow/shared/ui';
import { ReviewList } from '../components/ReviewList';
import { useReviews } from '../data/useReviews';

/** All reviews, the newest first. */
export function ReviewsPage() {
  const loaded = useReviews('');
  return (
    <Page title="Reviews">
      <Screen>
        <PageHeading tabIndex={-1}>Reviews</PageHeading>
        <p>What shoppers say about our products.</p>
        <ReviewList {...loaded} withProducts empty="Nobody has reviewed a product yet." />
      </Screen>
    </Page>
  );
}

const Screen = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  paddingBlock: theme.space(16),
}));
