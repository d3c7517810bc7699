import contract from '@glow/shared/contract.json' with { type: 'json' };
import { inputsOf } from '../build/buildInputs.js';
import { findPackage, store } from '../build/packages.js';

test("the shell's build has every contract in it, so that its id tells whether one has changed", () => {
  const inputs = inputsOf(store, findPackage('shell'));
  const files = Object.keys(contract).map((name) => `shared/src/${name}/index.ts`);
  expect(files.filter((file) => !inputs.includes(file))).toEqual([]);
  expect(inputs).toContain('shared/contract.json');
});
