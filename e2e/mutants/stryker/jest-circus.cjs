const { default: runFile } = require('jest-circus/runner');

/** What the first file with a failed test has given, in a run with a change. */
let failed;

/** Runs the tests of a file as jest does, unless a file before it has found the change: Stryker asks jest to go on. */
module.exports = async function runUntilFailure(...args) {
  // jest refuses a file without a test
  if (failed) return { ...failed };
  const result = await runFile(...args);
  if (result.numFailingTests > 0) failed = result;
  return result;
};

/** A run begins. */
module.exports.begin = () => {
  failed = undefined;
};
