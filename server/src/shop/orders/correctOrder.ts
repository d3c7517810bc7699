import { isDeepStrictEqual } from 'node:util';
import type { Address } from '@glow/shared/orders';
import type { OrderCorrection, StaffOrder } from '@glow/shared/staff';
import { emailKey } from '@glow/shared/validation';
import type { Queryable } from '../../base/database/Database';
import { StartError } from '../../base/errors/errors';
import { rejectCardData } from './rejectCardData';

const withoutEmail = (address: Omit<Address, 'email'>) => ({ address2: '', ...address, email: '' });

/** Corrects a locked order, whose sums stay; returns what is different. Throws a `StartError` if it is not allowed. */
export async function correctOrder(
  transaction: Queryable,
  { order, corrections = [] }: Pick<StaffOrder, 'order' | 'corrections'>,
  { email = order.customerEmail, address = order.shippingAddress }: OrderCorrection,
): Promise<string[]> {
  const { id, status, customerEmail, shippingAddress, billingAddress } = order;
  const isMoved = !isDeepStrictEqual(withoutEmail(address), withoutEmail(shippingAddress));
  const isOther = email !== customerEmail;
  if (!isMoved && !isOther) return [];
  if (corrections.length === 0) throw new StartError(`GLOW-366 Order ${id} is ${status}, so it cannot be corrected.`);
  if (isOther && !corrections.includes('email'))
    throw new StartError(`GLOW-367 Order ${id} was placed by an account, so its email stays.`);
  rejectCardData({ address });
  const nameOf = ({ firstName, lastName }: Omit<Address, 'email'>) => `${firstName} ${lastName}`;
  const name = nameOf(address);
  const changed = isOther && { email };
  await transaction.query(
    `update orders set customer_email = $2, email_key = $3, customer_name = $4, shipping_address = $5, billing_address = $6,
       account_id = case $7::integer when 0 then account_id end, claimed = case $7::integer when 0 then claimed else 0 end
     where id = $1`,
    [
      id,
      email,
      emailKey(email),
      name === nameOf(shippingAddress) ? order.customerName : name,
      JSON.stringify({ ...address, email: shippingAddress.email, ...changed }),
      JSON.stringify({ ...billingAddress, ...changed }),
      Number(emailKey(email) !== emailKey(customerEmail)),
    ],
  );
  return [...(isOther ? ['email'] : []), ...(isMoved ? ['shipping address'] : [])];
}
