import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { PageHeading } from '@glow/shared/ui';
import { ArrowLeft } from '@glow/shared/icons';
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
      <Heading tabIndex={-1}>Checkout</Heading>
      <StepIndicator step={step} />
    </Header>
  );
}

/** On phones the form begins high on the screen: link and heading share a line. */
const Header = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: theme.space(4),
  marginBottom: theme.space(2),
  '& > ol': { gridColumn: '1 / -1' },
  [theme.from.desktop]: {
    rowGap: theme.space(4),
    marginBottom: theme.space(12),
    '& > a': { gridColumn: '1 / -1' },
    '& > ol': { gridColumn: 'auto' },
  },
}));

const BackLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  justifySelf: 'start',
  minHeight: theme.touchTarget,
  fontSize: theme.text.lg,
}));

const Heading = styled(PageHeading)(({ theme }) => ({
  fontSize: theme.heading.md,
  [theme.from.desktop]: { fontSize: theme.heading.xl },
}));
