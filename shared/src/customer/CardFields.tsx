import { FormFormattedField } from '@glow/shared/form';
import type { ComponentProps } from 'react';
import { formatCardNumber, formatExpiry } from './cardFormat';

type CardFieldProps = Pick<ComponentProps<typeof FormFormattedField>, 'className' | 'hint' | 'end'>;

export function CardNumberField(props: CardFieldProps) {
  return (
    <FormFormattedField
      label="Card number"
      name="cardNumber"
      autoComplete="cc-number"
      maxLength={19}
      format={formatCardNumber}
      {...props}
    />
  );
}

export function CardExpiryField(props: CardFieldProps) {
  return (
    <FormFormattedField
      label="Expiry date"
      name="expiryDate"
      autoComplete="cc-exp"
      maxLength={5}
      placeholder="MM/YY"
      format={formatExpiry}
      hint="Month and year, MM/YY"
      {...props}
    />
  );
}
