import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { anOrder } from '@glow/server/testing';
import { placeOrder } from './loadGenerator';
import { recordResult, times } from './repetitions';
import { Shop } from './shop';

describe('sockets that never finish', () => {
  let store: Shop;

  beforeAll(async () => {
    store = new Shop();
    await store.open();
  });
  afterAll(() => store.remove());

  test('R19: they hold nobody up, and are closed', async () => {
    const port = Number(new URL(store.url).port);
    const count = times(500, 200);
    const opened = performance.now();
    const slow = Array.from({ length: count }, (_, index) => new SlowSocket(port, index % 2 === 0));
    await wait(500);
    const durations: number[] = [];
    for (let order = 0; order < 20; order += 1) {
      const started = performance.now();
      expect((await placeOrder(store.url, anOrder({ 'skn-002': 1 }), `meanwhile-${order}`)).status).not.toBe(503);
      durations.push(performance.now() - started);
    }
    const closings = await Promise.all(slow.map(({ closed }) => closed));
    const slowest = Math.max(...durations);
    recordResult(
      'R19',
      `${count} sockets that never finish: orders meanwhile after ${Math.round(slowest)} ms at most; all closed ${((Math.max(...closings) - opened) / 1000).toFixed(1)} s after they were opened`,
    );
    expect(closings).toHaveLength(count);
    // closed by a server that goes on
    expect(store.isRunning).toBe(true);
    expect((await placeOrder(store.url, anOrder({ 'skn-002': 1 }), 'afterwards')).status).not.toBe(503);
  });

  test('R19: connections that break off, or send nonsense, anywhere in a request, end nothing', async () => {
    const port = Number(new URL(store.url).port);
    const count = times(50_000, 2_000);
    const random = randomNumbers(19);
    for (let sent = 0; sent < count; sent += 20)
      await Promise.all(Array.from({ length: 20 }, () => breakOff(port, random)));
    expect(store.isRunning).toBe(true);
    expect((await placeOrder(store.url, anOrder({ 'skn-002': 1 }), 'after-nonsense')).status).not.toBe(503);
    expect(store.log).not.toContain('TypeError');
    recordResult('R19', `${count} connections that break off or send nonsense: the server goes on`);
  });
});

const REQUESTS = [
  'GET /healthz HTTP/1.1\r\nHost: glow.example\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nHost: glow.example\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"items":[]}',
  'POST /api/orders HTTP/1.1\r\nHost: glow.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'CONNECT glow.example:80 HTTP/1.1\r\nHost: glow.example\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: glow.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
];

/** Pseudo-random whole numbers below `limit`, the same for each seed. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % limit;
}

/** Sends a request, whole, cut, changed or with another behind it, and ends the connection in some way. */
function breakOff(port: number, random: (limit: number) => number): Promise<void> {
  const pick = () => REQUESTS[random(REQUESTS.length)] ?? '';
  const whole = pick();
  const cut = whole.slice(0, random(whole.length) + 1);
  const at = random(cut.length);
  const changed = cut.slice(0, at) + String.fromCharCode(random(256)) + cut.slice(at + 1);
  const text = [whole, cut, changed, whole + pick(), cut + pick()][random(5)] ?? '';
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(text, 'latin1'));
      const endings = [
        () => socket.destroy(),
        () => socket.end(),
        () => socket.resetAndDestroy(),
        () => socket.end('GLOW'),
      ];
      setTimeout(() => endings[random(endings.length)]?.(), random(20));
    });
    socket.on('error', () => undefined).resume();
    socket.once('close', () => resolve());
    socket.setTimeout(2_000, () => socket.destroy());
  });
}

/** A slow connection that sends single bytes: endless headers, or a body that never completes. */
class SlowSocket {
  readonly closed: Promise<number>;

  constructor(port: number, inHeaders: boolean) {
    const start = 'POST /api/orders HTTP/1.1\r\nHost: glow.example\r\nContent-Type: application/json\r\n';
    const socket: Socket = connect(port, '127.0.0.1', () =>
      socket.write(inHeaders ? start : `${start}Content-Length: 5000\r\n\r\n{`),
    );
    const drip = setInterval(() => socket.writable && socket.write(inHeaders ? 'X: y\r\n' : ' '), 1000);
    socket.on('error', () => undefined).resume();
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        clearInterval(drip);
        resolve(performance.now());
      });
    });
  }
}
