const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { begin } = require('./jest-circus.cjs');

/** Names of the tests of each file, from the run without a change. */
const NAMES = 'test-results/stryker-tests.json';

/** Leaves out files without a test that Stryker names; jest would load every file to look for such tests. */
module.exports = class CoveringFiles {
  constructor({ globalConfig }) {
    this.names = globalConfig.testNamePattern;
  }

  sort(tests) {
    begin();
    if (!this.names) return tests;
    const names = new RegExp(this.names, 'i');
    const known = JSON.parse(readFileSync(NAMES, 'utf8'));
    return tests.filter(({ path }) => known[path].some((name) => names.test(name)));
  }

  cacheResults(tests, results) {
    if (this.names) return;
    const namesOf = ({ testFilePath, testResults }) => [testFilePath, testResults.map(({ fullName }) => fullName)];
    mkdirSync('test-results', { recursive: true });
    writeFileSync(NAMES, JSON.stringify(Object.fromEntries(results.testResults.map(namesOf))));
  }
};
