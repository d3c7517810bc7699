import type { OrderRequest } from '@glow/shared/orders';

/** Injection payloads: markup, SQL, templates, paths, commands, formulas, prototypes, header lines and unusual characters. */
export const payloads: string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<iframe src="javascript:alert(1)"></iframe>',
  'javascript:alert(1)',
  '</script><script>alert(1)</script>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<style>*{display:none}</style>',
  '<!--',
  ']]>',
  "'; drop table orders; --",
  "' or '1'='1",
  '1); delete from stock; --',
  "\\'; select pg_sleep(9); --",
  '$1',
  '%s%n',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  '$(id)',
  '`id`',
  '| id',
  '=cmd|"/C calc"!A0',
  '__proto__',
  'constructor.prototype',
  'x\r\nBcc: all@example.com',
  'x\u0000y',
  '\u202egnp.exe',
  '\ufeff',
  '𝕲𝖑𝖔𝖜 💄',
  'a'.repeat(5000),
  '\ud800',
];

const ADDRESS = 'firstName lastName email phone address1 address2 city state zipCode country'.split(' ');

/** Paths of all text fields of an order. */
export const textFields: string[] = [
  ...['customerEmail', 'customerName', 'items.0.id', 'items.0.name', 'items.0.image'],
  ...['paymentMethod.type', 'paymentMethod.last4', 'paymentMethod.brand'],
  ...ADDRESS.flatMap((field) => [`shippingAddress.${field}`, `billingAddress.${field}`]),
];

/** An order with this text in one field. */
export function withText(order: OrderRequest, field: string, text: string): unknown {
  const copy = structuredClone(order) as unknown as Record<string, unknown>;
  const path = field.split('.');
  const last = path.pop() ?? '';
  const holder = path.reduce((part, name) => part[name] as Record<string, unknown>, copy);
  holder[last] = text;
  return copy;
}
