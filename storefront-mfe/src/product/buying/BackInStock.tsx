import styled from '@emotion/styled';
import { lineId, variantText, type Product, type Variant } from '@glow/shared/catalog';
import { NewsletterFailures, useSubscription } from '@glow/shared/newsletter';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import { Button, TextField, SecondaryText, Stack } from '@glow/shared/ui';
import { useId, useState } from 'react';

interface BackInStockProps {
  product: Product;
  variant: Variant | undefined;
  /** Whether nothing else of the product can be bought. */
  isMain: boolean;
}

/** Asks for an address to write to when a sold-out choice is back (PROD-80). */
export function BackInStock({ product, variant, isMain }: BackInStockProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const { isSubmitting, emailField, failures, container, handleSubmit } = useSubscription({
    source: BACK_IN_STOCK,
    interests: [lineId(product, variant)],
    successTitle: 'We will tell you',
    onSuccess: () => setIsWaiting(true),
  });
  const headingId = useId();
  const noteId = useId();

  return (
    <Frame gap={1} ref={container} tabIndex={-1}>
      <Heading id={headingId} tabIndex={-1}>
        {isWaiting ? 'We will tell you' : 'Tell me when it is back'}
      </Heading>
      {/* not a live region, because the toast says the same (NEWS-4) */}
      <SecondaryText id={noteId}>
        {isWaiting ? 'One email to your address, when' : 'One email and no newsletter, when'} <bdi>{product.name}</bdi>
        {variant && ` (${variantText(variant)})`} is in stock again.
        {isWaiting && ' Check your email: an address that is new to us has to be confirmed first.'}
      </SecondaryText>
      <noscript>This form needs JavaScript to be sent.</noscript>
      {!isWaiting && (
        <Form gap={3} method="dialog" noValidate onSubmit={handleSubmit} aria-labelledby={headingId}>
          <TextField {...emailField} />
          <Button
            type="submit"
            variant={isMain ? 'primary' : 'secondary'}
            disabled={isSubmitting}
            aria-describedby={noteId}
          >
            {isSubmitting ? 'Sending...' : 'Tell me'}
          </Button>
          <NewsletterFailures failures={failures} />
        </Form>
      )}
    </Frame>
  );
}

const Frame = styled(Stack)(({ theme }) => ({
  padding: theme.space(5),
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  outline: 'none',
}));

const Heading = styled.h2(({ theme }) => ({ fontSize: theme.heading.xs }));

// the button is level with the field, even if a message is below the field
const Form = styled(Stack.withComponent('form'))(({ theme }) => ({
  marginTop: theme.space(3),
  [theme.from.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    '& > button': { marginTop: theme.space(7) },
    '& > :last-child:not(button)': { gridColumn: '1 / -1' },
  },
}));
