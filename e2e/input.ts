import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works the page. */
export interface Input {
  press(target: Locator): Promise<void>;
  /** Chooses a radio button, or a field for files. */
  choose(option: Locator): Promise<void>;
  /** Replaces the text of a field, or chooses an option of a select. */
  enter(field: Locator, text: string): Promise<void>;
  /** Sends the form whose last field has the focus. */
  submit(button: Locator): Promise<void>;
  /** Opens a tab of a list of tabs. */
  open(tab: Locator): Promise<void>;
}

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Tabs on from where the focus is until the element has it. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let tabs = 0; tabs < 60 && !(await isFocused(element)); tabs += 1) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}

export function byKeyboard(page: Page): Input {
  return {
    async press(target) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async choose(option) {
      await tabTo(page, option);
      await page.keyboard.press('Space');
    },
    async enter(field, text) {
      await tabTo(page, field);
      // a select takes typed letters as the beginning of an option
      if (await hasText(field)) await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    submit: () => page.keyboard.press('Enter'),
    async open(tab) {
      await tabTo(page, page.getByRole('tab', { selected: true }));
      for (let presses = 0; presses < 10 && !(await isFocused(tab)); presses += 1)
        await page.keyboard.press('ArrowRight');
      await expect(tab).toBeFocused();
    },
  };
}

export function byTouch(page: Page): Input {
  return {
    press: (target) => target.tap(),
    choose: (option) => option.tap(),
    async enter(field, text) {
      await field.tap();
      // a phone shows a list of its own for these
      if (await isSelect(field)) return void (await field.selectOption(text));
      await expect(field).toBeFocused();
      if (await hasText(field)) await field.selectText();
      await page.keyboard.insertText(text);
    },
    submit: (button) => button.tap(),
    open: (tab) => tab.tap(),
  };
}

const isSelect = (field: Locator) => field.evaluate((node) => node instanceof HTMLSelectElement);
const hasText = (field: Locator) =>
  field.evaluate((node) => !(node instanceof HTMLSelectElement) && (node as HTMLInputElement).value !== '');
