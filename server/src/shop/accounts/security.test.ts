import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from '../../base/config/project';

// The requirements of OWASP ASVS 5.0 for authentication (6), session management (7), and OAuth and OpenID Connect (10),
// for a shop whose accounts are real. `--verbose` prints them.

/** How many requirements each section has. */
const SECTIONS: Record<string, number> = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 8, '6.4': 6, '6.5': 8, '6.6': 4, '6.7': 2, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 3, '7.6': 2 },
  ...{ '10.1': 2, '10.2': 3, '10.3': 5, '10.4': 16, '10.5': 5, '10.6': 2, '10.7': 3 },
};

const RESET = 'a link sets a new password once, and ends all sessions';
const CHANGE = 'a changed password ends the other sessions and keeps this one';
const NEW_SESSION = 'each sign-in makes a new session and ends the one before in this browser';
const UNSIGNED = 'with a token that the provider has not signed';
const CODE = 'a sign-in asks for a code with PKCE, state and nonce, and no answer is stored by caches';
const OTHER_BROWSER = 'a code of another browser is dropped: who comes back signs in anew, as themselves';
const ONCE = 'a sign-in comes back once: neither its code nor its state is taken again';

/** Requirements with the titles of the tests that hold them. */
const HELD: Record<string, string[]> = {
  '6.2.1 (level 1)': [RESET],
  '6.2.2, 6.2.3 (level 1)': [CHANGE],
  '6.2.4 (level 1)': ['a common password is refused wherever one is chosen'],
  '6.2.6 (level 1)': ['the password can be shown and hidden; links lead to signup, password reset and home'],
  '6.2.7 (level 1)': ['the form has the attributes for password managers, and lists every missing field'],
  '6.2.8 (level 1)': ['a person signs up, signs in and out'],
  '6.3.1 (level 1)': [
    'many tries are refused for one network, and the right password from another one signs in',
    'a network that tries many addresses is refused',
  ],
  '6.3.7 (level 3)': [
    'a mail tells that a password was changed or reset',
    'a mail tells that an account was deleted, however many mails its address got',
  ],
  '6.3.8 (level 3)': [
    'a wrong password and an unknown address get the same answer',
    'a sign-up with a known address is answered like any other, and its mail says that there is an account',
    'a request for a new password does not tell which addresses are known',
  ],
  '6.4.3 (level 2)': [RESET, 'a link to a new password works for an hour, and the database has no token'],
  '6.8.2 (level 2)': [UNSIGNED],
  '7.2.2 (level 1)': [NEW_SESSION],
  '7.2.3 (level 1)': ['the database has no secret of a session'],
  '7.2.4 (level 1)': [NEW_SESSION, 'a session that somebody planted before sign-in is not taken over'],
  '7.3.2 (level 2)': ['a short session ends after 12 hours and a long one after 30 days'],
  '7.4.1 (level 1)': [
    'a person signs up, signs in and out',
    'a person in two browsers signs out of one',
    'a sign-out ends the session that it names, and none that has followed it in this browser',
  ],
  '7.4.2 (level 1)': ['the session of a deleted account opens nothing'],
  '7.4.3 (level 2)': [CHANGE, RESET],
  '7.4.5 (level 2)': ['staff ends all sessions of an account by its address, and of no other account'],
  '10.1.1 (level 2)': ['tokens are stored encrypted, and go with their session'],
  '10.1.2 (level 2)': [OTHER_BROWSER, ONCE],
  '10.2.1 (level 2)': [CODE, OTHER_BROWSER],
  '10.2.3 (level 3)': [CODE],
  '10.5.1 (level 2)': ['with another %s', ONCE],
  '10.5.2 (level 2)': ['the same person has one account, and what the provider changes is changed'],
  '10.5.3 (level 2)': ['with another issuer'],
  '10.5.4 (level 2)': [UNSIGNED],
};

/** Requirements that ask for a document, with the part of docs/accounts.md that is one. */
const DOCUMENTED: Record<string, string> = {
  '6.1.1 (level 1)': 'Limits',
  '6.1.2 (level 2)': 'Passwords',
  '6.1.3, 6.3.4 (level 2)': 'Sign-in',
  '7.1.1, 7.1.2, 7.3.1 (level 2)': 'Sessions',
  '7.1.3, 7.6.1 (level 2)': 'Identity provider',
};

const NOT_MET: Record<string, string> = {
  '6.2.5 (level 1)': 'the specification asks for an upper case letter, a lower case letter and a digit',
  '6.2.11 (level 2)': 'the list of 6.1.2 is empty, because the shop forbids no words of its own',
  '6.2.12 (level 2)':
    'a list of breached passwords is too large for the package, and a service would get a part of each password',
  '6.3.3 (level 2)': 'there is one factor; a shop that needs two has them at its identity provider',
  '6.3.5 (level 3)': 'the shop keeps neither networks nor devices, so it cannot tell an unusual sign-in',
  '7.5.2 (level 2)':
    'a list of sessions could not tell them apart, because the shop keeps neither networks nor devices; they end together',
  '7.5.3 (level 3)': 'an order asks for no second sign-in',
};

