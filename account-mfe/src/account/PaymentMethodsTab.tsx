import { useTheme } from '@emotion/react';
import { removePaymentMethod, savedPaymentMethods, type SavedPaymentMethod } from '@glow/shared/saved';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { samplePaymentMethods } from '../data/samplePaymentMethods';
import { SavedList } from './SavedList';

/** The cards the shopper saved at checkout, then the sample ones (decisions rows 68 and 85). */
export function PaymentMethodsTab({ userId }: { userId: string }) {
  const [own, setOwn] = useState(() => savedPaymentMethods(userId));

  function handleRemove(id: string) {
    removePaymentMethod(userId, id);
    setOwn(savedPaymentMethods(userId));
  }

  return (
    <SavedList
      heading="Payment methods"
      intro="We keep a card's last four digits, its expiry and the name on it, and nothing else."
      own={own}
      samples={samplePaymentMethods}
      nameOf={({ last4 }) => `card ending in ${last4}`}
      render={(method) => <SavedCardDetails {...method} />}
      onRemove={handleRemove}
    />
  );
}

function SavedCardDetails({ brand, last4, expiryMonth, expiryYear, nameOnCard }: SavedPaymentMethod) {
  const { colors, space } = useTheme();
  const expiry = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`;
  return (
    <div css={{ display: 'grid', gap: space(1), alignContent: 'start', overflowWrap: 'anywhere' }}>
      <p css={{ display: 'flex', alignItems: 'center', gap: space(2), fontSize: 18, fontWeight: 650 }}>
        <CreditCard size={20} aria-hidden="true" />
        <span>
          <span css={{ textTransform: 'capitalize' }}>{brand}</span> ending in {last4}
        </span>
      </p>
      <p>{nameOnCard}</p>
      <p css={{ color: colors.textSoft }}>Expires {expiry}</p>
    </div>
  );
}
