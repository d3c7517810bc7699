// Plain JavaScript, because a worker thread has no TypeScript loader.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { syncPath } from '../system/syncPath.js';
import { DurableFileSystem } from './durableFileSystem.js';

const engine = await start(workerData.folder);

parentPort.on('message', async ({ id, text, params }) => {
  try {
    parentPort.postMessage({ id, rows: text === 'close' ? await engine.close() : await run(text, params) });
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } });
  }
});
parentPort.postMessage('ready');

async function run(text, params) {
  if (params) return (await engine.query(text, params)).rows;
  await engine.exec(text);
  return [];
}

/** Opens the engine in `<folder>/cluster`; every commit is flushed to disk. */
async function start(folder) {
  const cluster = join(folder, 'cluster');
  const completeMarker = join(folder, 'cluster-is-complete');
  const isNew = !existsSync(completeMarker);
  // A cluster whose creation was interrupted holds no acknowledged data.
  if (isNew) rmSync(cluster, { recursive: true, force: true });
  const startParams = [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ];
  const started = await PGlite.create({ fs: new DurableFileSystem(cluster, () => process.exit(1)), startParams });
  if (isNew) {
    syncTree(cluster);
    writeFileSync(completeMarker, '', { flush: true });
    syncPath(folder);
  }
  return started;
}

function syncTree(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(path);
}
