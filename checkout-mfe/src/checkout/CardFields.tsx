import { useTheme } from '@emotion/react';
import { formatCardNumber, formatCvv, formatExpiry } from '@glow/shared/card';
import { FormFormattedField, FormTextField } from '@glow/shared/form';
import { FieldGrid, FieldGroup } from '@glow/shared/ui';
import { Lock } from 'lucide-react';

/** The card form (PAY-1). */
export function CardFields() {
  const { colors, space } = useTheme();
  const whole = { gridColumn: '1 / -1' } as const;
  const half = { gridColumn: 'span 1' } as const;
  const digits = { inputMode: 'numeric', spellCheck: false } as const;
  return (
    <FieldGroup>
      <legend>Card</legend>
      <FieldGrid>
        <FormTextField label="Name on card" name="nameOnCard" autoComplete="cc-name" css={whole} />
        <FormFormattedField
          {...digits}
          label="Card number"
          name="cardNumber"
          autoComplete="cc-number"
          maxLength={19}
          format={formatCardNumber}
          hint="16-digit cards"
          css={whole}
        />
        <FormFormattedField
          {...digits}
          label="Expiry date"
          name="expiryDate"
          autoComplete="cc-exp"
          maxLength={5}
          placeholder="MM/YY"
          format={formatExpiry}
          hint="Month and year, MM/YY"
          css={half}
        />
        <FormFormattedField
          {...digits}
          label="CVV"
          name="cvv"
          autoComplete="cc-csc"
          maxLength={4}
          format={formatCvv}
          hint="3 or 4 digits on the card"
          css={half}
        />
      </FieldGrid>
      <p
        css={{
          display: 'flex',
          gap: space(2),
          alignItems: 'center',
          marginTop: space(4),
          fontSize: 14,
          color: colors.textSoft,
        }}
      >
        <Lock size={16} aria-hidden="true" css={{ flex: 'none' }} />
        Your card details are kept on this page only. Of the number, we store no more than the last four digits.
      </p>
    </FieldGroup>
  );
}
