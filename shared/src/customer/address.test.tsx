import { ThemeProvider } from '@emotion/react';
import { AddressFields, AddressText } from '@glow/shared/customer';
import { Form } from '@glow/shared/form';
import { emptyPostal } from '@glow/shared/orders';
import { theme } from '@glow/shared/theme';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const { country, ...texts } = emptyPostal;
const names = Object.keys(texts);

test('Every field of an address can be filled in', () => {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <Form label="Address" initialValues={emptyPostal} onSubmit={() => undefined}>
        <AddressFields section="shipping" />
      </Form>
    </ThemeProvider>,
  );
  const fields = [...container.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  expect(fields.sort()).toEqual(['country', ...names].sort());
});

test.each(names)('The text of an address has its %s', (name) => {
  const { container } = render(<AddressText {...texts} country={country} {...{ [name]: 'Rose Lane' }} />);
  expect(container).toHaveTextContent('Rose Lane');
});

test.each([
  ['US', { country: 'CA', state: 'ON' }],
  ['US', { state: 'ON', country: 'CA' }],
  ['US', { state: 'ON' }],
  ['CA', { state: 'OR', country: 'US' }],
  ['CA', { country: 'US', state: 'OR' }],
])('From %s a browser fills in %j in one task', async (from, filled) => {
  const submitted = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <Form label="Address" initialValues={{ ...emptyPostal, country: from }} onSubmit={submitted}>
        <AddressFields section="shipping" />
        <button type="submit">Send</button>
      </Form>
    </ThemeProvider>,
  );
  act(() => {
    for (const [name, value] of Object.entries(filled)) {
      const field = document.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const country = filled.state === 'ON' ? 'CA' : 'US';
  expect(submitted.mock.lastCall?.[0]).toMatchObject({ state: filled.state, country });
  expect(screen.getByLabelText(country === 'CA' ? 'Province' : 'State')).toHaveValue(filled.state);
});

const STATES =
  'AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY';

test('Only the regions of the chosen country are offered, and another country clears the region', async () => {
  render(
    <ThemeProvider theme={theme}>
      <Form label="Address" initialValues={emptyPostal} onSubmit={() => undefined}>
        <AddressFields section="shipping" />
      </Form>
    </ThemeProvider>,
  );
  const options = () => within(screen.getByLabelText(/State|Province/)).getAllByRole('option');
  expect(screen.getByLabelText('Country')).toHaveValue('US');
  expect(
    within(screen.getByLabelText('Country'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['United States', 'Canada']);
  expect(
    options()
      .map((option) => option.getAttribute('value'))
      .sort()
      .join(' ')
      .trim(),
  ).toBe(STATES);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'CA');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'CA');
  expect(options()).toHaveLength(14);
  expect(screen.getByLabelText('Province')).toHaveValue('');
});
