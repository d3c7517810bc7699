import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { PageHeading, VisuallyHidden, visuallyHidden, Stack } from '@glow/shared/ui';
import { ArrowLeft, Check } from '@glow/shared/icons';
import { STEPS, stepNames, type Step } from './steps';

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

/** The link shares a line with the heading on phones, with the steps on wide screens: so the form begins high. */
const Header = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: theme.space(4),
  marginBottom: theme.space(2),
  '& > ol': { gridColumn: '1 / -1' },
  [theme.from.desktop]: {
    gridTemplateColumns: 'auto 1fr',
    columnGap: theme.space(8),
    marginBottom: theme.space(3),
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

/** On wide screens it is for screen readers only, because the step's heading is visible. */
const Heading = styled(PageHeading)(({ theme }) => ({
  fontSize: theme.heading.md,
  [theme.from.desktop]: visuallyHidden,
}));

function StepIndicator({ step }: { step: Step }) {
  const current = STEPS.indexOf(step);
  return (
    <Steps gap={2} role="list" aria-label="Checkout steps">
      {STEPS.map((known, index) => (
        <StepItem
          key={known}
          aria-current={known === step ? 'step' : undefined}
          isReached={index <= current}
          isCurrent={known === step}
        >
          {index < current ? <Check size={16} aria-hidden="true" /> : <span aria-hidden="true">{index + 1}</span>}
          {stepNames[known]}
          {index < current && <VisuallyHidden>, done</VisuallyHidden>}
        </StepItem>
      ))}
    </Steps>
  );
}

const Steps = styled(Stack.withComponent('ol'))({
  // one below the other if the text is large
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
});

const StepItem = styled.li<{ isReached: boolean; isCurrent: boolean }>(
  ({ theme: { colors, space, text, weight }, isReached, isCurrent }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: space(1.5),
    paddingTop: space(2),
    borderTop: `3px solid ${isReached ? colors.accent : colors.line}`,
    fontSize: text.lg,
    fontWeight: isCurrent ? weight.bold : weight.regular,
    color: isCurrent ? colors.ink : colors.textSoft,
  }),
);
