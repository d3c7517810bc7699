import { contractRequirements } from '../../shared/build/federationShared.js';
import { sharedInstances } from './server';

test('the server gives remotes the same modules as the browser', () => {
  const { offers } = contractRequirements({ isShell: true });
  expect(Object.keys(sharedInstances).sort()).toEqual(Object.keys(offers).sort());
});
