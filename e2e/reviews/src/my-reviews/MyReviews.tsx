import styled from '@emotion/styled';
import { useAuth, type User } from '@glow/shared/auth';
import { ReviewList } from '../components/ReviewList';
import { useReviews } from '../data/useReviews';

/** The tab of the account with the user's reviews. */
export function MyReviews() {
  const user = useAuth((auth) => auth.user);
  return user ? <ReviewsOf user={user} /> : null;
}

function ReviewsOf({ user }: { user: User }) {
  const loaded = useReviews(`?user=${encodeURIComponent(user.id)}`);
  return (
    <section aria-label="Your reviews">
      <Heading>Your reviews</Heading>
      <ReviewList {...loaded} withProducts empty="You have not reviewed a product yet." />
    </section>
  );
}

const Heading = styled.h2(({ theme }) => ({ marginBottom: theme.space(5), fontSize: theme.heading.sm }));
