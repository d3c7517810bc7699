import { countryNames, regions } from '@glow/shared/customer';
import { isCountry } from '@glow/shared/orders';
import type { StaffOrder } from '@glow/shared/staff';
import { clean, CONTACT_FIELDS, POSTAL_FIELDS, problemOf, type TextRule } from '@glow/shared/validation';
import type { ReactNode } from 'react';
import { StaffForm, type Values } from '../kit/StaffForm';

const { email: EMAIL, phone: PHONE } = CONTACT_FIELDS;

export interface OrderFormProps {
  shown: StaffOrder;
  onNewer(order: StaffOrder): void;
  onChanged(current: StaffOrder): ReactNode;
}

/** Corrects the address of an order that has not been shipped, and the email of a guest's. */
export function CorrectionForm({ shown, onNewer, onChanged }: OrderFormProps) {
  const { order, version, corrections } = shown;
  const { email: _email, ...address } = order.shippingAddress;
  const isGuests = corrections?.includes('email');

  function fieldsFor(typed: Values) {
    const country = isCountry(typed.country) ? typed.country : address.country;
    const isRegion = (text: string) => Object.hasOwn(regions[country], text);
    const texts: Record<string, TextRule> = { ...(isGuests && { email: EMAIL }), phone: PHONE, ...POSTAL_FIELDS };
    const fields = Object.entries(texts).map(([name, rule]) => {
      const label = rule.labels?.[country] ?? rule.label;
      return {
        name,
        label: rule.isOptional ? `${label} (optional)` : label,
        maxLength: rule.longest,
        options: name === 'state' ? { '': 'Choose', ...regions[country] } : undefined,
        check: (text: string) =>
          problemOf({ ...rule, label }, name === 'state' && !isRegion(text) ? '' : clean(rule, text)),
      };
    });
    return [...fields, { name: 'country', label: 'Country', options: countryNames }];
  }

  return (
    <StaffForm<{ order: StaffOrder }, StaffOrder>
      label="Correct email or address"
      noun="order"
      action="Save correction"
      fields={fieldsFor}
      values={{ address2: '', ...address, email: order.customerEmail }}
      requestOf={({ email, ...changed }) => ({
        path: `orders/${encodeURIComponent(order.id)}`,
        body: { version, email, address: { ...address, ...changed } },
      })}
      fieldOf={(path) => path.replace('address.', '')}
      onDone={({ order: saved }) => {
        onNewer(saved);
        return { title: 'Correction saved', description: `${order.id} is up to date. Its amounts stay as they were.` };
      }}
      onChanged={onChanged}
    >
      {!isGuests && <p>An account has placed this order, so its email stays.</p>}
    </StaffForm>
  );
}
