import { formErrors } from '@glow/shared/testing';
import { forgotPasswordSchema } from './ForgotPasswordPage';

describe('the reset form (FORM-8)', () => {
  test.each([
    ['noor@example.com', {}],
    [' noor@example.com ', {}],
    ['', { email: 'Email is required' }],
    ['   ', { email: 'Email is required' }],
    ['noor', { email: 'Please enter a valid email address' }],
    ['noor@example', { email: 'Please enter a valid email address' }],
  ])('validates "%s"', async (email, errors) => {
    expect(await formErrors(forgotPasswordSchema, { email })).toEqual(errors);
  });
});
