import styled from '@emotion/styled';
import { lazyComponent } from '@glow/shared/app';
import type { User } from '@glow/shared/auth';
import { expiryOf, samplePaymentMethods, savedPaymentMethods, type CardDetails } from '@glow/shared/customer';
import { LoadError, Stack } from '@glow/shared/ui';
import { CreditCard } from '@glow/shared/icons';
import { SavedList } from './SavedList';

const PaymentMethodForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "payment-method-form" */ './PaymentMethodForm')).PaymentMethodForm,
  { fallback: LoadError },
);

/** Cards saved on this device, followed by the samples (ACC-5). */
export function PaymentMethodsTab({ user }: { user: User }) {
  return (
    <SavedList
      user={user}
      heading="Payment methods"
      intro="We keep a card's last four digits, its expiry and the name on it, and nothing else."
      kind="card"
      own={savedPaymentMethods}
      samples={samplePaymentMethods}
      what="payment methods"
      nameOf={({ last4 }) => `ending in ${last4}`}
      render={(method) => <PaymentMethodDetails {...method} />}
      EntryForm={PaymentMethodForm}
    />
  );
}

function PaymentMethodDetails(method: CardDetails) {
  return (
    <Details gap={1}>
      <CardName>
        <CreditCard size={20} aria-hidden="true" />
        <span>
          <Brand>{method.brand}</Brand> ending in {method.last4}
        </span>
      </CardName>
      <p>{method.nameOnCard}</p>
      <Expiry>Expires {expiryOf(method)}</Expiry>
    </Details>
  );
}

const Details = styled(Stack)({
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

const CardName = styled.p(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  fontSize: theme.text.xl,
  fontWeight: theme.weight.semibold,
}));

const Brand = styled.span({ textTransform: 'capitalize' });

const Expiry = styled.p(({ theme }) => ({ color: theme.colors.textSoft }));
