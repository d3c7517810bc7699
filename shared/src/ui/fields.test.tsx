import { ThemeProvider } from '@emotion/react';
import { theme } from '@glow/shared/theme';
import { CheckboxField, SelectField, TextField } from '@glow/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';

function open(field: ReactNode) {
  render(<ThemeProvider theme={theme}>{field}</ThemeProvider>);
}

const kinds: [
  string,
  string,
  (props: {
    hint?: string;
    error?: string;
    id?: string;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  }) => ReactNode,
][] = [
  ['A text field', 'textbox', (props) => <TextField label="City" {...props} />],
  [
    'A select',
    'combobox',
    (props) => (
      <SelectField label="City" {...props}>
        <option>Portland</option>
      </SelectField>
    ),
  ],
  ['A checkbox', 'checkbox', (props) => <CheckboxField label="City" {...props} />],
];

describe.each(kinds)('%s', (_, role, field) => {
  test('has its label as its name, and a press on the label reaches it', async () => {
    open(field({}));
    const control = screen.getByRole(role, { name: 'City' });
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-describedby');
    await userEvent.click(screen.getByText('City'));
    expect(control).toHaveFocus();
  });

  test('is described by its hint', () => {
    open(field({ hint: 'Where you live' }));
    expect(screen.getByRole(role, { name: 'City' })).toHaveAccessibleDescription('Where you live');
    expect(screen.getByRole(role)).toBeValid();
  });

  test('is invalid with an error, which is read before its hint', () => {
    open(field({ hint: 'Where you live', error: 'City is required' }));
    expect(screen.getByRole(role, { name: 'City' })).toBeInvalid();
    expect(screen.getByRole(role)).toHaveAccessibleDescription('City is required Where you live');
    expect(screen.getByText('City is required')).toBeVisible();
  });

  test('keeps the id it is given', () => {
    open(field({ id: 'city', error: 'City is required' }));
    expect(screen.getByRole(role, { name: 'City' })).toHaveAttribute('id', 'city');
    expect(screen.getByRole(role)).toHaveAccessibleDescription('City is required');
  });

  test('keeps what its caller says of it', () => {
    open(
      <>
        {field({ hint: 'Where you live', 'aria-invalid': true, 'aria-describedby': 'note' })}
        <p id="note">We deliver to the US</p>
      </>,
    );
    expect(screen.getByRole(role)).toBeInvalid();
    expect(screen.getByRole(role)).toHaveAccessibleDescription('Where you live We deliver to the US');
  });
});

test('Two fields of the same label have texts of their own', () => {
  open(
    <>
      <TextField label="City" error="City is required" />
      <TextField label="City" error="Billing city is required" />
    </>,
  );
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-describedby'))).toEqual([
    expect.any(String),
    expect.any(String),
  ]);
  expect(screen.getAllByRole('textbox')[1]).toHaveAccessibleDescription('Billing city is required');
});

test('A text field passes on what it knows nothing of, its ref too', () => {
  const ref = createRef<HTMLInputElement>();
  open(
    <TextField
      ref={ref}
      label="ZIP code"
      name="zipCode"
      autoComplete="shipping postal-code"
      inputMode="text"
      maxLength={10}
      placeholder="97201"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'ZIP code' });
  expect(ref.current).toBe(input);
  expect(input).toHaveAttribute('autocomplete', 'shipping postal-code');
  expect(input).toHaveAttribute('inputmode', 'text');
  expect(input).toHaveAttribute('maxlength', '10');
});

test('A text field has room for a button at its end', async () => {
  open(<TextField label="Password" type="password" end={<button type="button">Show password</button>} />);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
