import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs on from where the focus is until the element has it. */
export async function tabTo(page: Page, element: Locator, atMost = 60): Promise<void> {
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  for (let tabs = 0; tabs < atMost && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}
