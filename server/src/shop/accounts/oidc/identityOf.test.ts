import { readConfig } from '../../../base/config/config';
import { identityOf, type Sources, type Told } from './identityOf';

const OIDC = { ACCOUNTS: 'oidc', OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'glow' };
const EMAIL = { email: 'rose@example.com' };

function read(told: Told, settings: NodeJS.ProcessEnv = {}, former?: Sources) {
  const { oidc } = readConfig({ ...OIDC, ...settings });
  if (!oidc) throw new Error('There are no settings.');
  return identityOf(told, oidc, former);
}

test('the signed ID token goes before userinfo, claim by claim', () => {
  const idToken = { ...EMAIL, given_name: 'Rose', family_name: 'Hill' };
  const userinfo = { email: 'other@example.com', given_name: 'Eve', roles: ['support'] };
  expect(read({ idToken, userinfo })).toEqual({
    ...{ email: 'rose@example.com', emailVerified: false, firstName: 'Rose', lastName: 'Hill', role: 'support' },
    sources: { email: 'idToken', name: 'idToken', role: 'userinfo' },
  });
});

const VERIFIED: [boolean, Told][] = [
  [true, { idToken: { ...EMAIL, email_verified: true } }],
  [true, { userinfo: { ...EMAIL, email_verified: 'true' } }],
  [true, { idToken: { ...EMAIL, email_verified: true }, userinfo: { ...EMAIL, email_verified: 'false' } }],
  [true, { idToken: EMAIL, userinfo: { email: 'Rose@EXAMPLE.com', email_verified: 'true' } }],
  [false, { idToken: { ...EMAIL, email_verified: 'false' }, userinfo: { ...EMAIL, email_verified: true } }],
  [false, { idToken: EMAIL, userinfo: { email: 'eve@example.com', email_verified: true } }],
  [false, { idToken: { email_verified: true }, userinfo: EMAIL }],
  [false, { userinfo: { ...EMAIL, email_verified: 'True' } }],
  [false, { userinfo: { ...EMAIL, email_verified: 1 } }],
  [false, { userinfo: EMAIL }],
];
test.each(VERIFIED)('an address is verified (%s) only if its own source says so: %j', (emailVerified, told) => {
  expect(read(told)).toMatchObject({ emailVerified });
});

test.each([
  ['https://shop/roles', { 'https://shop/roles': ['owner'] }],
  ['realm_access.roles', { realm_access: { roles: ['owner'] } }],
  ['realm_access.roles', { 'realm_access.roles': ['owner'], realm_access: { roles: ['support'] } }],
])('roles are at the name %s, else at this path: %j', (name, claims) => {
  expect(read({ idToken: { ...EMAIL, ...claims } }, { OIDC_ROLES_CLAIM: name })).toMatchObject({ role: 'owner' });
});

test.each([
  [{ name: 'Wei Zhang' }, 'Wei', 'Zhang'],
  [{ name: ' Maria  del Carmen Ruiz ' }, 'Maria  del Carmen', 'Ruiz'],
  [{ name: 'Cher' }, 'Cher', ''],
  [{ name: 'Wei Zhang', given_name: 'Zhang' }, 'Zhang', ''],
  [{ name: '  ' }, '', ''],
])('%j is the name of a person', (claims, firstName, lastName) => {
  expect(read({ userinfo: { ...EMAIL, ...claims } })).toMatchObject({ firstName, lastName });
});

test('given names of userinfo go before a name of the ID token that is split', () => {
  const told = {
    idToken: { ...EMAIL, name: 'Ana Ruiz Gil' },
    userinfo: { given_name: 'Ana', family_name: 'Ruiz Gil' },
  };
  expect(read(told)).toMatchObject({ lastName: 'Ruiz Gil', sources: { name: 'userinfo' } });
});

test('the user name is the address by a setting only, and then never verified', () => {
  const idToken = { preferred_username: 'rose@example.com', email_verified: true };
  expect(() => read({ idToken })).toThrow('missing claim email');
  const setting = { OIDC_EMAIL_CLAIM: 'preferred_username' };
  expect(read({ idToken }, setting)).toMatchObject({ email: 'rose@example.com', emailVerified: false });
  expect(() => read({ idToken: { preferred_username: 'rose' } }, setting)).toThrow('missing claim preferred_username');
});

describe('when the provider is asked again', () => {
  const former: Sources = { email: 'idToken', name: 'idToken', role: 'userinfo' };

  test('what its source could not tell is left out', () => {
    const { sources: _sources, ...told } = read({ userinfo: EMAIL }, {}, former);
    expect(told).toEqual({ role: 'customer' });
    const { sources: _others, ...rest } = read({ idToken: EMAIL }, {}, former);
    expect(rest).toEqual({ ...EMAIL, emailVerified: false, firstName: '', lastName: '' });
  });

  test('what another source tells is taken, but for the address', () => {
    const userinfo = { email: 'eve@example.com', roles: ['support'], name: 'Rose Hill' };
    const known: Sources = { email: 'idToken', name: 'idToken', role: 'idToken' };
    const { sources: _sources, ...told } = read({ userinfo }, {}, known);
    expect(told).toEqual({ firstName: 'Rose', lastName: 'Hill', role: 'support' });
  });

  test('a claim that no source has told is one of the ID token', () => {
    const { sources: _sources, ...told } = read({ userinfo: EMAIL }, {}, read({ idToken: EMAIL }).sources);
    expect(told).toEqual({});
    expect(read({ userinfo: EMAIL }, {}, {})).not.toHaveProperty('role');
    expect(() => read({ idToken: {} }, {}, {})).toThrow('missing claim email');
  });
});
