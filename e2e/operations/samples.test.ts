import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { repository } from '../store';
import type { Daemon } from './daemon';
import { balancer, cache, httpsEnd } from './daemons';
import { timeUntil } from './instances';
import { testWith } from './testWith';

const DEPLOY = path.join(repository, 'deploy');
const MB = 1024 ** 2;
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function listen(answer: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(answer).listen(0, host);
  closing.push(() => (server.closeAllConnections(), server.close()));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function started(daemon: Daemon): Promise<string> {
  closing.push(() => daemon.close());
  await daemon.open();
  return daemon.url;
}

const countBytes: RequestListener = (asked, answer) => {
  let bytes = 0;
  asked.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => answer.end(String(bytes)));
};

testWith('nginx')('uploads arrive through the end of HTTPS, and other large bodies do not', async () => {
  const { daemon, origin, certificate: ca } = await httpsEnd(await listen(countBytes));
  await started(daemon);
  async function send(method: string, where: string, bytes: number): Promise<[number | undefined, string]> {
    const sent = request(origin + where, { method, ca, servername: 'localhost' });
    sent.on('error', () => undefined).end(Buffer.alloc(bytes));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return [answer.statusCode, (await answer.toArray()).join('')];
  }
  expect(await send('POST', '/api/admin/products/import', 15 * MB)).toEqual([200, String(15 * MB)]);
  expect(await send('PUT', '/api/registry/files/x', 16 * MB)).toEqual([200, String(16 * MB)]);
  expect(await send('POST', '/api/orders', MB)).toEqual([413, expect.stringContaining('Too Large')]);
});

testWith('haproxy')('an upload arrives through the balancer', async () => {
  const store = await listen(countBytes);
  const url = await started(await balancer([store, store]));
  await timeUntil(async () => (await fetch(url)).ok);
  const answer = await fetch(url, { method: 'POST', body: Buffer.alloc(15 * MB) });
  expect(await answer.text()).toBe(String(15 * MB));
});

testWith('haproxy')('a store that fails two checks stays, and one that fails three is out', async () => {
  let failures = 0;
  const slow = await listen(({ url }, answer) => {
    if (url === '/readyz' && failures > 0) {
      failures -= 1;
      answer.statusCode = 503;
    }
    answer.end('slow');
  });
  const url = await started(await balancer([slow, await listen((_, answer) => void answer.end('other'))]));
  const answering = async () =>
    new Set(await Promise.all(Array.from({ length: 12 }, async () => (await fetch(url)).text())));
  await timeUntil(async () => (await answering()).size === 2);
  failures = 2;
  await timeUntil(async () => failures === 0);
  expect(await answering()).toEqual(new Set(['slow', 'other']));
  failures = Infinity;
  await timeUntil(async () => (await answering()).size === 1);
  expect(await answering()).toEqual(new Set(['other']));
});

testWith('haproxy').each([200, 503])(
  'what a store does not answer is sent to another one, an order only with its key, while stores answer %i',
  async (ready) => {
    let asked = 1;
    const checks = [0, 0];
    const answering = (store: number) =>
      listen(({ url }, answer) => {
        answer.statusCode = url === '/readyz' ? ready : 200;
        if (url === '/readyz') checks[store] = (checks[store] ?? 0) + 1;
        else if (url !== '/healthz') asked += 1;
        // whichever store is asked first gives no answer
        if (asked === 1 && !url?.endsWith('z')) answer.destroy();
        else answer.end();
      });
    const url = await started(await balancer([await answering(0), await answering(1)]));
    // three checks have been noticed
    await timeUntil(async () => checks.every((count) => count > 3));
    const status = async (init?: RequestInit) => {
      asked = 0;
      return (await fetch(url, init).catch(() => undefined))?.status;
    };
    expect(await status()).toBe(200);
    expect(await status({ method: 'POST', headers: { 'idempotency-key': 'k' } })).toBe(200);
    expect(await status({ method: 'POST' })).not.toBe(200);
  },
);

