import { sharedRequests } from '../../shared/build/federationShared.js';
import { sharedInstances } from './server';

test('the server gives remotes the same modules as the browser', () => {
  expect(Object.keys(sharedInstances).sort()).toEqual([...sharedRequests].sort());
});
