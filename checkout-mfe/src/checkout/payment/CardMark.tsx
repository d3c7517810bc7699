import styled from '@emotion/styled';
import { Lock } from '@glow/shared/icons';
import { SecondaryText } from '../../components/SecondaryText';

/** Networks of 16-digit cards, and their names. */
const cardNetworks: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
};

/** The mark of a card network, as a small card; nothing for an unknown brand. */
export function CardMark({ brand }: { brand: string }) {
  const name = cardNetworks[brand];
  if (!name) return null;
  return (
    <Mark role="img" aria-label={name}>
      {brand === 'mastercard' ? (
        <svg viewBox="0 0 20 12" width="22" fill="currentColor" aria-hidden="true">
          <circle cx="6" cy="6" r="6" />
          <circle cx="14" cy="6" r="6" opacity="0.5" />
        </svg>
      ) : (
        <svg viewBox="0 0 40 12" width="34" fill="currentColor" aria-hidden="true">
          <text
            x="20"
            y="10.5"
            textAnchor="middle"
            textLength={brand === 'visa' ? 34 : 40}
            fontFamily="Arial, sans-serif"
            fontSize={brand === 'visa' ? 13 : 9}
            fontStyle={brand === 'visa' ? 'italic' : undefined}
            fontWeight="700"
          >
            {brand === 'visa' ? 'VISA' : name}
          </text>
        </svg>
      )}
    </Mark>
  );
}

/** What can be paid with, for beside the button that goes on to it (CHK-34). */
export function AcceptedCards() {
  return (
    <Line>
      <Lock size={16} aria-hidden="true" />
      <span>We accept</span>
      {Object.keys(cardNetworks).map((brand) => (
        <CardMark key={brand} brand={brand} />
      ))}
    </Line>
  );
}

const Line = styled(SecondaryText)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space(2),
}));

const Mark = styled.span(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.625rem',
  height: '1.625rem',
  border: `1px solid ${theme.colors.line}`,
  borderRadius: '4px',
  background: theme.colors.surface,
  color: theme.colors.ink,
}));
