import { Form, FormCheckboxField, FormFormattedField, FormSelectField, FormTextField } from '@glow/shared/form';
import { renderPart } from '@glow/shared/testing/part';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const inFours = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

function openCard(cardNumber = '') {
  const onSubmit = jest.fn();
  renderPart(
    <Form label="Card" initialValues={{ cardNumber }} onSubmit={onSubmit}>
      <FormFormattedField name="cardNumber" label="Card number" format={inFours} maxLength={19} />
      <button type="submit">Pay</button>
    </Form>,
  );
  return { user: userEvent.setup(), onSubmit, input: screen.getByLabelText<HTMLInputElement>('Card number') };
}

describe('A field with a format (PAY-6)', () => {
  test('shows and submits what is typed in its form', async () => {
    const { user, onSubmit, input } = openCard();
    await user.type(input, '42a42 4242');
    expect(input).toHaveValue('4242 4242');
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(onSubmit).toHaveBeenCalledWith({ cardNumber: '4242 4242' });
  });

  test('takes a paste into the middle, in place of what is selected, or whole before it is cut to length', async () => {
    const { user, input } = openCard('1111 2222');
    await user.click(input);
    input.setSelectionRange(2, 7);
    await user.paste('999');
    expect(input).toHaveValue('1199 922');
    expect(input.selectionStart).toBe(6);
    input.select();
    await user.paste('  4242-4242-4242-4242 (my card)');
    expect(input).toHaveValue('4242 4242 4242 4242');
  });

  test('keeps the caret where something is typed or deleted', async () => {
    const { user, input } = openCard('4242 4242');
    await user.type(input, '7', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input).toHaveValue('4274 2424 2');
    expect(input.selectionStart).toBe(3);
    await user.keyboard('5');
    expect(input).toHaveValue('4275 4242 42');
    await user.keyboard('{Backspace}');
    expect(input).toHaveValue('4274 2424 2');
    expect(input.selectionStart).toBe(3);
  });
});

test('Fields tell their caller too when they are edited', async () => {
  const onChange = jest.fn();
  const edited = (event: { target: { name: string } }) => onChange(event.target.name);
  renderPart(
    <Form label="Card" initialValues={{ name: '', cardNumber: '', country: 'US', isSame: true }} onSubmit={jest.fn()}>
      <FormTextField name="name" label="Name" onChange={edited} />
      <FormFormattedField name="cardNumber" label="Card number" format={inFours} onChange={edited} />
      <FormSelectField name="country" label="Country" onChange={edited}>
        <option>US</option>
        <option>CA</option>
      </FormSelectField>
      <FormCheckboxField name="isSame" label="Same" onChange={edited} />
    </Form>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'N' } });
  fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '42424' } });
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'CA' } });
  await userEvent.click(screen.getByLabelText('Same'));
  expect([...new Set(onChange.mock.calls.flat())]).toEqual(['name', 'cardNumber', 'country', 'isSame']);
  expect(screen.getByRole('form')).toHaveFormValues({ name: 'N', cardNumber: '4242 4', country: 'CA', isSame: false });
});
