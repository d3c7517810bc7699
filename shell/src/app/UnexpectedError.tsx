import styled from '@emotion/styled';
import { Button, Container, PageHeading } from '@glow/shared/ui';

/** Fallback when the shell itself throws (REL-1): a message, a reload and a link to the home page. */
export function UnexpectedError() {
  return (
    <Message as="main">
      <title>Unexpected Application Error! · Glow</title>
      <PageHeading>Unexpected Application Error!</PageHeading>
      <p>Something went wrong on our side. Your cart is kept on this device.</p>
      <Button type="button" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
      {/* a full page load resets the state that threw */}
      <a href="/">Back to Home</a>
    </Message>
  );
}

const Message = styled(Container)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space(5),
  paddingBlock: theme.space(24),
  textAlign: 'center',
  p: { color: theme.colors.textSoft },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget },
}));
