import { contractRequirements } from '../../shared/build/federationShared.js';
import { formerInstances, sharedInstances } from './federation/sharedInstances';

test('the shell gives remotes every module that its release offers', () => {
  const { offers } = contractRequirements({ isShell: true, consumed: [] });
  expect(Object.keys(sharedInstances).sort()).toEqual(Object.keys(offers).sort());
});

test('an instance of each former major is there as long as the release offers it', () => {
  const { formerOffers } = contractRequirements({ isShell: true, consumed: [] });
  expect(Object.keys(formerInstances)).toEqual(Object.keys(formerOffers));
});
