// Plain JavaScript, because a worker thread has no TypeScript loader.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath, syncTree } from '../system/syncPath.js';
import { copyCluster, unpackCluster } from './clusterFiles.js';
import { DurableFileSystem } from './durableFileSystem.js';

/** Bytes of write-ahead log after which a checkpoint lets it be reused; a smaller log is quicker to recover and to checkpoint. */
const CHECKPOINT_BYTES = 16 * 1024 * 1024;
const CHECKPOINT_INTERVAL_MS = 5 * 60_000;
/** The log keeps a few segments of 16 MB for reuse. */
const DURABLE_SETTINGS = ['fsync=on', 'wal_sync_method=fsync', 'min_wal_size=32MB', 'max_wal_size=48MB'];

/** The cluster of a new shop, in the production artefact (decision 0073); in the repository the engine makes one. */
const ARCHIVE = new URL('./cluster.br', import.meta.url);

const { folder, isSnapshot } = workerData;
const cluster = join(folder, 'cluster');
const completeMarker = join(folder, 'cluster-is-complete');
const isNew = !isSnapshot && !existsSync(completeMarker);
// A cluster whose creation was interrupted holds no acknowledged data.
if (isNew) rmSync(cluster, { recursive: true, force: true });
if (isNew && existsSync(ARCHIVE)) unpackCluster(readFileSync(ARCHIVE), cluster);
const files = isSnapshot ? new NodeFS(cluster) : new DurableFileSystem(cluster, () => process.exit(1));
const engine = isSnapshot ? await PGlite.create({ fs: files }) : await startDurable();
let isCopying = false;
let checkpointedBytes = 0;

const tasks = { query, copy, close: () => engine.close() };

engine.onNotification((channel, payload) => parentPort.postMessage({ channel, payload }));
parentPort.on('message', async ({ id, task, args }) => {
  try {
    parentPort.postMessage({ id, rows: await tasks[task](...args) });
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } });
  }
  if (task === 'query') await checkpointAfter(CHECKPOINT_BYTES);
});
if (!isSnapshot) setInterval(() => void checkpointAfter(1), CHECKPOINT_INTERVAL_MS);
parentPort.postMessage('ready');

async function query(text, params) {
  if (params) return (await engine.query(text, params)).rows;
  await engine.exec(text);
  return [];
}

/** Copies the cluster to `<target>/cluster` while queries go on. */
async function copy(target) {
  isCopying = true;
  try {
    await copyCluster(cluster, join(target, 'cluster'));
  } finally {
    isCopying = false;
  }
}

/** The engine itself never makes a checkpoint, because as a single process it has no checkpointer. */
async function checkpointAfter(bytes) {
  const { walBytes = 0 } = files;
  if (isCopying || walBytes - checkpointedBytes < bytes) return;
  const before = checkpointedBytes;
  checkpointedBytes = walBytes;
  await engine.exec('checkpoint').catch(() => {
    // a failed transaction refuses every statement until its rollback
    checkpointedBytes = before;
  });
}

/** Opens the engine; every commit is flushed to disk. */
async function startDurable() {
  const startParams = [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...DURABLE_SETTINGS.flatMap((setting) => ['-c', setting]),
  ];
  const started = await PGlite.create({ fs: files, startParams });
  if (isNew) {
    syncTree(cluster);
    writeFileSync(completeMarker, '', { flush: true });
    syncPath(folder);
  }
  return started;
}
