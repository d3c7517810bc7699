import styled from '@emotion/styled';
import { Lock } from '@glow/shared/icons';
import { SecondaryText } from '../../components/SecondaryText';
import { CardMark, cardNetworks } from './CardMark';

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
