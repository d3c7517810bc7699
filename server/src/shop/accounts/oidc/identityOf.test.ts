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
    sources: { email: 'idToken', firstName: 'idToken', lastName: 'idToken', role: 'userinfo' },
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
  expect(read(told)).toMatchObject({ lastName: 'Ruiz Gil', sources: { firstName: 'userinfo', lastName: 'userinfo' } });
});

test('the user name is the address by a setting only, and then never verified', () => {
  const idToken = { preferred_username: 'rose@example.com', email_verified: true };
  expect(() => read({ idToken })).toThrow('missing claim email');
  const setting = { OIDC_EMAIL_CLAIM: 'preferred_username' };
  expect(read({ idToken }, setting)).toMatchObject({ email: 'rose@example.com', emailVerified: false });
  expect(() => read({ idToken: { preferred_username: 'rose' } }, setting)).toThrow('missing claim preferred_username');
});

describe('when the provider is asked again', () => {
  const all = (part: keyof Told): Sources => ({
    email: part,
    emailVerified: part,
    firstName: part,
    lastName: part,
    role: part,
  });
  const again = (told: Told, former: Sources) => {
    const { sources: _sources, ...identity } = read(told, {}, former);
    return identity;
  };

  test('what its source could not tell is undefined', () => {
    expect(again({ userinfo: EMAIL }, { ...all('idToken'), role: 'userinfo' })).toEqual({ role: 'customer' });
    const untold = { emailVerified: false, firstName: '', lastName: '' };
    expect(again({ idToken: EMAIL }, { ...all('idToken'), role: 'userinfo' })).toEqual({ ...EMAIL, ...untold });
  });

  test('what another source tells is taken, but for the address', () => {
    const userinfo = { email: 'eve@example.com', email_verified: true, roles: ['support'], name: 'Rose Hill' };
    expect(again({ userinfo }, all('idToken'))).toEqual({ role: 'support' });
    const { sources } = read({ userinfo: { ...userinfo, given_name: 'Rose' } }, {}, all('idToken'));
    expect(sources).toEqual({ ...all('idToken'), firstName: 'userinfo', role: 'userinfo' });
  });

  test('half of a name, or an address without its confirmation, leaves the other half as it is', () => {
    const former: Sources = { ...all('idToken'), emailVerified: 'userinfo', lastName: 'userinfo' };
    const idToken = { ...EMAIL, given_name: 'Rosa', roles: 'owner' };
    expect(again({ idToken }, former)).toEqual({ ...EMAIL, firstName: 'Rosa', role: 'owner' });
    expect(again({ idToken: { ...idToken, name: 'Ann Other' } }, former)).toEqual({
      ...EMAIL,
      firstName: 'Rosa',
      role: 'owner',
    });
  });

  test('an address that its source could not tell stays confirmed, whatever the other one says', () => {
    const former: Sources = { ...all('idToken'), emailVerified: 'userinfo' };
    expect(again({ userinfo: { ...EMAIL, email_verified: true } }, former).emailVerified).toBeUndefined();
    expect(again({ userinfo: EMAIL }, former).emailVerified).toBeUndefined();
  });

  test('a role that its source no longer tells is lost, whatever the other one says', () => {
    const userinfo = { ...EMAIL, roles: ['owner'] };
    expect(again({ idToken: EMAIL, userinfo }, all('idToken')).role).toBe('customer');
    expect(again({ idToken: EMAIL, userinfo }, all('userinfo')).role).toBe('owner');
    // nobody has told one before
    expect(again({ idToken: EMAIL, userinfo }, {}).role).toBe('owner');
  });
});
