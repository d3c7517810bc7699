import { formErrors } from '@glow/shared/testing';
import { signupSchema } from './SignupPage';

const names = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', phone: '' };
const accepted = { ...names, password: 'Petal2026', confirmPassword: 'Petal2026', terms: true };
const MIXED = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';

const UNCONFIRMED = { confirmPassword: 'Please confirm your password' };

const withPassword = (password: string) => ({ password, confirmPassword: password });

describe('the registration form (FORM-9, FORM-19)', () => {
  test.each([
    ['a complete form without a phone', {}, {}],
    ['any phone', { phone: 'n/a' }, {}],
    ['no first name', { firstName: '' }, { firstName: 'First name is required' }],
    ['a blank first name', { firstName: '  ' }, { firstName: 'First name is required' }],
    ['no last name', { lastName: '' }, { lastName: 'Last name is required' }],
    ['no email', { email: '' }, { email: 'Email is required' }],
    ['a wrong email', { email: 'noor@' }, { email: 'Please enter a valid email address' }],
    ['seven characters', withPassword('Petal20'), { password: 'Password must be at least 8 characters long' }],
    ['eight characters', withPassword('Petal202'), {}],
    ['seven lowercase letters', withPassword('petalsy'), { password: 'Password must be at least 8 characters long' }],
    ['no uppercase letter', withPassword('petal2026'), { password: MIXED }],
    ['no lowercase letter', withPassword('PETAL2026'), { password: MIXED }],
    ['no number', withPassword('PetalRose'), { password: MIXED }],
    ['letters after numbers', withPassword('2026roseP'), {}],
    ['no password', withPassword(''), { password: 'Password is required', ...UNCONFIRMED }],
    ['no confirmation', { confirmPassword: '' }, UNCONFIRMED],
    ['another confirmation', { confirmPassword: 'Petal2027' }, { confirmPassword: 'Passwords do not match' }],
    ['terms not accepted', { terms: false }, { terms: 'You must accept the terms and conditions' }],
  ])('validates %s', async (_, values, errors) => {
    expect(await formErrors(signupSchema, { ...accepted, ...values })).toEqual(errors);
  });
});

test('a password stays as it was typed (FORM-120)', () => {
  const password = ' Petal\u00a0\u200b2026 ';
  expect(signupSchema.cast({ ...accepted, ...withPassword(password) })).toMatchObject(withPassword(password));
});
