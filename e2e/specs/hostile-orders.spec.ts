import { payloads, withText } from '../faults/payloads';
import { anOrder, lineIds } from '@glow/server/testing';
import { expect, test } from '../fixtures';

/** Fields that an order page shows. */
const VISIBLE_FIELDS = [
  ...['customerName', 'items.0.name'],
  ...['firstName', 'lastName', 'address1', 'city'].map((name) => `shippingAddress.${name}`),
];

test('an order page shows what looks like code as text', { tag: '@full' }, async ({ page, store }) => {
  const violations: string[] = [];
  page.on('dialog', (dialog) => {
    violations.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  await page.goto(store.url);

  let checkedCount = 0;
  for (const [index, payload] of payloads.slice(0, 16).entries()) {
    // a different product each time, because all tests share the store's stock
    const plain = anOrder({ [lineIds[index % lineIds.length] ?? '']: 1 });
    const order = VISIBLE_FIELDS.reduce<unknown>(
      (changed, field) => withText(changed as typeof plain, field, payload),
      plain,
    );
    const response = await page.request.post(`${store.url}/api/orders`, { data: order });
    expect(response.status()).toBe(201);
    const { order: placed } = await response.json();
    await page.goto(`${store.url}/account/orders/${placed.id}`);
    await expect(page.getByText(placed.id).first()).toBeVisible();
    await expect(page.getByText(payload, { exact: false }).first()).toBeVisible();
    checkedCount += 1;
  }
  expect(checkedCount).toBe(16);
  expect(violations).toEqual([]);
});
