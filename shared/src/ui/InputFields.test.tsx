import { CheckboxField, SelectField, TextField } from '@glow/shared/ui';
import { renderPart } from '@glow/shared/testing/part';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';

interface Props {
  hint?: string;
  error?: string;
  id?: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

function CitySelect(props: Props) {
  return (
    <SelectField label="City" {...props}>
      <option>Portland</option>
    </SelectField>
  );
}

test.each<[string, string, (props: Props) => ReactNode]>([
  ['A text field', 'textbox', (props) => <TextField label="City" {...props} />],
  ['A select', 'combobox', (props) => <CitySelect {...props} />],
  ['A checkbox', 'checkbox', (props) => <CheckboxField label="City" {...props} />],
])(
  '%s has its label as its name, and is described by its error, its hint and what its caller says (A11Y-11)',
  async (_, role, field) => {
    const { rerender } = renderPart(field({}));
    const control = () => screen.getByRole(role, { name: 'City' });
    expect(control()).toBeValid();
    expect(control()).not.toHaveAttribute('aria-describedby');
    await userEvent.click(screen.getByText('City'));
    expect(control()).toHaveFocus();

    rerender(field({ hint: 'Where you live' }));
    expect(control()).toHaveAccessibleDescription('Where you live');
    expect(control()).toBeValid();

    rerender(field({ hint: 'Where you live', error: 'City is required' }));
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription('City is required Where you live');
    expect(screen.getByText('City is required')).toBeVisible();

    rerender(field({ id: 'city', error: 'City is required' }));
    expect(control()).toHaveAttribute('id', 'city');
    expect(control()).toHaveAccessibleDescription('City is required');

    rerender(
      <>
        {field({ hint: 'Where you live', 'aria-invalid': true, 'aria-describedby': 'note' })}
        <p id="note">We deliver to the US</p>
      </>,
    );
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription('Where you live We deliver to the US');
  },
);

test('Two fields of the same label have texts of their own', () => {
  const errors = ['City is required', 'Billing city is required'];
  renderPart(errors.map((error) => <TextField key={error} label="City" error={error} />));
  const [first, second] = screen.getAllByRole('textbox');
  expect(first).toHaveAccessibleDescription('City is required');
  expect(second).toHaveAccessibleDescription('Billing city is required');
});

test('A text field passes on what it knows nothing of, its ref too, and has room for a button at its end', () => {
  const ref = createRef<HTMLInputElement>();
  const given = { type: 'password', autoComplete: 'shipping postal-code', inputMode: 'text', maxLength: 10 } as const;
  renderPart(<TextField ref={ref} label="Password" end={<button type="button">Show password</button>} {...given} />);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(ref.current).toBe(screen.getByLabelText('Password'));
  for (const [name, value] of Object.entries(given)) expect(ref.current).toHaveAttribute(name, String(value));
});
