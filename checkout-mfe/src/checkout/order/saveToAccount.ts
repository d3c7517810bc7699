import { cardBrand, digitsOnly, lastFour, parseExpiry, saveAddress, savePaymentMethod } from '@glow/shared/customer';
import type { PaymentValues } from '../payment/paymentSchema';
import type { ShippingValues } from '../address/shippingSchema';

/** Saves the address and the card (last four digits, expiry, name) to the account if the shopper asked for it (CHK-21). */
export function saveToAccount(userId: string, shipping: ShippingValues, payment: PaymentValues): void {
  if (shipping.saveAddress) saveAddress(userId, shipping);
  if (!payment.savePaymentMethod) return;
  savePaymentMethod(userId, {
    last4: lastFour(payment.cardNumber),
    brand: cardBrand(digitsOnly(payment.cardNumber)),
    ...parseExpiry(payment.expiryDate),
    nameOnCard: payment.nameOnCard,
  });
}
