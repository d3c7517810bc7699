const { chmodSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');
const { folderInMemory } = require('./folderInMemory.cjs');

const memory = folderInMemory();
/** See `esbuild.cjs`. */
const builds = {};

/** fastify seeks an unnamed plugin among all loaded files, which jest lists slowly: here each function has a name. */
const PLUGIN_NAME = Symbol.for('fastify.display-name');
const nameOfPlugin = {
  get() {
    return this.name;
  },
  set(value) {
    Object.defineProperty(this, PLUGIN_NAME, { value, configurable: true, writable: true });
  },
};

/** The environment of tests that write many files into a folder, in memory if possible, which is removed at the end. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    const before = process.env.TMPDIR;
    const folder = mkdtempSync(join(memory ?? tmpdir(), 'glow-tests-'));
    // a root's PostgreSQL runs as another user
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    super(config, context);
    this.removeFolder = () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      // other projects have files in this process too
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    };
    this.global.builds = builds;
    Object.defineProperty(this.global.Function.prototype, PLUGIN_NAME, nameOfPlugin);
  }

  async teardown() {
    await super.teardown();
    this.removeFolder();
  }
};
