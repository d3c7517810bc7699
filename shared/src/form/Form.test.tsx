import { ThemeProvider } from '@emotion/react';
import { Form, FormCheckboxField, FormSelectField, FormTextField } from '@glow/shared/form';
import { theme } from '@glow/shared/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as yup from 'yup';

const schema = yup.object({
  firstName: yup.string().trim().required('First name is required'),
  email: yup.string().required('Email is required').email('Invalid email format'),
  state: yup.string().required('State is required'),
  hasAccepted: yup.boolean().oneOf([true], 'You must accept the terms'),
});

const empty = { firstName: '', email: '', state: '', hasAccepted: false };
const filled = { firstName: 'Noor', email: 'noor@example.com', state: 'OR', hasAccepted: true };

/** Renders a form with a field of every kind. */
function openForm({
  values = empty,
  onSubmit = jest.fn(),
}: { values?: typeof empty; onSubmit?: () => void | Promise<unknown> } = {}) {
  render(
    <ThemeProvider theme={theme}>
      <Form label="Shipping" initialValues={values} schema={schema} onSubmit={onSubmit}>
        {({ isSubmitting }) => (
          <>
            <FormTextField name="firstName" label="First name" />
            <FormTextField name="email" label="Email" type="email" hint="For your receipt" />
            <FormSelectField name="state" label="State">
              <option value="">Choose</option>
              <option value="OR">Oregon</option>
            </FormSelectField>
            <FormCheckboxField name="hasAccepted" label="I accept the terms" />
            <button type="submit" disabled={isSubmitting}>
              Continue
            </button>
          </>
        )}
      </Form>
    </ThemeProvider>,
  );
  return {
    user: userEvent.setup(),
    onSubmit,
    submit: () => userEvent.click(screen.getByRole('button', { name: 'Continue' })),
  };
}

function errors(): string[] {
  return ['First name', 'Email', 'State', 'I accept the terms'].flatMap((label) => {
    const field = screen.getByLabelText(label);
    return field.getAttribute('aria-invalid')
      ? [`${label}: ${document.getElementById(`${field.id}-error`)?.textContent}`]
      : [];
  });
}

