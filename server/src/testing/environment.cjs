const { TestEnvironment } = require('jest-environment-node');
const { folderInMemory } = require('./folderInMemory.cjs');

const folder = folderInMemory();
/** See `esbuild.cjs`. */
const builds = {};

/** fastify looks for a plugin without a name among all loaded files, which jest lists slowly: here every function has its own name. */
const PLUGIN_NAME = Symbol.for('fastify.display-name');
const nameOfPlugin = {
  get() {
    return this.name;
  },
  set(value) {
    Object.defineProperty(this, PLUGIN_NAME, { value, configurable: true, writable: true });
  },
};

/** The environment of tests that write many files: they are in memory where possible. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    if (folder) process.env.TMPDIR = folder;
    super(config, context);
    this.global.builds = builds;
    Object.defineProperty(this.global.Function.prototype, PLUGIN_NAME, nameOfPlugin);
  }

  async teardown() {
    await super.teardown();
    // other projects have files in this process too
    if (folder) delete process.env.TMPDIR;
  }
};
