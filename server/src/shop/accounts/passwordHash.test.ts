import * as cheap from '../../testing/passwordHash';

// by its file, because its name stands for cheap hashes in tests
const real = jest.requireActual<typeof cheap>('../../../../node_modules/@better-auth/utils/dist/password.node.mjs');

/** Of the form that shops have stored: scrypt with N 16384, r 16, p 1, and 64 bytes. */
const STORED =
  '00112233445566778899aabbccddeeff:252c16cffd38b2e49f3b33fe1f08059e7f412f1a8b9305d0d0ff0b51480f81d2eeb0cfc0dbc98f4bfaf9c1dd897e4877df1c1c23f504e3836dcd4a26374b7df1';

test('a hash that was stored before is still that of its password', async () => {
  expect(await real.verifyPassword(STORED, 'Rose-petal-7')).toBe(true);
  expect(await real.verifyPassword(STORED, 'Rose-petal-8')).toBe(false);
});

test.each(Object.entries({ real, cheap }))('%s hashes have a salt and the same form', async (_kind, hashes) => {
  const hash = await hashes.hashPassword('Rose-petal-7');
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(hash).not.toBe(await hashes.hashPassword('Rose-petal-7'));
  expect(await hashes.verifyPassword(hash, 'Rose-petal-7')).toBe(true);
  expect(await hashes.verifyPassword(hash, 'Rose-petal-8')).toBe(false);
});
