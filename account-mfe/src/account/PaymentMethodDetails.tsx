import { useTheme } from '@emotion/react';
import { expiryOf } from '@glow/shared/card';
import type { SavedPaymentMethod } from '@glow/shared/saved';
import { CreditCard } from 'lucide-react';

/** The stored data of a card: network, last four digits, name and expiry. */
export function PaymentMethodDetails(method: SavedPaymentMethod) {
  const { colors, space } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(1), alignContent: 'start', overflowWrap: 'anywhere' }}>
      <p css={{ display: 'flex', alignItems: 'center', gap: space(2), fontSize: 18, fontWeight: 650 }}>
        <CreditCard size={20} aria-hidden="true" />
        <span>
          <span css={{ textTransform: 'capitalize' }}>{method.brand}</span> ending in {method.last4}
        </span>
      </p>
      <p>{method.nameOnCard}</p>
      <p css={{ color: colors.textSoft }}>Expires {expiryOf(method)}</p>
    </div>
  );
}
