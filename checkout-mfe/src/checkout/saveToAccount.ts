import { saveAddress, savePaymentMethod } from '@glow/shared/saved';
import { lastFour, toAddress } from './orderRequest';
import type { PaymentValues } from './paymentSchema';
import type { ShippingValues } from './shippingSchema';

/** Keeps in someone's account what they asked to keep: the address, and of the card what may be kept (decisions rows 67, 68). */
export function saveToAccount(userId: string, shipping: ShippingValues, payment: PaymentValues): void {
  if (shipping.saveAddress) saveAddress(userId, toAddress(shipping, shipping));
  if (!payment.savePaymentMethod) return;
  const [month, year] = payment.expiryDate.split('/').map(Number);
  savePaymentMethod(userId, {
    last4: lastFour(payment),
    brand: 'visa',
    expiryMonth: month ?? 0,
    expiryYear: 2000 + (year ?? 0),
    nameOnCard: payment.nameOnCard.trim(),
  });
}
