// Loaded before the server (`--import`): simulates a disk for the embedded database that can lose power, be full or read-only, or stand still.
// Plain JavaScript, because the database's worker thread has no TypeScript loader.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import workerThreads, { isMainThread } from 'node:worker_threads';

const folder = process.env.GLOW_FAULTY_FOLDER;
/** The simulated disk content after a power cut, updated while the server runs. */
const image = process.env.GLOW_FAULTY_IMAGE;
/** While this file exists nothing can be written: the disk is full, or fails with the code that the file holds. */
const fullFlag = process.env.GLOW_FAULTY_FULL;
/** While this file exists a flush waits; `<file>.waiting` appears when one does. */
const holdFlag = process.env.GLOW_FAULTY_HOLD;
/** Negative control: a disk that ignores flushes. */
const ignoresFlushes = process.env.GLOW_FAULTY_FLUSH === 'ignored';

if (isMainThread) giveToWorkers();
else {
  if (image) keepImage();
  if (holdFlag) holdFlushes();
}
if (fullFlag) letRunFull();
syncBuiltinESMExports();

function giveToWorkers() {
  const { Worker } = workerThreads;
  workerThreads.Worker = class extends Worker {
    constructor(file, options) {
      super(file, { ...options, execArgv: [`--import=${import.meta.url}`] });
    }
  };
}

function letRunFull() {
  const failWhileFull = () => {
    if (!fs.existsSync(fullFlag)) return;
    const code = fs.readFileSync(fullFlag, 'utf8') || 'ENOSPC';
    throw Object.assign(new Error(`${code}: nothing can be written`), { code, errno: -28, syscall: 'write' });
  };
  // outside of its database the main thread may write
  const isOnDisk = (target) =>
    !isMainThread || (typeof target === 'number' ? target > 2 : path.resolve(String(target)).startsWith(folder));
  for (const name of ['writeSync', 'ftruncateSync', 'truncateSync', 'writeFileSync']) {
    const write = fs[name];
    fs[name] = (target, ...rest) => {
      if (isOnDisk(target)) failWhileFull();
      return write(target, ...rest);
    };
  }
}

function holdFlushes() {
  const { fsyncSync } = fs;
  const never = new Int32Array(new SharedArrayBuffer(4));
  fs.fsyncSync = (descriptor) => {
    while (fs.existsSync(holdFlag)) {
      fs.writeFileSync(`${holdFlag}.waiting`, '');
      Atomics.wait(never, 0, 0, 5);
    }
    fsyncSync(descriptor);
  };
}

/**
 * Mirrors the folder as a journaling file system would after a power cut: names, sizes and removals immediately, file
 * content only when flushed. Unflushed content reads as zeros.
 */
function keepImage() {
  const {
    openSync,
    writeSync,
    ftruncateSync,
    truncateSync,
    renameSync,
    unlinkSync,
    mkdirSync,
    rmdirSync,
    writeFileSync,
    closeSync,
  } = fs;
  const dirty = new Map();

  function mirrored(file) {
    const relative = path.relative(folder, path.resolve(String(file)));
    return relative.startsWith('..') ? undefined : path.join(image, relative);
  }
  function pathOf(descriptor) {
    return fs.readlinkSync(`/proc/self/fd/${descriptor}`);
  }
  function sameSize(file) {
    const copy = mirrored(file);
    if (copy && fs.existsSync(copy) && fs.statSync(copy).isFile()) truncateSync(copy, fs.statSync(file).size);
  }
  function flush(descriptor) {
    const { ino, size } = fs.fstatSync(descriptor);
    const ranges = dirty.get(ino) ?? [];
    dirty.delete(ino);
    const copy = mirrored(pathOf(descriptor));
    if (!copy || !fs.existsSync(copy) || ranges.length === 0) return;
    const source = openSync(pathOf(descriptor), 'r');
    const target = openSync(copy, 'r+');
    for (const [from, length] of ranges) {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
      const read = fs.readSync(source, bytes, 0, bytes.length, from);
      writeSync(target, bytes, 0, read, from);
    }
    closeSync(source);
    closeSync(target);
  }

  fs.openSync = (file, ...rest) => {
    const descriptor = openSync(file, ...rest);
    const copy = mirrored(file);
    if (copy && fs.fstatSync(descriptor).isFile()) {
      if (!fs.existsSync(copy)) closeSync(openSync(copy, 'a'));
      if (fs.fstatSync(descriptor).size === 0) truncateSync(copy, 0);
    }
    return descriptor;
  };
  fs.writeSync = (descriptor, bytes, offset, length, position) => {
    const written = writeSync(descriptor, bytes, offset, length, position);
    if (!mirrored(pathOf(descriptor))) return written;
    const { ino, size } = fs.fstatSync(descriptor);
    const from = typeof position === 'number' ? position : Math.max(0, size - written);
    dirty.set(ino, [...(dirty.get(ino) ?? []), [from, written]]);
    return written;
  };
  fs.fsyncSync = (descriptor) => {
    if (!ignoresFlushes && fs.fstatSync(descriptor).isFile()) flush(descriptor);
    // the real disk does not lose power, so its flush is skipped for speed
  };
  fs.ftruncateSync = (descriptor, size) => {
    ftruncateSync(descriptor, size);
    sameSize(pathOf(descriptor));
  };
  fs.truncateSync = (file, size) => {
    truncateSync(file, size);
    sameSize(file);
  };
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (mirrored(from) && mirrored(to) && fs.existsSync(mirrored(from))) renameSync(mirrored(from), mirrored(to));
  };
  fs.unlinkSync = (file) => {
    unlinkSync(file);
    if (mirrored(file)) fs.rmSync(mirrored(file), { force: true });
  };
  fs.mkdirSync = (directory, ...rest) => {
    const made = mkdirSync(directory, ...rest);
    if (mirrored(directory)) mkdirSync(mirrored(directory), { recursive: true });
    return made;
  };
  fs.rmdirSync = (directory) => {
    rmdirSync(directory);
    if (mirrored(directory)) fs.rmSync(mirrored(directory), { recursive: true, force: true });
  };
  fs.writeFileSync = (file, content, options) => {
    writeFileSync(file, content, options);
    if (mirrored(file)) writeFileSync(mirrored(file), options?.flush ? content : '');
  };
  mkdirSync(image, { recursive: true });
}
