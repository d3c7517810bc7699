import { lazyComponent } from '@glow/shared/app';
import {
  makeDefaultPaymentMethod,
  removePaymentMethod,
  savePaymentMethod,
  savedPaymentMethods,
  type SavedPaymentMethod,
} from '@glow/shared/saved';
import { LoadError } from '@glow/shared/ui';
import { samplePaymentMethods } from '../data/samplePaymentMethods';
import { PaymentMethodDetails } from './PaymentMethodDetails';
import { SavedList, type EntryFormProps } from './SavedList';

const PaymentMethodForm = lazyComponent<EntryFormProps<SavedPaymentMethod>>(
  async () => (await import(/* webpackChunkName: "payment-method-form" */ './PaymentMethodForm')).PaymentMethodForm,
  { fallback: LoadError },
);

/** Cards saved on this device, followed by the samples (ACC-5). */
export function PaymentMethodsTab({ userId }: { userId: string }) {
  const own = {
    list: () => savedPaymentMethods(userId),
    save: (method: SavedPaymentMethod) => savePaymentMethod(userId, method),
    remove: (id: string) => removePaymentMethod(userId, id),
    makeDefault: (id: string) => makeDefaultPaymentMethod(userId, id),
  };
  return (
    <SavedList
      heading="Payment methods"
      intro="We keep a card's last four digits, its expiry and the name on it, and nothing else."
      kind="card"
      own={own}
      samples={samplePaymentMethods}
      nameOf={({ last4 }) => `card ending in ${last4}`}
      render={(method) => <PaymentMethodDetails {...method} />}
      EntryForm={PaymentMethodForm}
    />
  );
}