testWith('varnishd')('parameters of campaigns hit the cache, and stay in the browser', async () => {
  const asked: string[] = [];
  const store = await listen(({ url = '', headers }, answer) => {
    asked.push(url + (headers['x-campaign'] ?? ''));
    answer.setHeader('cache-control', 'public, max-age=60');
    if (url.startsWith('/old')) answer.writeHead(301, { location: url.replace('old', 'new') });
    answer.end(url);
  });
  const url = await started(await cache(store));
  asked.length = 0;
  const get = (where: string) =>
    fetch(url + where, { redirect: 'manual', headers: { 'x-campaign': '&utm_id=forged' } });
  for (const query of ['', '?fbclid=1', '?utm_source=a&utm_medium=b&gclid=2', '?msclkid=3&mc_cid=4&mc_eid=5'])
    expect(await (await get(`/blog${query}`)).text()).toBe('/blog');
  for (const query of ['page=2', 'page=2&fbclid=6', 'utm_id=7&page=2']) await get(`/blog?${query}`);
  await get('/blog?brand=utm_x&utm_source=a&q=1');
  expect(asked).toEqual(['/blog', '/blog?page=2', '/blog?brand=utm_x&q=1']);
  const redirects = ['/old', '/old?utm_id=8', '/old?a=1&gclid=9&b=2', '/old?b=3'];
  const locations = await Promise.all(redirects.map(async (where) => (await get(where)).headers.get('location')));
  expect(locations).toEqual(['/new', '/new?utm_id=8', '/new?a=1&b=2&gclid=9', '/new?b=3']);
});

test('the image listens for IPv4 and IPv6, and its health check finds it', async () => {
  const image = readFileSync(path.join(DEPLOY, 'Containerfile'), 'utf8');
  const url = await listen((asked, answer) => void answer.end(asked.url), /HOST=(\S+)/.exec(image)?.[1]);
  const { port } = new URL(url);
  for (const host of ['127.0.0.1', '[::1]'])
    expect(await (await fetch(`http://${host}:${port}/healthz`)).text()).toBe('/healthz');
  const [, check = ''] = /HEALTHCHECK.*\\\s+CMD (\[.*\])/.exec(image) ?? [];
  const [, ...args] = JSON.parse(check) as string[];
  const codeFor = (PORT: string) =>
    new Promise((resolve) => execFile(process.execPath, args, { env: { PORT } }, (error) => resolve(error?.code ?? 0)));
  expect([await codeFor(port), await codeFor('1')]).toEqual([0, 1]);
});

/** Fields of Kubernetes that the samples use. */
const FIELDS = new Set(
  `apiVersion kind metadata name labels spec replicas selector matchLabels strategy rollingUpdate maxUnavailable maxSurge
  template automountServiceAccountToken terminationGracePeriodSeconds securityContext runAsNonRoot runAsUser runAsGroup
  fsGroup seccompProfile type topologySpreadConstraints maxSkew topologyKey whenUnsatisfiable labelSelector containers
  image ports containerPort envFrom configMapRef secretRef startupProbe readinessProbe livenessProbe httpGet path port
  periodSeconds failureThreshold timeoutSeconds resources requests limits cpu memory allowPrivilegeEscalation
  readOnlyRootFilesystem capabilities drop volumeMounts mountPath volumes emptyDir sizeLimit targetPort scaleTargetRef
  minReplicas maxReplicas metrics resource target averageUtilization podSelector policyTypes ingress egress protocol
  pairs configMapGenerator literals images newName newTag`.split(/\s+/),
);

function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(fieldsOf)];
}

test.each(readdirSync(path.join(DEPLOY, 'kubernetes')))('%s has known fields', (name) => {
  const documents = parseAllDocuments(readFileSync(path.join(DEPLOY, 'kubernetes', name), 'utf8'));
  for (const document of documents) {
    const { apiVersion, kind, metadata, resources, ...rest } = document.toJS();
    expect([typeof apiVersion, typeof kind, document.errors]).toEqual(['string', 'string', []]);
    if (kind === 'Kustomization')
      expect(readdirSync(path.join(DEPLOY, 'kubernetes'))).toEqual(expect.arrayContaining(resources));
    else expect(metadata.name).toBe('glow');
    expect(fieldsOf(rest).filter((field) => !FIELDS.has(field) && !field.includes('/'))).toEqual([]);
  }
});

test('compose takes settings of mail, and its backups outlive it', () => {
  const [compose] = parseAllDocuments(readFileSync(path.join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true });
  const { services, volumes } = compose?.toJS() ?? {};
  for (const store of ['store-1', 'store-2', 'backup']) {
    expect(services[store]).toMatchObject({
      read_only: true,
      environment: { SMTP_URL: '${SMTP_URL:-}', MAIL_FROM: '${MAIL_FROM:-}', MAIL_REPLY_TO: '${MAIL_REPLY_TO:-}' },
    });
    expect(services[store].environment).not.toHaveProperty('HOST');
  }
  expect(services.backup.volumes).toEqual(['backups:/backups']);
  expect(Object.keys(volumes)).toEqual(['database', 'backups']);
});
