import type { User } from '@glow/shared/auth';
import {
  expiryOf,
  ownSamples,
  samplePaymentMethods,
  savedPaymentMethods,
  type SavedPaymentMethod,
} from '@glow/shared/customer';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { PaymentValues } from './paymentSchema';
import { SavedOptionPicker } from '../SavedOptionPicker';

/** Fills name and expiry from the shopper's saved cards, the demo account's among them (ACC-12); number and CVV are never stored and must be entered again. */
export function SavedCards({ user }: { user: User }) {
  const [cards] = useState(() => [...savedPaymentMethods.list(user.id), ...ownSamples(user, samplePaymentMethods)]);
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
