const { statfsSync } = require('node:fs');

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** More than the databases of all workers need. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/** The folder for temporary files in memory; none where one is chosen already, or there is too little memory. */
exports.folderInMemory = () => {
  if (process.env.TMPDIR) return undefined;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
};
