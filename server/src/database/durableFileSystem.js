import { execFileSync } from 'node:child_process';
import { fsyncSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from '../system/syncPath.js';

/** The type of a file system in memory, from which nothing is flushed. */
const TMPFS = 0x01021994;
/** A segment in use; a new one is filled with zeros under another name. */
const WAL_SEGMENT = /[\\/]pg_wal[\\/][0-9A-F]{24}$/;

/**
 * A PGlite file system on a real folder whose `fsync` reaches the disk.
 * PGlite's own file system has no `fsync`, so a power cut would lose acknowledged orders. `onFailure` is called when the
 * disk is full or failing, because the engine itself would hang.
 */
export class DurableFileSystem extends NodeFS {
  /** Bytes written to the write-ahead log. */
  walBytes = 0;

  constructor(folder, onFailure) {
    super(folder);
    this.onFailure = onFailure;
  }

  async init(engine, options) {
    const initialized = await super.init(engine, options);
    initialized.emscriptenOpts.preRun.push((module) =>
      this.trackChanges(module.NODEFS ?? module.FS.filesystems.NODEFS),
    );
    return initialized;
  }

  /**
   * After a crash the engine flushes each of its thousand files twice, which takes seconds. One flush of the whole disk
   * before it starts has the same effect; afterwards only changed files are flushed.
   */
  trackChanges(nodefs) {
    const isFlushed = flushDisk(this.rootDir);
    const changed = new Set();
    const { stream_ops: streams, node_ops: nodes } = nodefs;
    const { write } = streams;
    const { mknod, rename, setattr } = nodes;

    streams.write = (stream, ...rest) => {
      const path = nodefs.realPath(stream.node);
      changed.add(path);
      const bytes = this.guard(() => write(stream, ...rest));
      if (WAL_SEGMENT.test(path)) this.walBytes += bytes;
      return bytes;
    };
    nodes.mknod = (parent, name, ...rest) => {
      changed.add(join(nodefs.realPath(parent), name));
      return mknod(parent, name, ...rest);
    };
    nodes.rename = (node, parent, name) => {
      changed.add(join(nodefs.realPath(parent), name));
      return rename(node, parent, name);
    };
    nodes.setattr = (node, attributes) => {
      changed.add(nodefs.realPath(node));
      // the engine gives all rights to all users, and no mask of the process limits that
      const mode = attributes.mode && { mode: attributes.mode & ~0o077 };
      return setattr(node, { ...attributes, ...mode });
    };
    streams.fsync = (stream) => {
      const path = nodefs.realPath(stream.node);
      if (stream.nfd === undefined) this.guard(() => syncPath(path));
      else if (!isFlushed || changed.has(path)) this.guard(() => fsyncSync(stream.nfd));
      changed.delete(path);
      return 0;
    };
  }

  /** Runs a disk operation and reports its failure. */
  guard(operation) {
    try {
      return operation();
    } catch (error) {
      this.onFailure();
      throw error;
    }
  }
}

/** Flushes the file system of a folder to disk; false if the system does not support it. */
function flushDisk(folder) {
  try {
    if (statfsSync(folder).type !== TMPFS) execFileSync('sync', ['-f', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
