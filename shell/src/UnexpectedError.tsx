import { useTheme } from '@emotion/react';
import { Button, Container, PageHeading } from '@glow/shared/ui';

/** Fallback when the shell itself throws (REL-1): a message, a reload and a link to the home page. */
export function UnexpectedError() {
  const { colors, space } = useTheme();
  return (
    <Container
      as="main"
      css={{ display: 'grid', justifyItems: 'center', gap: space(5), paddingBlock: space(24), textAlign: 'center' }}
    >
      <title>Unexpected Application Error! · Glow</title>
      <PageHeading>Unexpected Application Error!</PageHeading>
      <p css={{ color: colors.textSoft }}>Something went wrong on our side. Your cart is kept on this device.</p>
      <Button type="button" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
      {/* a full page load resets the state that threw */}
      <a href="/" css={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
        Return to Home
      </a>
    </Container>
  );
}
