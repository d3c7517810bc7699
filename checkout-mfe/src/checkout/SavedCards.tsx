import { expiryOf, savedPaymentMethods, type SavedPaymentMethod } from '@glow/shared/customer';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { PaymentValues } from './paymentSchema';
import { SavedOptionPicker } from './SavedOptionPicker';

/** Fills name and expiry from the shopper's saved cards; number and CVV are never stored and must be entered again. */
export function SavedCards({ userId }: { userId: string }) {
  const [cards] = useState(() => savedPaymentMethods(userId));
  const { values, errors, setValues, setErrors } = useFormikContext<PaymentValues>();
  if (cards.length === 0) return null;

  function fillIn(card: SavedPaymentMethod) {
    void setValues({ ...values, nameOnCard: card.nameOnCard, expiryDate: expiryOf(card) }, false);
    setErrors({ ...errors, nameOnCard: undefined, expiryDate: undefined });
  }

  return (
    <SavedOptionPicker
      legend="Saved cards"
      hint="Card numbers are never kept: please enter the number and the CVV again."
      entries={cards}
      isChosen={(card) => values.nameOnCard === card.nameOnCard && values.expiryDate === expiryOf(card)}
      onChoose={fillIn}
    >
      {(card) => (
        <>
          Card ending in {card.last4}
          <br />
          {card.nameOnCard}, expires {expiryOf(card)}
        </>
      )}
    </SavedOptionPicker>
  );
}
