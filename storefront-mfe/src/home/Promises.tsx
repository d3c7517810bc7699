import styled from '@emotion/styled';
import { NEWSLETTER_DISCOUNT_PERCENT, RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Container } from '@glow/shared/ui';
import { RotateCcw, Sparkles, Truck } from '@glow/shared/icons';

const PROMISES = [
  { Icon: Truck, title: 'Free shipping', text: '' },
  { Icon: RotateCcw, title: `${RETURNS_PERIOD_DAYS}-day returns`, text: 'if it does not suit you' },
  { Icon: Sparkles, title: `${NEWSLETTER_DISCOUNT_PERCENT}% off your first order`, text: 'for newsletter subscribers' },
];

/** The store's promises to shoppers (HOME-2). */
export function Promises({ freeShipping }: { freeShipping: string }) {
  return (
    <Strip aria-label="Our promises">
      <Container>
        <ul role="list">
          {PROMISES.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon size={22} strokeWidth={1.4} aria-hidden="true" />
              <p>
                <strong>{title}</strong> <span>{text || freeShipping}</span>
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </Strip>
  );
}

const Strip = styled.section(({ theme }) => ({
  borderBottom: `1px solid ${theme.colors.line}`,
  'ul[role=list]': { display: 'grid', gap: theme.space(3), paddingBlock: theme.space(6) },
  li: { display: 'flex', alignItems: 'center', gap: theme.space(4) },
  svg: { flex: 'none', color: theme.colors.accent },
  span: { color: theme.colors.textSoft },
  [theme.from.desktop]: {
    'ul[role=list]': { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
    'strong, span': { display: 'block', lineHeight: 1.4 },
  },
}));
