import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { PageHeading } from '@glow/shared/ui';
import { ArrowLeft } from 'lucide-react';
import type { Step } from './steps';
import { StepIndicator } from './StepIndicator';

/** Checkout's header: link back to the cart, heading and step indicator. */
export function CheckoutHeader({ step }: { step: Step }) {
  return (
    <Header>
      <BackLink to="/cart">
        <ArrowLeft size={18} aria-hidden="true" />
        Back to Cart
      </BackLink>
      <HeadingRow>
        <PageHeading tabIndex={-1}>Checkout</PageHeading>
        <StepIndicator step={step} />
      </HeadingRow>
    </Header>
  );
}

const Header = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(4),
  marginBottom: theme.space(8),
  [theme.from.desktop]: { marginBottom: theme.space(12) },
}));

const BackLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  justifySelf: 'start',
  minHeight: theme.touchTarget,
  fontSize: theme.text.lg,
}));

const HeadingRow = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  [theme.from.desktop]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
}));
