import styled from '@emotion/styled';
import { VisuallyHidden } from '@glow/shared/ui';
import { Check } from '@glow/shared/icons';
import { STEPS, stepNames, type Step } from './steps';

/** Lists the three steps as done, current or upcoming. */
export function StepIndicator({ step }: { step: Step }) {
  const current = STEPS.indexOf(step);
  return (
    <Steps role="list" aria-label="Checkout steps">
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

const Steps = styled.ol(({ theme }) => ({
  display: 'grid',
  // one below the other where the text is large
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: theme.space(2),
  [theme.from.desktop]: { width: 'min(25rem, 40vw)' },
}));

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
