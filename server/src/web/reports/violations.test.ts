import type { FastifyInstance } from 'fastify';
import { noDatabase } from '../../testing/temporarySite';
import { serverOn } from '../../testing/testServer';

const lines: string[] = [];
let server: FastifyInstance;
let callers = 0;

beforeEach(async () => {
  lines.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  server = await serverOn(noDatabase, { logLevel: 'warn' });
});
afterEach(async () => {
  await server.close();
  jest.restoreAllMocks();
});

async function report(violation: object, more: Record<string, string> = {}, remoteAddress = '192.0.2.1') {
  const headers = { 'content-type': 'application/csp-report', ...more };
  const payload = JSON.stringify({ 'csp-report': violation });
  return (await server.inject({ method: 'POST', url: '/api/reports/csp', remoteAddress, headers, payload })).statusCode;
}

/** A caller with a limit of its own. */
function otherCaller(): string {
  callers += 1;
  return `10.0.${callers >> 8}.${callers % 256}`;
}

test('the policy names the address, and each kind of violation is logged once, without page, path or query', async () => {
  const { headers } = await server.inject({ url: '/healthz' });
  expect(headers['content-security-policy']).toContain(';report-uri /api/reports/csp');
  const violation = {
    'document-uri': 'https://glow.example/account/orders/GLW-1?x=rose',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?who=rose',
  };
  for (let times = 0; times < 3; times += 1) expect(await report(violation)).toBe(204);
  await report({ ...violation, 'blocked-uri': 'inline' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, directive: 'script-src-elem', source: 'https://evil.example' },
    { level: 40, directive: 'script-src-elem', source: 'inline' },
  ]);
  expect(lines.join()).not.toMatch(/rose|GLW|steal|192\.0/);
});

test('at most a hundred kinds are logged in an hour', async () => {
  for (let index = 0; index < 130; index += 1) {
    const violation = { 'effective-directive': 'img-src', 'blocked-uri': `https://a${index}.example/` };
    expect(await report(violation, {}, otherCaller())).toBe(204);
  }
  expect(lines).toHaveLength(100);
  const later = performance.now() + 60 * 60_000 + 1;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
  // lru-cache reads the clock once a millisecond: the first report may still be counted in the hour before.
  while (lines.length === 100)
    await report({ 'effective-directive': 'img-src', 'blocked-uri': 'https://new.example/' }, {}, otherCaller());
  clock.mockRestore();
  expect(lines).toHaveLength(101);
});

const REFUSED: [string, object, Record<string, string>, number][] = [
  ['no directive', { 'blocked-uri': 'inline' }, {}, 400],
  ['a text as a directive', { 'effective-directive': 'Buy now at evil.example' }, {}, 400],
  ['more than 8 kB', { 'effective-directive': 'img-src', sample: 'x'.repeat(9000) }, {}, 413],
  ['another content type', { 'effective-directive': 'img-src' }, { 'content-type': 'text/plain' }, 415],
  ['another site', { 'effective-directive': 'img-src' }, { origin: 'https://evil.example' }, 403],
];

test('a report that is none is refused and not logged', async () => {
  for (const [what, violation, headers, status] of REFUSED)
    expect([what, await report(violation, headers, otherCaller())]).toEqual([what, status]);
  expect(lines).toEqual([]);
});

test('one address reports twenty times a minute and no more', async () => {
  const violation = { 'effective-directive': 'img-src', 'blocked-uri': 'data' };
  for (let times = 0; times < 20; times += 1) await report(violation);
  expect(await report(violation)).toBe(429);
});
