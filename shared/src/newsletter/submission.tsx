import styled from '@emotion/styled';

/** What the form needs once it is sent; loaded then. */
export { subscribe } from './subscribe';

/** The confirmation box (NEWS-4). Not a live region, because the toast says the same (NEWS-7). */
export function NewsletterSuccess() {
  return (
    <Confirmation data-uncovered>
      <Title>Successfully subscribed!</Title>
      <p>Check your email for confirmation.</p>
    </Confirmation>
  );
}

const Confirmation = styled.div(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.space(1),
  padding: `${theme.space(3)} ${theme.space(6)}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.successSoft,
  color: theme.colors.success,
}));

const Title = styled.p(({ theme }) => ({ fontWeight: theme.weight.bold }));
