const { readFileSync, statfsSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** More than the databases of all workers need. */
const NEEDED_BYTES = 2 * 1024 ** 3;

// V8 keeps compiled code while a module of the same bytes lives: the engines of all test files of this process share it
const engine = new WebAssembly.Module(readFileSync(require.resolve('@electric-sql/pglite/pglite.wasm')));
const folder = temporaryFolder();

/** The environment of tests that open databases: they are in memory where possible. */
module.exports = class extends TestEnvironment {
  engine = engine;

  constructor(config, context) {
    const before = process.env.TMPDIR;
    if (folder) process.env.TMPDIR = folder;
    super(config, context);
    this.restore = () => {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    };
  }

  async teardown() {
    await super.teardown();
    this.restore();
  }
};

function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
