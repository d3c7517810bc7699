import styled from '@emotion/styled';
import { Stack } from '@glow/shared/ui';

/** Code that is loaded when the form is sent. */
export { subscribe } from './subscribe';

/** The confirmation box (NEWS-4); no live region, because the toast says the same (NEWS-7). */
export function NewsletterSuccess() {
  return (
    <Confirmation gap={1} data-uncovered>
      <Title>Successfully subscribed!</Title>
      <p>Check your email for confirmation.</p>
    </Confirmation>
  );
}

const Confirmation = styled(Stack)(({ theme }) => ({
  alignContent: 'center',
  padding: `${theme.space(3)} ${theme.space(6)}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.successSoft,
  color: theme.colors.success,
}));

const Title = styled.p(({ theme }) => ({ fontWeight: theme.weight.bold }));
