import { parseExpiry } from '@glow/shared/card';
import { saveAddress, savePaymentMethod } from '@glow/shared/saved';
import { lastFour, toAddress } from './orderRequest';
import type { PaymentValues } from './paymentSchema';
import type { ShippingValues } from './shippingSchema';

/** Keeps in someone's account what they asked to keep: the address, and of the card what may be kept (CHK-21). */
export function saveToAccount(userId: string, shipping: ShippingValues, payment: PaymentValues): void {
  if (shipping.saveAddress) saveAddress(userId, toAddress(shipping, shipping));
  if (!payment.savePaymentMethod) return;
  savePaymentMethod(userId, {
    last4: lastFour(payment),
    brand: 'visa',
    ...parseExpiry(payment.expiryDate),
    nameOnCard: payment.nameOnCard.trim(),
  });
}
