import { missing } from '../../tools/test/programs.js';

/** `test`; a test that is skipped, which `runOperations.js` tells, where a program is missing. */
export function testWith(...programs: string[]): typeof test | typeof test.skip {
  return missing(programs).length === 0 ? test : test.skip;
}
