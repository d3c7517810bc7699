import { contractRequirements } from '../../tools/build/federationShared.js';
import { formerInstances, lateInstances, sharedInstances as browserInstances } from './federation/sharedInstances';
import { sharedInstances } from './server';

test.each([
  ['the browser', { ...browserInstances, ...lateInstances }],
  ['the server', sharedInstances],
])("%s gives remotes every module that the shell's release offers", (_place, instances) => {
  const { offers } = contractRequirements({ isShell: true, consumed: [] });
  expect(Object.keys(instances).sort()).toEqual(Object.keys(offers).sort());
});

test('an instance of each former major is there as long as the release offers it', () => {
  const { formerOffers } = contractRequirements({ isShell: true, consumed: [] });
  expect(Object.keys(formerInstances)).toEqual(Object.keys(formerOffers));
});
