import { userInfo } from 'node:os';
import { readConfig } from '../../../base/config/config';
import { placeOrder } from '../../../shop/orders/placeOrder';
import { anOrder } from '../../../testing/anOrder';
import { sharedDatabase } from '../../../testing/sharedStore';
import { runOperator } from '../../../testing/runOperator';

const { username } = userInfo();
const database = sharedDatabase();
let id: string;

beforeAll(async () => {
  id = await placeSample();
});

async function placeSample(): Promise<string> {
  const request = anOrder({ 'skn-002': 1, 'mkp-005-plum': 1 }, { customerName: 'Rose \u001b[31m\u202eMil\u009bler' });
  return (await placeOrder(database, { request })).id;
}

/** What `npm run glow -- shop` prints beside the running server. */
function shop(...args: string[]): Promise<string> {
  return runOperator(() => readConfig({ DATABASE_URL: database.url }), 'shop', ...args);
}

test('an operator sends an order while the shop is open, and the log says who did (ORD-160)', async () => {
  expect(await shop('orders', 'list', '--limit', '1')).toMatch(
    new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  processing  2 pieces  \\$\\d+\\.\\d\\d$`),
  );
  expect(await shop('orders', 'status', `#${id.toLowerCase()}`, 'shipped', '--note', 'parcel 12')).toBe(
    `Order ${id}: processing → shipped.`,
  );
  expect(await shop('orders', 'status', id, 'shipped')).toBe(`Order ${id} is shipped already; nothing has changed.`);
  expect(await shop('orders', 'note', id, 'refund $20.00')).toBe(`The note is kept with order ${id}. No money moves.`);
  const text = await shop('orders', 'show', 'glw', id.slice(4, 8).toLowerCase(), id.slice(8));
  expect(text).toContain(`${id}  shipped`);
  expect(text).toContain('Customer  Rose [31mMiller, rose@example.com');
  expect(text).toMatch(new RegExp(`${username}: status processing → shipped, "parcel 12"$`));
  expect(await shop('orders', 'list', '--status', 'delivered')).toBe('No order is delivered.');
});

test('a cancelled order gives its pieces back, and stock is set as the catalogue sets it', async () => {
  const cancelled = await placeSample();
  const pieces = async () => Number(/^mkp-005-plum\s+(\d+)/m.exec(await shop('stock', 'list'))?.[1]);
  const before = await pieces();
  expect(await shop('orders', 'cancel', cancelled)).toBe(
    `Order ${cancelled}: processing → cancelled. Its pieces are in stock again.`,
  );
  expect(await pieces()).toBe(before + 1);
  expect(await shop('stock', 'set', 'mkp-005-plum', '9')).toContain(`plum.stock ${before + 1} → 9`);
  const changes = [`mkp-005  .* ${username}: plum.stock ${before + 1} → 9 .*`, `${cancelled}  .* ${username}: status`];
  expect(await shop('log', '--limit', '2')).toMatch(new RegExp(`^${changes.join('\n')} processing → cancelled$`));
});

test('tax, shipping price and threshold are shown, and changed while the shop is open (PRICE-130)', async () => {
  expect(await shop('policy')).toBe(
    'tax          8%\nshipping     $8.99\nfreeFrom     $75.00\nmaxPieces    999\nmaxSubtotal  $10,000.00',
  );
  expect(await shop('policy', 'tax=8.875', 'freeFrom=1250', 'shipping=8.99')).toBe(
    'tax 8% → 8.875%\nfreeFrom $75.00 → $1,250.00\nPages and orders follow within two seconds.',
  );
  expect(await shop('policy', 'tax=8.875')).toMatch(/^tax {10}8.875%\n.*Nothing has changed.$/s);
  expect(await shop('policy', 'tax=100')).toMatch(/\nTax of 100%: a product of \$45.00 costs \$90.00.$/);
  await shop('policy', 'tax=8.875');
  expect(await shop('log', '--limit', '3')).toMatch(/policy .*: tax 8% → 8.875%, freeFrom \$75.00 → \$1,250.00$/);
});

const WRONG = [
  ...['tax=101', 'tax=8.8755', 'tax=-1', 'tax=', 'tax', 'tax=9=9'],
  ...['tax=1e1', 'tax=9%', 'shipping=1.999', 'shipping=100000.01', 'freeFrom=100001', 'maxPieces=0'],
  ...['maxPieces=1000', 'maxPieces=1.5', 'maxPieces=1.', 'maxSubtotal=0.99', 'maxSubtotal=1000001', 'vat=3'],
  'constructor=1',
];

test.each([
  [['policy', 'tax=9', 'tax=10'], 'A field is given twice.'],
  ...WRONG.map((field): [string[], string] => [
    ['policy', field],
    `"${field}" sets nothing: tax from 0 to 100 with at most 3 decimals`,
  ]),
  [['orders', 'show'], "missing required argument 'order'"],
  [['orders', 'status', 'GLW-NONE'], "missing required argument 'status'"],
  [['orders', 'list', '--all'], "unknown option '--all'"],
  [['orders', 'erase', 'GLW-1'], "unknown command 'erase'"],
  [['orders', 'show', 'GLW-NONE'], 'There is no order GLW-NONE.'],
  [['orders', 'list', '--limit', '0'], "'0' is invalid. GLOW-314 It takes a whole number from 1 to 1000."],
  [
    ['orders', 'status', 'GLW-NONE', 'sent'],
    "'sent' is invalid for argument 'status'. Allowed choices are pending, processing,",
  ],
  [['orders', 'note', 'GLW-NONE', 'ask rose@example.com'], 'A note holds no email address and no card number'],
  [['orders', 'note', 'GLW-NONE', 'card 4242 4242 4242 4242'], 'A note holds no email address and no card number'],
  [['stock', 'set', 'skn-002', 'many'], 'Nothing has changed.'],
])('%j is refused (PRICE-130, PRICE-172)', async (words, message) => {
  await expect(shop(...words)).rejects.toThrow(message);
});
