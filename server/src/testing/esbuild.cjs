// not by its name, which stands for this module
const esbuild = require('../../../node_modules/esbuild/lib/main.js');

/** esbuild. Test files of one process share what it builds synchronously, because each such build starts a process. */
module.exports = {
  ...esbuild,
  buildSync(options) {
    const key = JSON.stringify(options);
    globalThis.builds[key] ??= esbuild.buildSync(options);
    return globalThis.builds[key];
  },
};
