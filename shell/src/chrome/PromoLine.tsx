import styled from '@emotion/styled';
import { FREE_SHIPPING_TERMS } from '@glow/shared/orders';

/** The promo line: free shipping and returns (NAV-2). */
export function PromoLine() {
  return <Line>{`Free shipping ${FREE_SHIPPING_TERMS} · 30-day returns`}</Line>;
}

const Line = styled.p(({ theme }) => ({
  padding: `${theme.space(2)} ${theme.space(3)}`,
  background: theme.colors.blush,
  fontSize: 'clamp(0.72rem, 3.2vw, 0.82rem)',
  fontWeight: 600,
  letterSpacing: '0.02em',
  lineHeight: 1.5,
  textAlign: 'center',
  textWrap: 'balance',
}));
