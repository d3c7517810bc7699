import { request, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { anOrder } from '@glow/server/testing';
import { linkIn, OWNER, ownerLink, PASSWORD, type Person } from './accounts';
import { expect, makeStore, test as base, untilHydrated } from './fixtures';
import { fetchRendered } from './rendered';
import { OPENING_TIMEOUT_MS, type Store } from './store';

export type StaffRole = 'support' | 'catalogue' | 'owner';

/** The cookies and the storage of a browser in which somebody is signed in. */
type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The browser in which nobody is signed in. */
export const NOBODY: SignedIn = { cookies: [], origins: [] };

/** Requests of somebody who is not signed in yet. */
function newApi(baseURL: string): Promise<APIRequestContext> {
  return request.newContext({ baseURL, storageState: NOBODY, timeout: OPENING_TIMEOUT_MS });
}

/** Asks the API of accounts, again while the store is busy with passwords. */
async function askAccounts(api: APIRequestContext, path: string, data: object): Promise<void> {
  await expect(async () => expect(await api.post(`/api/auth/${path}`, { data })).toBeOK()).toPass();
}

function signInByApi(api: APIRequestContext, email: string): Promise<void> {
  return askAccounts(api, 'sign-in/email', { email, password: PASSWORD, rememberMe: false });
}

/** A store with accounts, and its owner. */
export class StaffStore {
  private readonly people = new Map<string, Promise<SignedIn>>();

  private constructor(
    private readonly store: Store,
    /** The owner's browser. */
    readonly owner: SignedIn,
    /** Requests of the owner, and of a visitor. */
    readonly asOwner: APIRequestContext,
    readonly asVisitor: APIRequestContext,
  ) {}

  static async open(): Promise<StaffStore> {
    const store = await makeStore(undefined, { ACCOUNTS: 'local' });
    await store.open();
    const asOwner = await newApi(store.url);
    const token = new URL(await ownerLink(store)).searchParams.get('token');
    await askAccounts(asOwner, 'reset-password', { token, newPassword: PASSWORD });
    await signInByApi(asOwner, OWNER);
    const asVisitor = await newApi(store.url);
    return new StaffStore(store, await asOwner.storageState(), asOwner, asVisitor);
  }

  get url(): string {
    return this.store.url;
  }

  /** Opens an account with a confirmed address, and the role if given; returns a browser in which it is signed in. */
  async addAccount(person: Person, role?: StaffRole): Promise<SignedIn> {
    const { email } = person;
    const api = await newApi(this.url);
    const account = { ...person, name: person.firstName, phone: '', password: PASSWORD };
    await askAccounts(api, 'sign-up/email', account);
    await api.get(await linkIn(this.store, 'verify-email', email));
    await signInByApi(api, email);
    if (role) await this.change('accounts/role', { email, role, was: 'customer' });
    const browser = await api.storageState();
    await api.dispose();
    return browser;
  }

  /** The browser of somebody with a role, whose address begins with it; the same person for all tests. */
  async browserOf(role: StaffRole | 'customer'): Promise<SignedIn> {
    const known = this.people.get(role);
    if (known) return known;
    const person = { email: `${role}@example.com`, firstName: 'Sam', lastName: role };
    const added = this.addAccount(person, role === 'customer' ? undefined : role);
    this.people.set(role, added);
    return added;
  }

  /** Changes something as the owner, by the API. */
  async change(path: string, data: object): Promise<void> {
    expect(await this.asOwner.post(`/api/admin/${path}`, { data })).toBeOK();
    if (path !== 'products/import') return;
    const left = async () => (await (await this.asOwner.get('/api/admin/products/import')).json()).waiting;
    await expect.poll(left).toBe(0);
  }

  /** Places an order of a guest and returns its number; by default one of the sample with the most pieces. */
  async order(changes: Record<string, unknown> = {}, quantities: Record<string, number> = { 'skn-003': 1 }) {
    const answer = await this.asVisitor.post('/api/orders', { data: anOrder(quantities, changes) });
    expect(answer).toBeOK();
    return String((await answer.json()).order.id);
  }

  /** The pieces of a product without variants. */
  async piecesOf(id: string): Promise<number> {
    return (await (await this.asOwner.get(`/api/admin/products/${id}`)).json()).product.entry.stock;
  }

  /** The page of a product as a visitor gets it: its status and its HTML. */
  async productPage(id: string): Promise<{ status: number; html: string }> {
    return fetchRendered(`${this.url}/product/${id}`);
  }

  async close(): Promise<void> {
    await Promise.all([this.asOwner.dispose(), this.asVisitor.dispose()]);
    await this.store.remove();
  }
}

/**
 * Playwright's test with one store with accounts for all tests of a worker; the page is in the owner's browser. A file
 * keeps its tests in one worker by `test.describe.configure({ mode: 'default' })`.
 */
export const test = base.extend<object, { shop: StaffStore }>({
  shop: [
    async ({}, use) => {
      const shop = await StaffStore.open();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: OPENING_TIMEOUT_MS },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  storageState: async ({ shop }, use) => use(shop.owner),
});

/** Opens a screen of the admin, and waits until its tabs work. */
export async function openAdmin(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin${search}`);
  await untilHydrated(page.getByRole('tab', { selected: true }));
}

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The row of a table that has a text. */
export function rowOf(page: Page, text: string | RegExp): Locator {
  return page.getByRole('row').filter({ hasText: text });
}
