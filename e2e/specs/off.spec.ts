import { expect, test } from '../fixtures';
import { operate } from '../ownRepository';
import type { Store } from '../store';

const PRODUCT = '/product/skn-002';

/** Switches with the operator's command, and waits until the store has another composition. */
async function turn(store: Store, state: 'off' | 'on', what: string): Promise<void> {
  const idOf = async () => ((await (await fetch(`${store.url}/registry.json`)).json()) as { id: string }).id;
  const before = await idOf();
  expect((await operate(store, state, what)).output).toContain(`${what} is ${state} for all shoppers.`);
  await expect.poll(idOf).not.toBe(before);
}

// the data of what is off
test.use({ expectedMessages: /status of 503/ });

test(
  'while checkout is off the cart is kept, and says that it rests',
  { tag: '@full' },
  async ({ page, openStore }) => {
    test.setTimeout(300_000);
    const store = await openStore();
    await turn(store, 'off', 'checkout');
    await page.goto(store.url + PRODUCT);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    const drawer = page.getByRole('dialog', { name: /^Your cart \(1\)/ });
    await expect(drawer.getByRole('heading', { name: 'The cart is resting' })).toBeVisible();
    await turn(store, 'on', 'checkout');
    await drawer.getByRole('button', { name: 'Retry' }).click();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
  },
);
