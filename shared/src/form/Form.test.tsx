import { Form, FormCheckboxField, FormSelectField, FormTextField } from '@glow/shared/form';
import { renderPart } from '@glow/shared/testing/part';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** Renders a form with a field of every kind; returns what presses its button. */
function openForm(values = empty, onSubmit: () => void | Promise<unknown> = jest.fn()) {
  renderPart(
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
    </Form>,
  );
  return async () => {
    await userEvent.click(button());
    // the answer is awaited
    await act(async () => undefined);
  };
}

const button = () => screen.getByText('Continue');
const field = (label: string) => screen.getByLabelText(label);
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

function errors(): string[] {
  const invalid = ['First name', 'Email', 'State', 'I accept the terms'].filter((label) =>
    field(label).hasAttribute('aria-invalid'),
  );
  return invalid.map((label) => `${label}: ${document.getElementById(`${field(label).id}-error`)?.textContent}`);
}

const [NO_NAME, NO_EMAIL, NO_STATE, NOT_ACCEPTED] = [
  'First name: First name is required',
  'Email: Email is required',
  'State: State is required',
  'I accept the terms: You must accept the terms',
];

test('A form has a name, shows its values, and no errors before it is submitted (FORM-1, FORM-3)', async () => {
  openForm(filled);
  expect(screen.getByRole('form', { name: 'Shipping' })).toHaveFormValues(filled);
  expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
  expect(screen.getByText('All fields are required unless marked (optional).')).toBeVisible();
  await userEvent.clear(field('First name'));
  await userEvent.tab();
  expect(errors()).toEqual([]);
  expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
});

test('What is filled in is passed on as the schema makes of it, with the button or Enter, and can be sent again', async () => {
  const onSubmit = jest.fn();
  const submit = openForm(empty, onSubmit);
  enter('First name', '  Noor ');
  enter('Email', 'noor@example.com');
  enter('State', 'OR');
  await userEvent.click(field('I accept the terms'));
  await submit();
  expect(onSubmit.mock.calls).toEqual([[filled]]);
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.type(field('Email'), '{Enter}');
  expect(onSubmit.mock.calls).toEqual([[filled], [filled]]);
});

test('A form is submitting until what it was submitted to is done', async () => {
  let finish: () => void = () => undefined;
  const submit = openForm(filled, () => new Promise<void>((resolve) => (finish = resolve)));
  await submit();
  expect(button()).toBeDisabled();
  finish();
  await waitFor(() => expect(button()).toBeEnabled());
});

describe('A form that is submitted with errors (FORM-1, FORM-2, FORM-4)', () => {
  test('is not passed on, says what is wrong under every field and in a list, and leads to the first', async () => {
    const onSubmit = jest.fn();
    const submit = openForm(empty, onSubmit);
    await submit();
    expect(errors()).toEqual([NO_NAME, NO_EMAIL, NO_STATE, NOT_ACCEPTED]);
    await waitFor(() => expect(field('First name')).toHaveFocus());
    expect(field('First name')).toHaveAccessibleDescription('First name is required');
    expect(field('Email')).toHaveAccessibleDescription('Email is required For your receipt');
    expect(onSubmit).not.toHaveBeenCalled();

    const summary = screen.getByRole('alert');
    // a screen reader says only the added errors
    expect(summary).toHaveAttribute('aria-relevant', 'additions');
    expect(summary).toHaveAttribute('aria-atomic', 'false');
    expect(within(summary).getByText('Please check 4 fields')).toBeVisible();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['First name', 'Email', 'State', 'I accept the terms']);
    await userEvent.click(links[2] ?? summary);
    expect(field('State')).toHaveFocus();
  });

  test('forgets the error of a field that is edited, and of no other, and leaves the focus there', async () => {
    const submit = openForm();
    await submit();
    await userEvent.type(field('Email'), 'n');
    expect(errors()).toEqual([NO_NAME, NO_STATE, NOT_ACCEPTED]);
    expect(field('Email')).toHaveFocus();
    await userEvent.selectOptions(field('State'), 'Oregon');
    await userEvent.click(field('I accept the terms'));
    expect(errors()).toEqual([NO_NAME]);
    expect(screen.queryByText(/Please check/)).not.toBeInTheDocument();
  });

  test('leads to the first invalid field each time, keeps what was typed, and lists no single error', async () => {
    const onSubmit = jest.fn();
    const submit = openForm({ ...filled, email: '' }, onSubmit);
    for (const [text, message] of [
      ['', 'Email is required'],
      ['noor', 'Invalid email format'],
    ] as const) {
      enter('Email', text);
      act(() => field('State').focus());
      await submit();
      expect(errors()).toEqual([`Email: ${message}`]);
      await waitFor(() => expect(field('Email')).toHaveFocus());
      expect(screen.getByRole('form')).toHaveFormValues({ ...filled, email: text });
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
    }
    enter('Email', 'noor@example.com');
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(errors()).toEqual([]);
  });
});

test('Fields of a group are named by their path, and listed in their order in the form (FORM-2)', async () => {
  const billing = yup.object({ zipCode: yup.string().required(), city: yup.string().required('City is required') });
  const onSubmit = jest.fn();
  renderPart(
    <Form
      label="Payment"
      initialValues={{ billing: { city: '', zipCode: '' } }}
      schema={yup.object({ billing })}
      onSubmit={onSubmit}
    >
      <FormTextField name="billing.city" label="City" />
      <FormTextField name="billing.zipCode" label="ZIP code" />
      <button type="submit">Continue</button>
    </Form>,
  );
  await userEvent.click(button());
  await waitFor(() => expect(field('City')).toHaveFocus());
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['City', 'ZIP code']);
  await userEvent.click(screen.getByRole('link', { name: 'ZIP code' }));
  expect(field('ZIP code')).toHaveFocus();
  enter('ZIP code', '97201');
  enter('City', 'Portland');
  await userEvent.click(button());
  expect(onSubmit).toHaveBeenCalledWith({ billing: { city: 'Portland', zipCode: '97201' } });
});
