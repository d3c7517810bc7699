import { Tabs } from '@glow/shared/ui';
import { renderPart } from '@glow/shared/testing/part';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const tabs = [
  { id: 'details', label: 'Details', content: 'Brightens and evens the skin' },
  { id: 'ingredients', label: 'Ingredients', content: 'Ascorbic acid' },
  { id: 'reviews', label: 'Reviews (2)', content: <a href="#write">Write a Review</a> },
];

function Product({ first }: { first: string }) {
  const [selected, setSelected] = useState(first);
  return <Tabs label="About this product" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

function openProduct(first = 'details') {
  renderPart(<Product first={first} />);
  return userEvent.setup();
}

function tab(name: string) {
  return screen.getByRole('tab', { name });
}

/** Expects that only this tab is selected and focusable, and that its panel is shown. */
function expectSelected(name: string, content: string) {
  const all = screen.getAllByRole('tab');
  expect(all.filter((one) => one.getAttribute('aria-selected') === 'true')).toEqual([tab(name)]);
  expect(all.filter((one) => one.tabIndex === 0)).toEqual([tab(name)]);
  const panel = screen.getByRole('tabpanel', { name });
  expect(panel).toHaveTextContent(content);
  expect(tab(name)).toHaveAttribute('aria-controls', panel.id);
}

test('The list of tabs has a name, the selected one shows its panel, and a press selects another', async () => {
  const user = openProduct('ingredients');
  expect(within(screen.getByRole('tablist', { name: 'About this product' })).getAllByRole('tab')).toHaveLength(3);
  expectSelected('Ingredients', 'Ascorbic acid');
  await user.click(tab('Reviews (2)'));
  expectSelected('Reviews (2)', 'Write a Review');
});

test('Arrows, Home and End move to a tab and select it, and other keys are left to the browser (A11Y-5)', async () => {
  const user = openProduct();
  await user.click(tab('Details'));
  for (const [key, name, content] of [
    ['{ArrowRight}', 'Ingredients', 'Ascorbic acid'],
    ['{ArrowLeft}', 'Details', 'Brightens'],
    ['{ArrowLeft}', 'Reviews (2)', 'Write a Review'],
    ['{ArrowRight}', 'Details', 'Brightens'],
    ['{End}', 'Reviews (2)', 'Write a Review'],
    ['{Home}', 'Details', 'Brightens'],
    ['{ArrowDown}{ArrowUp}x', 'Details', 'Brightens'],
    ['{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowRight}{/Meta}', 'Details', 'Brightens'],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expectSelected(name, content);
  }
});

test('The keyboard reaches the selected tab, then its panel, then what is in it', async () => {
  const user = openProduct('reviews');
  await user.tab();
  expect(tab('Reviews (2)')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Write a Review' })).toHaveFocus();
});

test('An unknown selection shows the first tab', async () => {
  const user = openProduct('shipping');
  expectSelected('Details', 'Brightens');
  await user.click(tab('Details'));
  await user.keyboard('{ArrowRight}');
  expectSelected('Ingredients', 'Ascorbic acid');
});

test('Arrows pressed in quick succession count from the tab they reached, although the selection is still on its way', async () => {
  const onSelect = jest.fn();
  renderPart(<Tabs label="About this product" tabs={tabs} selected="details" onSelect={onSelect} />);
  const user = userEvent.setup();
  await user.click(tab('Details'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(onSelect.mock.calls.map(([id]) => id)).toEqual(['details', 'ingredients', 'reviews']);
  expect(tab('Reviews (2)')).toHaveFocus();
});
