import { AddressFields, AddressText } from '@glow/shared/customer';
import { Form } from '@glow/shared/form';
import { emptyPostal } from '@glow/shared/orders';
import { renderPart } from '@glow/shared/testing/part';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const { country, ...texts } = emptyPostal;
const names = Object.keys(texts);
const submitted = jest.fn();

function openFields(values = emptyPostal) {
  const { container } = renderPart(
    <Form label="Address" initialValues={values} onSubmit={submitted}>
      <AddressFields section="shipping" />
      <button type="submit">Send</button>
    </Form>,
  );
  return container;
}

/** Codes or names of all options of a list: a browser may show hidden ones too. */
const offered = (label: string, of: 'value' | 'text') =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option[of]);

const KINDS = { state: 'address-level1', country: 'country' };

test('Every field of an address can be filled in, and its text has each', () => {
  const fields = [...openFields().querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  expect(fields.sort()).toEqual(['country', ...names].sort());
  for (const name of names) {
    const { container } = render(<AddressText {...texts} country={country} {...{ [name]: `the ${name}` }} />);
    expect(container).toHaveTextContent(`the ${name}`);
  }
});

test.each([
  ['US', { country: 'CA', state: 'ON' }],
  ['US', { state: 'ON', country: 'CA' }],
  ['US', { state: 'ON' }],
  ['CA', { state: 'OR', country: 'US' }],
  ['CA', { country: 'US', state: 'OR' }],
] as const)('From %s a browser fills in %j in one task (FORM-15)', async (from, filled) => {
  openFields({ ...emptyPostal, country: from });
  act(() => {
    for (const [name, value] of Object.entries(filled) as [keyof typeof filled, string][])
      for (const list of document.querySelectorAll<HTMLSelectElement>(`[autocomplete$=' ${KINDS[name]}']`)) {
        // a browser leaves a list alone that does not have the text
        if (![...list.options].some((option) => option.value === value)) continue;
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }
  });
  await userEvent.click(screen.getByText('Send'));
  const country = filled.state === 'ON' ? 'CA' : 'US';
  expect(submitted.mock.lastCall?.[0]).toMatchObject({ state: filled.state, country });
  expect(screen.getByLabelText(country === 'CA' ? 'Province' : 'State')).toHaveValue(filled.state);
});

const STATES =
  'AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY';

test('Only regions of the chosen country are offered, and another country clears them (FORM-14, FORM-15)', async () => {
  openFields();
  expect(screen.getByLabelText('Country')).toHaveValue('US');
  expect(offered('Country', 'text')).toEqual(['United States', 'Canada']);
  expect(offered('State', 'value').sort().join(' ').trim()).toBe(STATES);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'CA' } });
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'CA' } });
  expect(offered('Province', 'value')).toHaveLength(14);
  expect(screen.getByLabelText('Province')).toHaveValue('');
  await userEvent.click(screen.getByText('Send'));
  expect(submitted.mock.lastCall?.[0]).toMatchObject({ state: '', country: 'CA' });
});
