import { useTheme } from '@emotion/react';
import { Link } from '@glow/shared/router';
import { PageHeading } from '@glow/shared/ui';
import { ArrowLeft } from 'lucide-react';
import type { Step } from './steps';
import { StepIndicator } from './StepIndicator';

/** Checkout's header: link back to the cart, heading and step indicator. */
export function CheckoutHeader({ step }: { step: Step }) {
  const { space, from } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(4), marginBottom: space(8), [from.desktop]: { marginBottom: space(12) } }}>
      <Link
        to="/cart"
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: space(2),
          justifySelf: 'start',
          minHeight: 44,
          fontSize: 15,
        }}
      >
        <ArrowLeft size={18} aria-hidden="true" />
        Back to Cart
      </Link>
      <div
        css={{
          display: 'grid',
          gap: space(5),
          [from.desktop]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
        }}
      >
        <PageHeading tabIndex={-1}>Checkout</PageHeading>
        <StepIndicator step={step} />
      </div>
    </div>
  );
}
