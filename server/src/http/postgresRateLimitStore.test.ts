import { readConfig } from '../config/config';
import { buildServer } from '../server';
import { testServer } from '../testing/testServer';

test('two instances on one database share a limit, and return when it ends', async () => {
  const changes = { sharedLimits: true, newsletterPerMinute: 2, ordersPerMinute: 1 };
  const store = await testServer(changes);
  const other = await buildServer({
    config: { ...readConfig({}), logLevel: 'silent', ...changes },
    database: store.database,
  });
  const subscribe = (server: typeof other, remoteAddress = '192.0.2.1') =>
    server.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'rose@example.com' },
      remoteAddress,
    });

  expect([(await subscribe(store.server)).statusCode, (await subscribe(other)).statusCode]).toEqual([200, 200]);
  const refused = await subscribe(other);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await subscribe(other, '192.0.2.2')).statusCode).toBe(200);
  // limits are counted per route, and the IP address is not stored in clear text
  expect(
    (await other.inject({ method: 'POST', url: '/api/orders', payload: {}, remoteAddress: '192.0.2.1' })).statusCode,
  ).toBe(400);
  expect(
    (await store.server.inject({ method: 'POST', url: '/api/orders', payload: {}, remoteAddress: '192.0.2.1' }))
      .statusCode,
  ).toBe(429);
  expect(JSON.stringify(await store.database.query('select * from rate_limits', []))).not.toContain('192.0.2');

  await store.database.query("update rate_limits set ends_at = now() - interval '1 second'", []);
  expect((await subscribe(other)).statusCode).toBe(200);
  await other.close();
  await store.close();
});

test('limits can only be shared with a shared database', () => {
  expect(() => readConfig({ SHARED_LIMITS: '1' })).toThrow('SHARED_LIMITS needs DATABASE_URL');
  expect(readConfig({ SHARED_LIMITS: '1', DATABASE_URL: 'postgres://glow@localhost/glow' }).sharedLimits).toBe(true);
});
