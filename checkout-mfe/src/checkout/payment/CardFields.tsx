import styled from '@emotion/styled';
import { cardBrand, CardExpiryField, CardNumberField, digitsOnly, formatCvv } from '@glow/shared/customer';
import { FormFormattedField, FormTextField } from '@glow/shared/form';
import { FieldGrid, FieldGroup, VisuallyHidden, SecondaryText } from '@glow/shared/ui';
import { useFormikContext } from 'formik';
import { Lock } from '@glow/shared/icons';
import { CardMark } from './CardMark';
import type { CardValues } from './paymentSchema';

/** The card form (PAY-1). */
export function CardFields() {
  const { values } = useFormikContext<CardValues>();
  return (
    <FieldGroup>
      <VisuallyHidden as="legend">Card</VisuallyHidden>
      <FieldGrid>
        <NameField label="Name on card" name="nameOnCard" autoComplete="cc-name" />
        <NumberField hint="16-digit cards" end={<CardMark brand={cardBrand(digitsOnly(values.cardNumber))} />} />
        <ExpiryField />
        <CvvField
          label="CVV"
          name="cvv"
          autoComplete="cc-csc"
          maxLength={4}
          format={formatCvv}
          hint="3 or 4 digits on the card"
        />
      </FieldGrid>
      <Privacy>
        <Lock size={16} aria-hidden="true" />
        Your card details are kept on this page only. Of the number, we store no more than the last four digits.
      </Privacy>
    </FieldGroup>
  );
}

const wholeRow = { gridColumn: '1 / -1' };

const NameField = styled(FormTextField)(wholeRow);

const NumberField = styled(CardNumberField)(wholeRow);

const halfRow = { gridColumn: 'span 1' };

const ExpiryField = styled(CardExpiryField)(halfRow);

const CvvField = styled(FormFormattedField)(halfRow);

const Privacy = styled(SecondaryText)(({ theme }) => ({
  display: 'flex',
  gap: theme.space(2),
  alignItems: 'center',
  marginTop: theme.space(4),
  '& > svg': { flex: 'none' },
}));
