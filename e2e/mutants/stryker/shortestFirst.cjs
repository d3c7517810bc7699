const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Runs the smallest files first: Stryker ends at the first test that fails. */
module.exports = class ShortestFirst extends Sequencer {
  sort(tests) {
    const size = ({ path }) => statSync(path).size;
    return [...tests].sort((one, other) => size(one) - size(other));
  }
};
