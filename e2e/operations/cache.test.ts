import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { signer } from '@glow/server/base';
import { PREVIEW_PURPOSE, changePointers, rollBack, signPreview, startCanary } from '@glow/server/releases';
import { randomOrder } from '../faults/loadGenerator';
import type { Daemon } from './daemon';
import { cache, httpsEnd } from './daemons';
import { openInstances, SIGNING_KEY, timeUntil, type Instances } from './instances';
import { missing } from '../../tools/test/programs.js';
import { testWith } from './testWith';
import { publishAnew } from './releases';
import { recordResult } from './scale';

const NEEDED = ['haproxy', 'nginx', 'postgres', 'varnishd'];
const withPrograms = testWith(...NEEDED);

let shop: Instances;
let front: Daemon;

beforeAll(async () => {
  if (missing(NEEDED).length > 0) return;
  shop = await openInstances(2);
  front = await cache(shop.url);
  await front.open();
});
afterAll(async () => {
  await front?.close();
  await shop?.remove();
});

interface Answer {
  status: number;
  caching: string;
  body: string;
  /** Whether the cache had it stored. */
  isStored: boolean;
}

async function get(path: string, cookie = ''): Promise<Answer> {
  const response = await fetch(front.url + path, { headers: { accept: 'text/html', cookie } });
  return {
    status: response.status,
    caching: response.headers.get('cache-control') ?? '',
    body: await response.text(),
    // varnish names the request that has stored the answer too
    isStored: (response.headers.get('x-varnish') ?? '').includes(' '),
  };
}

/** Answers of both instances. */
function getOften(path: string, cookie?: string): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 20 }, () => get(path, cookie)));
}

async function getTwice(path: string, cookie?: string): Promise<[Answer, Answer]> {
  return [await get(path, cookie), await get(path, cookie)];
}

function order(): Promise<Response> {
  return fetch(`${front.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(randomOrder()),
  });
}

withPrograms(
  'pages are stored, whatever other cookies the shopper has; files with hashes are stored for all',
  async () => {
    await timeUntil(async () => (await get('/blog', 'glow_other=1')).isStored);
    const page = await get('/blog', 'glow_other=1');
    expect(page).toMatchObject({ status: 200, caching: 'public, max-age=1, must-revalidate' });
    const file = /\/assets\/shell\/[\w.-]+\.js/.exec(page.body)?.[0] ?? '';
    const [, asset] = await getTwice(file, 'glow_bucket=1; glow_preview=x');
    expect(asset).toMatchObject({ status: 200, isStored: true, caching: 'public, max-age=31536000, immutable' });
  },
);

withPrograms('orders and receipts are never stored', async () => {
  const placed = await order();
  expect(placed.status).toBe(201);
  const { id } = ((await placed.json()) as { order: { id: string } }).order;
  const receipt = placed.headers.get('set-cookie')?.split(';')[0];
  const answers = [...(await getTwice(`/api/orders/${id}`, receipt)), ...(await getTwice(`/api/orders/${id}`))];
  expect(answers.map(({ status, isStored }) => [status, isStored])).toEqual([
    [200, false],
    [200, false],
    [404, false],
    [404, false],
  ]);
});

withPrograms('a preview is shown to its shopper only', async () => {
  const build = await publishAnew(shop.releases.folder, 'blog');
  const inAnHour = new Date(Date.now() + 3_600_000);
  const cookie = `glow_preview=${signPreview(new Map([['blog', build]]), inAnHour, signer(SIGNING_KEY, PREVIEW_PURPOSE))}`;
  await timeUntil(async () =>
    (await getOften('/blog', cookie)).every(({ status, body }) => status === 200 && body.includes(build)),
  );
  const [previewed, again] = await getTwice('/blog', cookie);
  for (const answer of [previewed, again])
    expect(answer).toMatchObject({ status: 200, isStored: false, caching: 'private, no-store' });
  for (let count = 0; count < 10; count += 1) expect((await get('/blog')).body).not.toContain(build);
});

withPrograms('while a canary runs no page is stored, and each shopper keeps to its builds', async () => {
  const { folder } = shop.releases;
  const build = await publishAnew(folder, 'blog');
  await changePointers(folder, 'blog', (pointers) => startCanary(pointers, build, 50, new Date().toISOString()));
  let answers: Answer[] = [];
  await timeUntil(async () => {
    answers = await getOften('/blog');
    return answers.every(({ isStored, caching }) => !isStored && caching === 'private, no-cache');
  });
  expect(new Set(answers.map(({ body }) => body.includes(build)))).toEqual(new Set([true, false]));
  const cookies = Array.from({ length: 10 }, (_, index) => `glow_bucket=${index * 10}`);
  for (const cookie of cookies) {
    const [first, second] = await getTwice('/blog', cookie);
    expect(first.isStored || second.isStored).toBe(false);
    expect(first.body.includes(build)).toBe(second.body.includes(build));
  }
  await changePointers(folder, 'blog', (pointers) => rollBack(pointers, undefined, new Date().toISOString()));
  await timeUntil(async () => (await get('/blog')).isStored);
});

withPrograms('a changed price is seen soon', async () => {
  const readers = setInterval(() => void get('/product/skn-001'), 20);
  const times: number[] = [];
  for (const price of ['91.00', '92.00', '93.00']) {
    execFileSync(process.execPath, ['server/glow.js', 'catalog', 'set', 'skn-001', `price=${price}`], {
      cwd: shop.artefact,
      env: { ...process.env, DATABASE_URL: shop.postgres.url },
    });
    times.push(await timeUntil(async () => (await get('/product/skn-001')).body.includes(`$${price}`)));
  }
  clearInterval(readers);
  recordResult(`A changed price is seen through the cache after ${times.join(', ')} ms`);
});

withPrograms('behind the end of HTTPS cookies are Secure, whatever headers a shopper sends', async () => {
  const { daemon, origin, certificate } = await httpsEnd(front.url);
  await daemon.open();
  const body = JSON.stringify(randomOrder());
  const sent = request(`${origin}/api/orders`, {
    method: 'POST',
    ca: certificate,
    servername: 'localhost',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'http' },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  const { statusCode: status, headers } = answer;
  await daemon.close();
  expect(status).toBe(201);
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  expect(headers['set-cookie']?.[0]).toContain('; Secure');
});
