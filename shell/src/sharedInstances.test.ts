import { formerInstances, sharedInstances } from './federation/sharedInstances';

/** As the build writes it in. */
declare const SHARED_VERSIONS: Record<string, [version: string, former?: string]>;

test('the shell gives remotes every module that its release offers', () => {
  expect(Object.keys(sharedInstances).sort()).toEqual(Object.keys(SHARED_VERSIONS).sort());
});

test('an instance of each former major is there as long as the release offers it', () => {
  const withFormer = Object.keys(SHARED_VERSIONS).filter((request) => SHARED_VERSIONS[request]?.[1]);
  expect(Object.keys(formerInstances)).toEqual(withFormer);
});
