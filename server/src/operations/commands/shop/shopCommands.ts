import { formatPrice, toCents, toOrderId, type Order, type OrderStatus } from '@glow/shared/orders';
import { highTaxText, POLICY_FIELDS } from '@glow/shared/staff';
import type { Config } from '../../../base/config/config';
import { StartError } from '../../../base/errors/errors';
import { makeOwner } from '../../../shop/accounts/makeOwner';
import { connectProvider } from '../../../shop/accounts/oidc/connectProvider';
import { freeAccount, moveIssuer } from '../../../shop/accounts/oidc/reconnect';
import { readAuditLog } from '../../../shop/auditLog';
import { readSetAside } from '../../../shop/catalog/catalogChanges';
import { changeOrder } from '../../../shop/orders/changeOrder';
import { addressText, listOrders, showOrder } from '../../../shop/orders/orderRepository';
import { changePolicy } from '../../../shop/policy/storePolicy';
import { operatorName, withShop } from '../openShop';
import { auditLine, tableOf, toMinute } from '../text';

export async function describeOrders(config: Config, { status, limit }: { status?: OrderStatus; limit: number }) {
  const orders = await withShop(config, (database) => listOrders(database, limit, status));
  if (orders.length === 0) return status ? `No order is ${status}.` : 'There is no order yet.';
  return tableOf(
    orders.map(({ id, createdAt, status: present, pieces, total }) => [
      id,
      toMinute(createdAt),
      present,
      pieces === 1 ? '1 piece' : `${pieces} pieces`,
      formatPrice(total),
    ]),
  );
}

export async function describeOrder(config: Config, id: string): Promise<string> {
  const { order, changes } = await withShop(config, (database) => showOrder(database, toOrderId(id)));
  const log = changes.length > 0 ? ['Changes', ...changes.map((entry) => `  ${auditLine(entry)}`)] : [];
  return [...orderLines(order), ...log].join('\n');
}

/** Sets the status of an order; a cancelled order gives its pieces back. */
export async function setStatus(config: Config, id: string, status: OrderStatus, { note }: { note?: string } = {}) {
  const wanted = { id: toOrderId(id), status, note, operator: operatorName() };
  const { before, after, withoutStock } = await withShop(config, (database) => changeOrder(database, wanted));
  if (before === after) return `Order ${wanted.id} is ${after} already; nothing has changed.`;
  const restocked = after === 'cancelled' ? ' Its pieces are in stock again.' : '';
  const exception =
    withoutStock.length > 0 ? ` Not those of ${withoutStock.join(', ')}, which the catalogue no longer has.` : '';
  return `Order ${wanted.id}: ${before} → ${after}.${restocked}${exception}`;
}

/** Adds a note of the operator, for example of a refund, which is made elsewhere. */
export async function noteOrder(config: Config, id: string, text: string): Promise<string> {
  const noted = { id: toOrderId(id), note: text, operator: operatorName() };
  await withShop(config, (database) => changeOrder(database, noted));
  return `The note is kept with order ${noted.id}. No money moves.`;
}

function orderLines(order: Order): string[] {
  const { id, status, createdAt, items, customerName, customerEmail, shippingAddress, billingAddress } = order;
  const sums = { Subtotal: order.subtotal, Shipping: order.shipping, Tax: order.tax, Total: order.total };
  return [
    `${id}  ${status}, placed ${toMinute(createdAt)}`,
    tableOf([
      ...items.map((line) => [
        `  ${line.quantity} × ${line.name}${line.variant ? ` (${line.variant})` : ''}`,
        line.id,
        formatPrice(toCents(line.price) * line.quantity),
      ]),
      ...Object.entries(sums).map(([name, dollars]) => [`  ${name}`, '', formatPrice(toCents(dollars))]),
    ]),
    `  Customer  ${customerName}, ${customerEmail}`,
    `  Ship to   ${addressText(shippingAddress)}, ${shippingAddress.phone}`,
    `  Bill to   ${addressText(billingAddress)}`,
    `  Paid      card ending in ${order.paymentMethod.last4}`,
  ];
}

/** The policy as text, or the changes if fields are set, as `tax=8.875`. Throws a `StartError` for wrong fields. */
export async function runPolicy(config: Config, assignments: string[]): Promise<string> {
  const fields = Object.fromEntries(assignments.map(readField));
  if (Object.keys(fields).length < assignments.length) throw new StartError('GLOW-323 A field is given twice.');
  const { present, changes } = await withShop(config, (database) =>
    changePolicy(database, { ...fields, operator: operatorName() }),
  );
  const told = ['Pages and orders follow within two seconds.', highTaxText(fields.tax) ?? []].flat();
  if (changes.length > 0) return [...changes, ...told].join('\n');
  return tableOf(Object.entries(present)) + (assignments.length > 0 ? '\nNothing has changed.' : '');
}

function readField(assignment: string): [string, number] {
  const [, name = '', text = ''] = /^(\w+)=(\d+(?:\.\d+)?)$/.exec(assignment) ?? [];
  const fields = Object.entries(POLICY_FIELDS);
  const { unit, min, max } = new Map(fields).get(name) ?? { unit: 1, min: 1, max: 0 };
  const value = Math.round(Number(text) * unit);
  if (value / unit === Number(text) && Number(text) >= min && Number(text) <= max) return [name, value];
  const ranges = fields.map(
    ([field, { unit: one, min: least, max: most }]) =>
      `${field} from ${least} to ${most} with at most ${Math.log10(one)} decimals`,
  );
  throw new StartError(`GLOW-324 "${assignment}" sets nothing: ${ranges.join(', ')}; for example tax=8.875.`);
}

/** The audit log, the newest entry first, after the import steps that are set aside. */
export async function describeAuditLog(config: Config, { limit }: { limit: number }): Promise<string> {
  const [notes, entries] = await withShop(config, (database) =>
    Promise.all([readSetAside(database), readAuditLog(database, limit)]),
  );
  if (entries.length === 0) notes.push('Nobody has changed anything yet.');
  return [...notes, ...entries.map((entry) => `${entry.subject}  ${auditLine(entry)}`)].join('\n');
}

/** Makes an account an owner and says so, with a link to a new password if the address is not confirmed. */
export async function nameOwner(config: Config, email: string): Promise<string> {
  const { token, site } = await withShop(config, (database) =>
    makeOwner(database, { email, operator: operatorName() }),
  );
  if (!token) return `${email} is an owner.`;
  return `${email} is an owner once this link has a new password. It works once, for an hour; any earlier password and sessions of the account have ended:\n${site}/forgot-password?token=${token}`;
}

/** Gives the account of an address to the next who signs in with it, or the people of a former issuer to the provider. */
export async function reconnect(config: Config, who: string): Promise<string> {
  if (!config.oidc)
    throw new StartError('GLOW-368 Only accounts of an identity provider are connected: ACCOUNTS=oidc.');
  if (!who.includes('://')) {
    await withShop(config, (database) => freeAccount(database, who, operatorName()));
    return `Whoever signs in next with ${who} at the provider has its account. Its sessions have ended.`;
  }
  const issuer = await connectProvider(config.oidc)
    .issuer()
    .catch(() => {
      throw new StartError(`GLOW-369 ${config.oidc?.issuer} does not answer as an identity provider.`);
    });
  const people = await withShop(config, (database) => moveIssuer(database, who, issuer, operatorName()));
  return `${people} of ${who} ${people === 1 ? 'is' : 'are'} now of ${issuer}.`;
}
