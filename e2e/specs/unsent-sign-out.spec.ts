import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { AMELIA, localAccounts, signInWith, test as base } from '../accounts';
import { expect } from '../fixtures';
import type { Store } from '../store';

/** What a proxy answers in place of the store, or `false` if the store does. */
type Answer = (asked: IncomingMessage, response: ServerResponse) => unknown;

const html =
  (status: number): Answer =>
  (_asked, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${status} of a proxy</h1>`);
const json =
  (status: number, body: object): Answer =>
  (_asked, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const ANSWERS: Record<string, Answer> = {
  '502 in HTML': html(502),
  '403 in JSON': json(403, { error: 'forbidden', message: 'Forbidden' }),
  'a redirect to a portal': (_asked, response) => response.writeHead(302, { location: '/blog' }).end(),
  'a cut connection': ({ socket }) => socket.destroy(),
  'no answer': () => undefined,
};

const LINE = 'Signed out here. The store has not confirmed it yet.';
const BO = { email: 'bo@example.com', firstName: 'Bo', lastName: 'Lindqvist' };

class Proxy {
  /** Answers for the API, if the store does not. */
  answer: Answer | undefined;
  /** What of the API was asked for since the last look. */
  asked: string[] = [];
  private readonly server = createServer((asked, response) => {
    const { method, url = '', headers } = asked;
    if (url.startsWith('/api/auth/') || url.startsWith('/api/account')) {
      this.asked.push(`${method} ${url}`);
      if (this.answer && this.answer(asked, response) !== false) return;
    }
    const passed = request(this.store.url + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });

  constructor(readonly store: Store) {}

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async open(): Promise<void> {
    await once(this.server.listen(0, 'localhost'), 'listening');
  }

  takeAsked(): string[] {
    return this.asked.splice(0);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** A store with accounts behind a proxy, and Amelia's account. */
const test = base.extend<{ front: Proxy }>({
  front: async ({ openStore, page }, use) => {
    const store = await openStore(undefined, { ACCOUNTS: 'local' });
    const proxy = new Proxy(store);
    await proxy.open();
    const accounts = localAccounts(store);
    await accounts.enter(page, BO);
    await accounts.signOut(page);
    await accounts.enter(page);
    await accounts.signOut(page);
    await use(proxy);
    proxy.close();
  },
});

test.use({ expectedMessages: /40[13]|50[23]|ERR_|TypeError|TimeoutError/ });

async function enter(page: Page, { url }: Proxy): Promise<void> {
  await signInWith(page, url);
  await expect(page.getByRole('heading', { level: 1, name: AMELIA.firstName })).toBeVisible();
}

/** Presses Sign Out; it ends on the home page as ever, and the line tells that the store has not confirmed it. */
async function signOutUnheard(page: Page, proxy: Proxy, answer: Answer = html(502)): Promise<void> {
  await page.goto(`${proxy.url}/account`);
  await expect(page.getByRole('heading', { level: 1, name: AMELIA.firstName })).toBeVisible();
  proxy.answer = answer;
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByText('Signed out', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(`${proxy.url}/`);
  await expect(page.getByRole('status').getByText(LINE)).toBeVisible();
}

/** Whom the server takes this browser for. */
async function whoIsThere(page: Page, { store }: Proxy): Promise<string | undefined> {
  return (await (await page.request.get(`${store.url}/api/auth/get-session`)).json())?.user.email;
}

test.describe('a sign-out that the store has not confirmed', { tag: '@accounts' }, () => {
  test('opens nothing of the account, and is sent once the store answers (AUTH-19)', async ({ page, front: proxy }) => {
    for (const [what, answer] of Object.entries(ANSWERS)) {
      await test.step(what, async () => {
        await enter(page, proxy);
        await signOutUnheard(page, proxy, answer);
        proxy.takeAsked();
        await page.goto(`${proxy.url}/account`);
        await expect(page).toHaveURL(`${proxy.url}/login`);
        await expect(page.getByRole('status').getByText(LINE)).toBeVisible();
        await expect(page.locator('body')).not.toContainText(AMELIA.lastName);
        expect(new Set(proxy.takeAsked())).toEqual(new Set(['POST /api/auth/sign-out']));
        expect(await whoIsThere(page, proxy)).toBe(AMELIA.email);

        proxy.answer = undefined;
        await page.goto(`${proxy.url}/product/skn-002`);
        await expect.poll(() => whoIsThere(page, proxy)).toBeUndefined();
        expect(proxy.takeAsked()[0]).toBe('POST /api/auth/sign-out');
        await expect(page.getByText(LINE)).toHaveCount(0);
        await page.goto(`${proxy.url}/account`);
        await expect(page).toHaveURL(`${proxy.url}/login`);
      });
    }
  });

  test('ends in all tabs, and ends no session of somebody else (AUTH-19)', async ({ page, front: proxy }) => {
    await enter(page, proxy);
    const other = await page.context().newPage();
    await other.goto(`${proxy.url}/account`);
    await expect(other.getByRole('heading', { level: 1, name: AMELIA.firstName })).toBeVisible();
    await signOutUnheard(page, proxy);
    await expect(other).toHaveURL(`${proxy.url}/`);
    await expect(other.getByText(LINE)).toBeVisible();
    await expect(other.locator('body')).not.toContainText(AMELIA.lastName);

    proxy.answer = (asked, response) => asked.url === '/api/auth/sign-out' && html(502)(asked, response);
    await signInWith(other, proxy.url, BO.email);
    await expect(other.getByRole('heading', { level: 1, name: BO.firstName })).toBeVisible();
    proxy.answer = undefined;
    proxy.takeAsked();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(LINE)).toHaveCount(0);
    await page.goto(`${proxy.url}/account`);
    await expect(page.getByRole('heading', { level: 1, name: BO.firstName })).toBeVisible();
    await expect(other.getByText(LINE)).toHaveCount(0);
    expect(proxy.takeAsked()).not.toContain('POST /api/auth/sign-out');
    expect(await whoIsThere(page, proxy)).toBe(BO.email);
  });
});
