import { shopper } from '@glow/shared/testing';
import { initialsOf } from '@glow/shared/text';
import { accountName } from './AccountOwner';

test.each([
  ['Amelia', 'Hart', 'amelia@example.com', 'Amelia Hart', 'AH'],
  ['Amelia', '', 'amelia@example.com', 'Amelia', 'A'],
  ['Ana Maria', 'de la Cruz', 'ana@example.com', 'Ana Maria de la Cruz', 'AC'],
  [' ', '', 'amelia@example.com', 'amelia@example.com', 'A'],
  ['', '', '', 'Account', 'A'],
])(
  'first name "%s", last name "%s" and email "%s" make "%s" with the initials %s (NAV-7)',
  (firstName, lastName, email, name, letters) => {
    const user = { ...shopper, firstName, lastName, email };
    expect(accountName(user)).toBe(name);
    expect(initialsOf(accountName(user))).toBe(letters);
  },
);
