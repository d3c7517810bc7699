import { formErrors } from '@glow/shared/testing';
import { loginSchema } from './LoginPage';

const accepted = { email: 'demo@example.com', password: 'x', remember: false };

describe('the login form (FORM-8)', () => {
  test.each([
    ['anything that looks like an email and any password', {}, {}],
    ['an email with spaces around it', { email: ' demo@example.com ' }, {}],
    ['no email', { email: '' }, { email: 'Email is required' }],
    ['a blank email', { email: '  ' }, { email: 'Email is required' }],
    ['an email without @', { email: 'demo.example.com' }, { email: 'Please enter a valid email address' }],
    ['an email without a dot after @', { email: 'demo@example' }, { email: 'Please enter a valid email address' }],
    ['no password', { password: '' }, { password: 'Password is required' }],
    ['nothing at all', { email: '', password: '' }, { email: 'Email is required', password: 'Password is required' }],
  ])('validates %s', async (_, values, errors) => {
    expect(await formErrors(loginSchema, { ...accepted, ...values })).toEqual(errors);
  });
});
