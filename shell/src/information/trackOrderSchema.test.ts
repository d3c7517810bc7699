import { trackOrderSchema } from './TrackOrderPage';

test.each([
  [{ orderId: 'GLW-001', email: 'amelia@example.com' }, []],
  [{ orderId: ' GLW-001 ', email: ' amelia@example.com ' }, []],
  [{ orderId: '  ', email: 'amelia@example.com' }, ['Order number is required']],
  [{ orderId: 'GLW-001', email: '' }, ['Email is required']],
  [{ orderId: 'GLW-001', email: 'amelia@example' }, ['Please enter a valid email address']],
  [{ orderId: '', email: '' }, ['Order number is required', 'Email is required']],
])('%j is answered with %j (FORM-12)', async (values, messages) => {
  const errors = await trackOrderSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );
  expect(errors).toEqual(messages);
});
