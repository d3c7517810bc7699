import { readConfig } from '../config/config';
import { sharedStore } from '../../testing/sharedStore';
import { serverOn } from '../../testing/testServer';

const LIMITS = { sharedLimits: true, subscriptionsPerMinute: 2, ordersPerMinute: 1 };
const store = sharedStore(LIMITS);

test('two instances on one database share a limit, and return when it ends', async () => {
  const other = await serverOn(store.database, LIMITS);
  const send = (server: typeof other, url: string, payload: object, remoteAddress = '192.0.2.1') =>
    server.inject({ method: 'POST', url, payload, remoteAddress });
  const subscribe = (server: typeof other, address?: string) =>
    send(server, '/api/newsletter/subscribe', { email: 'rose@example.com' }, address);

  expect([(await subscribe(store.server)).statusCode, (await subscribe(other)).statusCode]).toEqual([200, 200]);
  const refused = await subscribe(other);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await subscribe(other, '192.0.2.2')).statusCode).toBe(200);
  // limits are counted per route, and the IP address is not stored in clear text
  expect((await send(other, '/api/orders', {})).statusCode).toBe(400);
  expect((await send(store.server, '/api/orders', {})).statusCode).toBe(429);
  expect(JSON.stringify(await store.sql('select * from rate_limits'))).not.toContain('192.0.2');

  await store.sql("update rate_limits set ends_at = now() - interval '1 second'");
  expect((await subscribe(other)).statusCode).toBe(200);
  await other.close();
});

test('limits can only be shared with a shared database', () => {
  expect(() => readConfig({ SHARED_LIMITS: '1' })).toThrow('SHARED_LIMITS needs DATABASE_URL');
  expect(readConfig({ SHARED_LIMITS: '1', DATABASE_URL: 'postgres://glow@localhost/glow' }).sharedLimits).toBe(true);
});
