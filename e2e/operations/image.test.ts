import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { freePort } from '@glow/server/base';
import { placeOrder, randomOrder } from '../faults/loadGenerator';
import { fetchRendered } from '../rendered';
import { buildImage, type Image } from './image';
import { timeUntil } from './instances';
import { missing } from '../../tools/test/programs.js';
import { isFull, recordResult } from './scale';

const NEEDED = ['buildah', 'debootstrap', 'unshare', 'npm'];
const canRun = isFull && missing(NEEDED).length === 0 && process.getuid?.() === 0;
const MB = 1_000_000;

let image: Image;

beforeAll(() => {
  if (canRun) image = buildImage();
}, 600_000);
afterAll(() => image?.remove());

(canRun ? test : test.skip)(
  'the image is small, and takes an order as an ordinary user on a read-only disk',
  async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const store = image.run(image.config.Cmd, { PORT: String(port) });
    let output = '';
    for (const stream of [store.stdout, store.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    const openMs = await timeUntil(async () => (await fetch(`${url}/readyz`)).ok, 300_000).catch(() => {
      throw new Error(`The store did not open:\n${output}`);
    });

    const [, ...healthcheck] = image.config.Healthcheck.Test;
    const [code] = await once(image.run(healthcheck, { PORT: String(port) }), 'close');
    const [other] = await once(image.run(healthcheck, { PORT: '1' }), 'close');
    const { status: pageStatus } = await fetchRendered(url);
    const { status } = await placeOrder(url, randomOrder(), 'in-a-container');
    const written = image.run(['sh', '-c', 'id -u; touch /store/x /tmp/x']);
    let refused = '';
    for (const stream of [written.stdout, written.stderr])
      stream?.on('data', (text: Buffer) => (refused += text.toString()));
    await once(written, 'close');

    const ended = once(store, 'close');
    end(store);
    const [exitCode] = await ended;
    expect([code, other, exitCode]).toEqual([0, 1, 0]);
    expect([pageStatus, status]).toEqual([200, 201]);
    expect(refused).toMatch(/^10001\n.*'\/store\/x': Read-only file system\n.*'\/tmp\/x': Read-only file system/);
    expect(image.size).toBeLessThan(250 * MB);
    recordResult(
      `The image has ${Math.round(image.size / MB)} MB beyond its base; a new shop in it opens in ${openMs} ms`,
    );
  },
);

/** Ends a command of the image gracefully: it is the child of the process that waits for it. */
function end(waiting: ChildProcess): void {
  const children = readFileSync(`/proc/${waiting.pid}/task/${waiting.pid}/children`, 'utf8');
  process.kill(Number(children), 'SIGTERM');
}