describe('A form', () => {
  test('has a name, shows its values and no errors before it is submitted', async () => {
    const { user } = openForm({ values: filled });
    expect(screen.getByRole('form', { name: 'Shipping' })).toHaveFormValues(filled);
    expect(screen.getByRole('form', { name: 'Shipping' })).toHaveAttribute('method', 'dialog');
    await user.clear(screen.getByLabelText('First name'));
    await user.tab();
    expect(errors()).toEqual([]);
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
  });

  test('passes on what was filled in when it is submitted', async () => {
    const { user, submit, onSubmit } = openForm();
    await user.type(screen.getByLabelText('First name'), 'Noor');
    await user.type(screen.getByLabelText('Email'), 'noor@example.com');
    await user.selectOptions(screen.getByLabelText('State'), 'Oregon');
    await user.click(screen.getByLabelText('I accept the terms'));
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith(filled);
  });

  test('is submitted with Enter too', async () => {
    const { user, onSubmit } = openForm({ values: filled });
    await user.type(screen.getByLabelText('Email'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledWith(filled);
  });

  test('can be submitted again when what it was submitted to answers at once', async () => {
    const { submit, onSubmit } = openForm({ values: filled });
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('is submitting until what it was submitted to is done', async () => {
    let finish: () => void = () => undefined;
    const { submit } = openForm({ values: filled, onSubmit: () => new Promise<void>((resolve) => (finish = resolve)) });
    await submit();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled());
  });
});

describe('A form that is submitted with errors', () => {
  test('is not passed on, says what is wrong under every field, and takes the shopper to the first', async () => {
    const { submit, onSubmit } = openForm();
    await submit();
    expect(errors()).toEqual([
      'First name: First name is required',
      'Email: Email is required',
      'State: State is required',
      'I accept the terms: You must accept the terms',
    ]);
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required For your receipt');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('takes the shopper to the first invalid field, not to the first', async () => {
    const { submit } = openForm({ values: { ...filled, email: 'noor', state: '' } });
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  test('does so each time', async () => {
    const { user, submit } = openForm({ values: { ...filled, state: '' } });
    await submit();
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveFocus());
    await user.click(screen.getByLabelText('Email'));
    await submit();
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveFocus());
  });

  test('lists several errors, each with a link to its field', async () => {
    const { user, submit } = openForm({ values: { ...filled, email: 'noor', state: '' } });
    await submit();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('Please check 2 fields')).toBeVisible();
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual(['Email', 'State']);
    await user.click(summary.getByRole('link', { name: 'State' }));
    expect(screen.getByLabelText('State')).toHaveFocus();
  });

  test('lists them in the order of its fields, whatever the order of its schema', async () => {
    const upsideDown = yup.object({
      zipCode: yup.string().required('ZIP code is required'),
      city: yup.string().required('City is required'),
    });
    render(
      <ThemeProvider theme={theme}>
        <Form label="Address" initialValues={{ city: '', zipCode: '' }} schema={upsideDown} onSubmit={jest.fn()}>
          <FormTextField name="city" label="City" />
          <FormTextField name="zipCode" label="ZIP code" />
          <button type="submit">Continue</button>
        </Form>
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['City', 'ZIP code']);
  });

  test('says only what is added to the list', async () => {
    const { submit } = openForm();
    await submit();
    expect(screen.getByRole('alert')).toHaveAttribute('aria-relevant', 'additions');
    expect(screen.getByRole('alert')).toHaveAttribute('aria-atomic', 'false');
  });

  test('lists no single error', async () => {
    const { submit } = openForm({ values: { ...filled, state: '' } });
    await submit();
    expect(errors()).toEqual(['State: State is required']);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
  });

  test('forgets the error of a field that is edited, and of no other, and leaves the focus there', async () => {
    const { user, submit } = openForm();
    await submit();
    await user.type(screen.getByLabelText('Email'), 'n');
    expect(errors()).toEqual([
      'First name: First name is required',
      'State: State is required',
      'I accept the terms: You must accept the terms',
    ]);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('State'), 'Oregon');
    await user.click(screen.getByLabelText('I accept the terms'));
    expect(errors()).toEqual(['First name: First name is required']);
    expect(screen.queryByText(/Please check/)).not.toBeInTheDocument();
  });

  test('is checked again when it is submitted again', async () => {
    const { user, submit, onSubmit } = openForm({ values: { ...filled, email: '' } });
    await submit();
    expect(errors()).toEqual(['Email: Email is required']);
    await user.type(screen.getByLabelText('Email'), 'noor');
    await submit();
    expect(errors()).toEqual(['Email: Invalid email format']);
    await user.type(screen.getByLabelText('Email'), '@example.com');
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(errors()).toEqual([]);
  });

  test('keeps what was typed', async () => {
    const { submit } = openForm({ values: { ...filled, email: 'noor', hasAccepted: false } });
    await submit();
    expect(screen.getByRole('form')).toHaveFormValues({ ...filled, email: 'noor', hasAccepted: false });
  });
});

test('What is sent is what the schema makes of what was typed', async () => {
  const { onSubmit, submit } = openForm({ values: { ...filled, firstName: '  Noor ' } });
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(filled));
});

test('Fields of a group are named by their path, in the summary too', async () => {
  const billing = yup.object({
    city: yup.string().required('City is required'),
    zipCode: yup.string().required('ZIP code is required'),
  });
  const onSubmit = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <Form
        label="Payment"
        initialValues={{ billing: { city: '', zipCode: '' } }}
        schema={yup.object({ billing })}
        onSubmit={onSubmit}
      >
        <FormTextField name="billing.city" label="City" />
        <FormTextField name="billing.zipCode" label="ZIP code" />
        <button type="submit">Pay</button>
      </Form>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
  await userEvent.click(screen.getByRole('link', { name: 'ZIP code' }));
  expect(screen.getByLabelText('ZIP code')).toHaveFocus();
  await userEvent.keyboard('97201');
  await userEvent.type(screen.getByLabelText('City'), 'Portland');
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onSubmit).toHaveBeenCalledWith({ billing: { city: 'Portland', zipCode: '97201' } });
});
