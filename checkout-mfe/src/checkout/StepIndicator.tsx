import { useTheme } from '@emotion/react';
import { VisuallyHidden } from '@glow/shared/ui';
import { Check } from 'lucide-react';
import { STEPS, stepNames, type Step } from './steps';

/** Lists the three steps as done, current or upcoming. */
export function StepIndicator({ step }: { step: Step }) {
  const { colors, space, from } = useTheme();
  const current = STEPS.indexOf(step);
  return (
    <ol
      role="list"
      aria-label="Checkout steps"
      css={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space(2), [from.desktop]: { width: 400 } }}
    >
      {STEPS.map((known, index) => (
        <li
          key={known}
          aria-current={known === step ? 'step' : undefined}
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: space(1.5),
            paddingTop: space(2),
            borderTop: `3px solid ${index <= current ? colors.accent : colors.line}`,
            fontSize: 14.5,
            fontWeight: known === step ? 700 : 400,
            color: known === step ? colors.ink : colors.textSoft,
          }}
        >
          {index < current ? <Check size={16} aria-hidden="true" /> : <span aria-hidden="true">{index + 1}</span>}
          {stepNames[known]}
          {index < current && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
