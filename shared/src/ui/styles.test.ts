import { ThemeContext } from '@emotion/react';
import { theme } from '@glow/shared/theme';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button, IconButton } from './Button';
import { CheckboxField } from './CheckboxField';
import { GlobalRules } from './GlobalRules';
import { SelectField, TextField } from './InputFields';
import { QuantityStepper } from './QuantityStepper';
import { sticky } from './sticky';
import { Tabs } from './Tabs';

/** The styles of a part, as the server sends them. */
function stylesOf(part: ReactElement): string {
  const html = renderToString(createElement(ThemeContext.Provider, { value: theme }, part));
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules]) => rules).join('');
}

const tabs = [{ id: 'one', label: 'One', content: '' }];

test.each<[string, ReactElement]>([
  ['button', createElement(Button)],
  ['small button', createElement(Button, { size: 'small' })],
  ['button with an icon', createElement(IconButton)],
  ['text field', createElement(TextField, { label: 'City' })],
  ['select', createElement(SelectField, { label: 'City' })],
  ['checkbox', createElement(CheckboxField, { label: 'City' })],
  ['tab', createElement(Tabs, { label: 'Parts', tabs, selected: 'one', onSelect: () => undefined })],
])('A %s is at least 44 px high (A11Y-10)', (_, part) => {
  const heights = [...stylesOf(part).matchAll(/[{;](?:min-)?height:([\d.]+)(px|rem)/g)].map(
    ([, number, unit]) => Number(number) * (unit === 'rem' ? 16 : 1),
  );
  expect(Math.max(...heights)).toBeGreaterThanOrEqual(44);
});

const rules = () => stylesOf(createElement(GlobalRules));

test('Where reduced motion is preferred nothing is animated (A11Y-10)', () => {
  expect(rules()).toMatch(
    /@media \(prefers-reduced-motion: ?reduce\)\{.*?\*,::before,::after\{[^}]*animation:none!important;[^}]*transition:none!important;/,
  );
});

test('Where colours are replaced what is chosen has an outline (A11Y-10)', () => {
  expect(rules()).toMatch(/@media \(forced-colors: ?active\)\{\[aria-selected='true'\],[^{]*\{outline:2px solid/);
});

test('On a screen lower than 480 px what stays at an edge scrolls with the content (A11Y-180)', () => {
  expect(rules()).toMatch(/@media \(max-height: ?30em\)\{:root\{--sticky:static;/);
  expect(sticky).toEqual({ position: 'var(--sticky, sticky)' });
});

test('Without JavaScript a quantity is not shown (PROD-7)', () => {
  const stepper = { name: 'Serum', quantity: 1, max: 3, onChange: () => undefined };
  expect(stylesOf(createElement(QuantityStepper, stepper))).toMatch(
    /@media \(scripting: ?none\)\{[^{}]*\{display:none;/,
  );
});
