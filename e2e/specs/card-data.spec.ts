import type { BrowserContext, Page } from '@playwright/test';
import { addToCart, expect, fillShipping, placeOrder, signIn, test } from '../fixtures';

const CARD = '4916338506082832';
const DECLINED = '4916338506080002';
const CVV = '7391';
const NAME = 'Amelia Quillfeather';

/** A card number or CVV, however it is grouped; random ids may contain the CVV's digits by chance. */
const SECRET = new RegExp(
  [CARD, DECLINED].map((number) => number.match(/\d{4}/g)?.join('(?:[ +-]|%20)*')).join('|') +
    `|(?<![0-9a-z])${CVV}(?![0-9a-z])`,
  'i',
);

test.use({ expectedMessages: /402|ERR_FAILED|Failed to fetch|The order could not be placed|Broken on purpose/ });

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Name on card').fill(NAME);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('1228');
  await page.getByLabel('CVV').fill(CVV);
  await page.getByRole('button', { name: 'Continue to Review' }).click();
}

/** All outgoing data: requests with headers and bodies, and console messages with all values. */
function recordOutgoing(context: BrowserContext): string[] {
  const outgoing: string[] = [];
  context.on('request', async (request) => {
    outgoing.push(
      `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
    );
  });
  context.on('console', async (message) => {
    outgoing.push(message.text());
    const values = await Promise.all(
      message
        .args()
        .map((value) =>
          value
            .evaluate((argument: unknown) =>
              argument instanceof Error ? `${argument.stack} ${JSON.stringify(argument)}` : JSON.stringify(argument),
            )
            .catch(() => ''),
        ),
    );
    outgoing.push(values.join(' '));
  });
  context.on('weberror', (problem) => outgoing.push(String(problem.error().stack)));
  return outgoing;
}

async function storageOf(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) =>
        (await (await window.caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      databases,
      caches,
    ]);
  });
  return stored + JSON.stringify(await page.context().cookies());
}

test('neither the card number nor the CVV is in any request, message or storage (PAY-5)', async ({ page, context }) => {
  const outgoing = recordOutgoing(context);
  const snapshots: string[] = [];
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/account$/);
  await addToCart(page, '/product/skn-003');
  await page.goto('/checkout');
  await page.getByLabel('Save this address to my account').check();
  await fillShipping(page);

  await test.step('typed, half typed and refused by the form', async () => {
    await page.getByLabel('Save this payment method for future orders').check();
    await fillCard(page, CARD.slice(0, 15));
    await expect(page.getByText('Invalid card number')).toBeVisible();
    snapshots.push(await storageOf(page));
  });

  await test.step('declined by the server', async () => {
    await fillCard(page, DECLINED);
    snapshots.push(await storageOf(page));
    await page.getByRole('button', { name: /^Place Order/ }).click();
    await expect(page.getByText('Payment failed')).toBeVisible();
    snapshots.push(await storageOf(page));
    await page.getByRole('button', { name: 'Dismiss notification' }).click();
  });

  await test.step('lost by the network', async () => {
    await page.getByRole('button', { name: 'Edit payment method' }).click();
    await fillCard(page, CARD);
    await page.route('**/api/orders', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: /^Place Order/ }).click();
    await expect(page.getByText('Payment failed')).toBeVisible();
    snapshots.push(await storageOf(page));
    // only a placed order stores the name on the card
    expect(snapshots.filter((text) => text.includes(NAME))).toEqual([]);
  });

  await test.step('an error in the page while the card is in memory', async () => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Broken on purpose');
      });
    });
    await expect.poll(() => outgoing.join()).toContain('Broken on purpose');
  });

  await test.step('placed, and saved', async () => {
    await placeOrder(page);
    snapshots.push(await storageOf(page));
    expect(snapshots.at(-1)).toMatch(/last4\W+2832/);
    expect(await page.content()).not.toMatch(SECRET);
  });

  await test.step('nothing holds it', async () => {
    expect(outgoing.join('\n')).toMatch(/last4\W+0002/);
    expect(outgoing.filter((text) => SECRET.test(text))).toEqual([]);
    expect(snapshots.filter((text) => SECRET.test(text))).toEqual([]);
  });
});
