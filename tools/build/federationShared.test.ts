import { contractRequirements, offeredVersions } from './federationShared.js';

test('a remote needs any version of the major of a library, and at least its version of a contract', () => {
  const consumed = ['react', 'react/jsx-runtime', '@glow/shared/cart'];
  const major = parseInt(offeredVersions.react ?? '', 10);
  expect(contractRequirements({ isShell: false, consumed }).needs).toEqual({
    react: `^${major}.0.0`,
    'react/jsx-runtime': `^${major}.0.0`,
    '@glow/shared/cart': `^${offeredVersions['@glow/shared/cart']}`,
  });
});