const NOT_APPLICABLE: Record<string, string> = {
  '6.2.9 (level 2)': 'a password of 128 characters is permitted',
  '6.2.10 (level 2), 6.4.5 (level 3)': 'neither a password nor another means to sign in expires',
  '6.3.2 (level 1)': 'there is no account before the first one is made',
  '6.3.6 (level 3)': 'email confirms an address and starts a reset; nobody signs in by it',
  '6.4.1 (level 1)': 'there are no initial passwords',
  '6.4.2 (level 1)': 'there are no hints or questions',
  '6.4.4, 6.5.1 to 6.5.5 (level 2), 6.5.6 to 6.5.8 (level 3), 6.6.1 to 6.6.3 (level 2), 6.6.4 (level 3)':
    'there is one factor',
  '6.4.6 (level 3)': 'nobody but the owner of an account can set its password',
  '6.7.1, 6.7.2 (level 3)': 'there are no certificates or keys of people',
  '6.8.1, 10.2.2 (level 2)': 'a shop has one provider; an identity is issuer and subject together',
  '6.8.3 (level 2)': 'there is no SAML',
  '6.8.4 (level 2)': 'no function asks for a strength of the sign-in',
  '7.2.1 (level 1)': 'a session is a row that the server reads; the page gets no token',
  '7.4.4 (level 2)': 'Sign Out is in the header of every page but checkout, whose header leads back',
  '7.5.1 (level 2)': 'the address of an account cannot be changed, and a phone number recovers nothing',
  '7.6.2 (level 2)': 'a sign-in begins with a button',
  '10.3.1 to 10.3.4 (level 2), 10.3.5 (level 3)': 'Glow takes no access tokens',
  '10.4.1 to 10.4.5 (level 1), 10.4.6 to 10.4.11 (level 2), 10.4.12 to 10.4.16 (level 3), 10.7.1 to 10.7.3 (level 2)':
    'Glow is no authorization server',
  '10.5.5 (level 2)': 'there is no back-channel logout',
  '10.6.1, 10.6.2 (level 2)': 'Glow is no OpenID provider',
};

/** The requirements that the name of an entry lists. */
function requirementsIn(entry: string): string[] {
  return entry
    .replace(/ \(level [123]\)/g, '')
    .split(', ')
    .flatMap((part) => {
      const [first = '', last = first] = part.split(' to ');
      const [section, from] = [first.replace(/\.\d+$/, ''), Number(/\d+$/.exec(first))];
      const length = Number(/\d+$/.exec(last)) - from + 1;
      return Array.from({ length }, (_, index) => `${section}.${from + index}`);
    });
}

const tests = ['server/src/shop/accounts', 'account-mfe/src'].flatMap((folder) =>
  readdirSync(join(STORE.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(STORE.root, folder, file), 'utf8')),
);

/** Rules in brackets may follow the title. */
function isTest(title: string): boolean {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const rule = '[A-Z0-9]+-\\d+';
  const found = new RegExp(`(?<!\\.(?:skip|todo))\\(\\s*'${escaped}(?: \\(${rule}(?:(?:, | and )${rule})*\\))?'`);
  return tests.some((source) => found.test(source));
}

test('the lists have each requirement of the three chapters once', () => {
  const listed = [HELD, DOCUMENTED, NOT_MET, NOT_APPLICABLE].flatMap(Object.keys);
  expect(listed.filter((entry) => !/\(level [123]\)$/.test(entry))).toEqual([]);
  const all = Object.entries(SECTIONS).flatMap(([section, count]) =>
    requirementsIn(`${section}.1 to ${section}.${count}`),
  );
  expect(listed.flatMap(requirementsIn).sort()).toEqual(all.sort());
});

const held = Object.entries(HELD).map(
  ([entry, titles]) => [entry, titles.map((title) => `"${title}"`).join(' and '), titles] as const,
);
test.each(held)('%s is held by %s', (_entry, _titles, titles) => {
  expect(titles.filter((title) => !isTest(title))).toEqual([]);
});

test.each(Object.entries(DOCUMENTED))("%s is documented by '%s' in docs/accounts.md", (_entry, heading) => {
  expect(readFileSync(join(STORE.root, 'docs/accounts.md'), 'utf8')).toMatch(new RegExp(`^## ${heading}\n\n\\S`, 'm'));
});

test.each(Object.entries(NOT_MET))('%s is not met: %s', (_entry, reason) => {
  expect(reason).toMatch(/.{10}/);
});

test.each(Object.entries(NOT_APPLICABLE))('%s does not apply: %s', (_entry, reason) => {
  expect(reason).toMatch(/.{10}/);
});
