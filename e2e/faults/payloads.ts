import type { OrderRequest } from '@glow/shared/orders';

/** Injection payloads: markup, SQL, templates, paths, commands, formulas, prototypes, headers, rare characters. */
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

/** A schema as OpenAPI writes it. */
interface Described {
  type?: string;
  properties?: Record<string, Described>;
  items?: Described;
}

/** The paths of all text fields below a field of a schema; for a list, the paths in its first entry. */
export function textFieldsOf({ type, properties = {}, items }: Described, path: string[] = []): string[] {
  if (items) return textFieldsOf(items, [...path, '0']);
  if (type === 'string') return [path.join('.')];
  return Object.entries(properties).flatMap(([name, field]) => textFieldsOf(field, [...path, name]));
}

/** An order with this text in one field. */
export function withText(order: OrderRequest, field: string, text: string): unknown {
  const copy = structuredClone(order) as unknown as Record<string, unknown>;
  const path = field.split('.');
  const last = path.pop() ?? '';
  const holder = path.reduce((part, name) => part[name] as Record<string, unknown>, copy);
  holder[last] = text;
  return copy;
}
