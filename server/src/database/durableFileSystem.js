import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * A PGlite file system on a real folder whose `fsync` reaches the disk.
 * The stock one has no `fsync`, so a power cut would take acknowledged orders with it.
 */
export class DurableFileSystem extends NodeFS {
  async init(engine, options) {
    const started = await super.init(engine, options);
    started.emscriptenOpts.preRun.push((module) => {
      const nodefs = module.NODEFS ?? module.FS.filesystems.NODEFS;
      nodefs.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(nodefs.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    });
    return started;
  }
}

/** Flushes one file or folder to the disk. */
export function syncPath(path) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
