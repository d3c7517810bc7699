const { statfsSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** More than the databases of all workers need. */
const NEEDED_BYTES = 2 * 1024 ** 3;

const folder = temporaryFolder();
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

/** The folder in memory; none where one is chosen already. */
function temporaryFolder() {
  if (process.env.TMPDIR) return undefined;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
