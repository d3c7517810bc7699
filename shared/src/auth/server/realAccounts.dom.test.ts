import { createAuthStore, providerOf, type AccountsKind, type AuthState } from '@glow/shared/auth';
import { sampleAddresses, savedAddresses } from '@glow/shared/customer';
import { onPlacedOrders } from '@glow/shared/orders';
import { cartItem } from '@glow/shared/testing';
import fc from 'fast-check';
import type { StoreApi } from 'zustand';

import { owner } from '../owner';
import { sendChanges, syncAccount } from './accountSync';

interface Stored {
  version: number;
  write: string | null;
  value: unknown[];
}

const user = {
  id: 'u1',
  email: 'noor@example.com',
  firstName: 'Noor',
  lastName: 'R',
  phone: '',
  createdAt: '',
  role: 'owner',
};

/** A server with one account: `answers` has other answers by method and path, `isLost` loses the answer of a write that arrives. */
function createServer() {
  const server = {
    parts: {} as Record<string, Stored>,
    isSignedIn: true,
    isOffline: false,
    isLost: false,
    answers: {} as Record<string, [number, unknown]>,
    asked: [] as string[],
    /** The writes that were sent, arrived or not. */
    sent: [] as { path: string; write: string }[],
    partOf: (name: string): Stored => server.parts[name] ?? { version: 0, write: null, value: [] },
    cart: () => server.partOf('cart').value as { id: string; quantity: number }[],
  };

  function answerOf(method: string, path: string, body: Stored): [number, unknown] {
    if (path === '/api/auth/get-session') return [200, server.isSignedIn ? { user, session: { expiresAt: '' } } : null];
    if (path.startsWith('/api/auth/sign-in')) server.isSignedIn = true;
    if (path === '/api/auth/sign-out') server.isSignedIn = false;
    if (path.startsWith('/api/auth')) return [200, { success: true }];
    if (path.startsWith('/page-data/lines')) {
      const ids = new URLSearchParams(path.split('?')[1]).getAll('line');
      return [200, Object.fromEntries(ids.map((id) => [id, { product: { ...cartItem('mkp-006').product, id } }]))];
    }
    if (!server.isSignedIn) return [401, {}];
    if (method === 'GET') {
      const names = ['addresses', 'cards', 'wishlist', 'cart'];
      return [200, { orders: [], ...Object.fromEntries(names.map((name) => [name, server.partOf(name)])) }];
    }
    const name = path.replace('/api/account/', '');
    const { version, write } = server.partOf(name);
    if (write === body.write) return [200, { version }];
    if (version !== body.version) return [409, { code: 'changed', current: server.partOf(name) }];
    server.parts[name] = { version: version + 1, write: body.write, value: body.value };
    return [200, { version: version + 1 }];
  }

  globalThis.fetch = jest.fn(
    async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
      if (method === 'PUT') server.sent.push({ path, write: JSON.parse(body ?? '').write });
      if (server.isOffline) throw new TypeError('no network');
      server.asked.push(`${method} ${path}`);
      const [status, answer] =
        server.answers[`${method} ${path}`] ?? answerOf(method, path, JSON.parse(body ?? 'null'));
      if (server.isLost && method === 'PUT') throw new TypeError('the answer is lost');
      return { status, ok: status < 400, json: async () => JSON.parse(JSON.stringify(answer)) };
    },
  ) as unknown as typeof fetch;
  return server;
}

let server: ReturnType<typeof createServer>;
let end: (() => void) | undefined;

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'glow_signed_in=; max-age=0';
  Object.assign(globalThis.crypto, { randomUUID: () => String(Math.random()) });
  server = createServer();
});
afterEach(() => end?.());

/** Waits for what needs no time but some turns of the event loop. */
async function until(isSo: () => unknown): Promise<void> {
  for (let turns = 0; turns < 100 && !isSo(); turns++) await new Promise((done) => setTimeout(done));
}

/** Opens a page whose store has such accounts. */
async function openPage(kind: AccountsKind = 'local', provider = providerOf(kind)): Promise<StoreApi<AuthState>> {
  const store = createAuthStore(provider);
  end = store.getState().start();
  await until(() => store.getState().isHydrated);
  return store;
}

function putInCart(...quantities: [id: string, quantity: number][]) {
  const items = quantities.map(([id, quantity]) => ({
    ...cartItem('mkp-006'),
    id,
    product: { ...cartItem('mkp-006').product, id },
    quantity,
  }));
  localStorage.setItem('glow_cart', JSON.stringify(items));
}

function cartHere(): Record<string, number> {
  const items: { id: string; quantity: number }[] = JSON.parse(localStorage.getItem('glow_cart') ?? '[]');
  return Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
}

function cartThere(): Record<string, number> {
  return Object.fromEntries(server.cart().map(({ id, quantity }) => [id, quantity]));
}

describe('Where accounts are real', () => {
  test('a guest makes no request, and what the simulation left is removed', async () => {
    localStorage.setItem('glow_user', JSON.stringify({ id: 'user-demo', email: 'demo@example.com' }));
    localStorage.setItem('glow_token', '"local.9999999999999"');
    const store = await openPage();
    expect(store.getState()).toMatchObject({ user: undefined, status: 'visitor', isHydrated: true });
    expect(server.asked).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test("a guest's cart is added to the account's at sign-in, and a second device shows it with its products", async () => {
    putInCart(['a', 2]);
    server.parts.cart = {
      version: 4,
      write: 'x',
      value: [
        { id: 'a', productId: 'a', quantity: 1 },
        { id: 'b', productId: 'b', quantity: 1 },
      ],
    };
    const store = await openPage();
    await store.getState().login('noor@example.com', 'Secret123');
    expect(store.getState()).toMatchObject({ status: 'signedIn', roles: ['owner'], user: { id: 'u1' } });
    expect(cartHere()).toEqual({ a: 3, b: 1 });
    expect(cartThere()).toEqual({ a: 3, b: 1 });
    await store.getState().refresh();
    expect(cartThere()).toEqual({ a: 3, b: 1 });
    localStorage.clear();
    document.cookie = 'glow_signed_in=1';
    await openPage();
    expect(JSON.parse(localStorage.getItem('glow_cart') ?? '')[1].product.name).toBe(cartItem('mkp-006').product.name);
  });

  test.each<[string, [number, unknown] | 'offline', string]>([
    ['a wrong password', [401, { code: 'INVALID_EMAIL_OR_PASSWORD' }], 'Invalid credentials'],
    ['what the shop has against a field', [400, { errors: [{ message: 'Too common.' }] }], 'Too common.'],
    ['no network', 'offline', 'No connection. Check your network and try again.'],
    ['too many tries', [429, {}], 'Too many attempts. Wait a minute and try again.'],
    [
      'an address that is not confirmed',
      [403, { code: 'EMAIL_NOT_VERIFIED' }],
      'Confirm your address first: we have sent you a message with a link.',
    ],
  ])('%s is told', async (_, answer, message) => {
    const store = await openPage();
    if (answer === 'offline') server.isOffline = true;
    else server.answers['POST /api/auth/sign-in/email'] = answer;
    await expect(store.getState().login('noor@example.com', 'x')).rejects.toThrow(message);
    expect(store.getState()).toMatchObject({ status: 'visitor', isLoading: false });
  });

  test('what the account has leaves the device at sign-out, and the next person does not merge it', async () => {
    const store = await openPage();
    await store.getState().login('noor@example.com', 'Secret123');
    putInCart(['a', 2]);
    localStorage.setItem('glow_wishlist', '["a"]');
    await store.getState().logout();
    expect(store.getState()).toMatchObject({ status: 'visitor', user: undefined });
    expect(cartThere()).toEqual({ a: 2 });
    expect(['cart', 'wishlist', 'account'].filter((name) => localStorage.getItem(`glow_${name}`))).toEqual([]);
  });

  test('a sign-out without network is asked for again, before anything else', async () => {
    document.cookie = 'glow_signed_in=1';
    const store = await openPage();
    server.isOffline = true;
    await store.getState().logout();
    expect(owner.exists()).toBe(false);
    server.isOffline = false;
    server.asked = [];
    const next = await openPage();
    expect(server.asked).toEqual(['POST /api/auth/sign-out', 'GET /api/auth/get-session']);
    expect(next.getState().status).toBe('visitor');
  });

  test('a session that is over empties the device and says so', async () => {
    document.cookie = 'glow_signed_in=1';
    await openPage();
    putInCart(['a', 2]);
    server.isSignedIn = false;
    const store = await openPage();
    expect(store.getState()).toMatchObject({ status: 'visitor', hasExpired: true });
    expect(cartHere()).toEqual({});
  });

  test("another account's data on the device is removed, not merged", async () => {
    owner.write({ id: 'u0', kind: 'local', parts: {} });
    putInCart(['a', 2]);
    document.cookie = 'glow_signed_in=1';
    await openPage();
    expect([cartHere(), cartThere()]).toEqual([{}, {}]);
  });

  test('another tab that signs in or out is followed', async () => {
    const store = await openPage();
    server.isSignedIn = true;
    owner.write({ id: 'u1', kind: 'local', parts: {} });
    window.dispatchEvent(new StorageEvent('storage', { key: 'glow_account' }));
    await until(() => store.getState().user);
    expect(store.getState()).toMatchObject({ status: 'signedIn', roles: ['owner'], user: { id: 'u1' } });
    owner.remove();
    server.asked = [];
    window.dispatchEvent(new StorageEvent('storage', { key: 'glow_account' }));
    await until(() => !store.getState().user);
    expect(store.getState()).toMatchObject({ status: 'visitor', user: undefined, roles: [] });
    expect(server.asked).toEqual([]);
  });

  test('a change that was made without network is sent when there is one again, once', async () => {
    document.cookie = 'glow_signed_in=1';
    await openPage();
    server.isOffline = true;
    putInCart(['a', 2]);
    window.dispatchEvent(new Event('online'));
    await until(() => false);
    server.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await until(() => cartThere().a);
    expect(cartThere()).toEqual({ a: 2 });
  });

  test('a write whose answer was lost is repeated with its id', async () => {
    document.cookie = 'glow_signed_in=1';
    const store = await openPage();
    putInCart(['a', 2]);
    server.isLost = true;
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await store.getState().refresh();
    warn.mockRestore();
    server.isLost = false;
    await store.getState().refresh();
    const writes = server.sent.filter(({ path }) => path === '/api/account/cart').map(({ write }) => write);
    expect([...new Set(writes)]).toHaveLength(1);
    expect(cartThere()).toEqual({ a: 2 });
  });

  test('open lists of addresses, cards and orders are told of what the account has', async () => {
    document.cookie = 'glow_signed_in=1';
    const store = await openPage();
    const cities: unknown[] = [];
    const stops = [
      savedAddresses.onChange(() => cities.push(savedAddresses.list('u1')[0]?.city)),
      onPlacedOrders(() => cities.push('an order')),
    ];
    server.parts.addresses = { version: 1, write: 'x', value: [{ ...sampleAddresses[0], city: 'Salem' }] };
    await store.getState().refresh();
    for (const stop of stops) stop();
    expect(cities).toEqual(['an order', 'Salem']);
  });

  test.each<[AccountsKind | undefined, string[]]>([
    [undefined, []],
    ['local', ['GET /api/auth/get-session']],
    ['oidc', ['GET /api/auth/get-session']],
  ])('the kind of accounts %s chooses the provider', async (kind, asked) => {
    document.cookie = 'glow_signed_in=1';
    server.isSignedIn = false;
    const store = await openPage(kind, providerOf(kind));
    expect(store.getState().kind).toBe(kind ?? 'simulated');
    expect(server.asked).toEqual(asked);
  });

  test('an account of one kind is not merged into one of the other, even if its id is the same', async () => {
    owner.write({ id: 'u1', kind: 'local', parts: {} });
    putInCart(['a', 2]);
    document.cookie = 'glow_signed_in=1';
    await openPage('oidc');
    expect([cartHere(), cartThere()]).toEqual([{}, {}]);
    expect(owner.read()?.kind).toBe('oidc');
  });

  test('the simulation removes what a real account left', async () => {
    owner.write({ id: 'u1', kind: 'local', parts: {} });
    putInCart(['a', 2]);
    end = createAuthStore().getState().start();
    await until(() => !owner.exists());
    expect(localStorage.getItem('glow_cart')).toBeNull();
    expect(server.asked).toEqual([]);
  });
});

test('in every order of events no line is lost, and nothing is added twice', async () => {
  const event = fc.oneof(
    fc.record({ at: fc.constant('here'), id: fc.constantFrom('a', 'b'), more: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ at: fc.constant('there'), id: fc.constantFrom('a', 'b'), more: fc.integer({ min: 1, max: 3 }) }),
    fc.constantFrom({ at: 'send' }, { at: 'sync' }, { at: 'send, answer lost' }, { at: 'send, offline' }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
      localStorage.clear();
      server = createServer();
      owner.write({ id: 'u1', kind: 'local', parts: {} });
      const added: Record<string, number> = {};
      let isAmbiguous = false;
      for (const { at, id = '', more = 0 } of events as { at: string; id?: string; more?: number }[]) {
        if (id) added[id] = (added[id] ?? 0) + more;
        if (at === 'here') putInCart(...Object.entries({ ...cartHere(), [id]: (cartHere()[id] ?? 0) + more }));
        if (at === 'there') {
          const value = Object.entries({ ...cartThere(), [id]: (cartThere()[id] ?? 0) + more });
          const { version } = server.partOf('cart');
          server.parts.cart = {
            version: version + 1,
            write: `there${version}`,
            value: value.map(([line, quantity]) => ({ id: line, productId: line, quantity })),
          };
        }
        server.isLost = at === 'send, answer lost';
        server.isOffline = at === 'send, offline';
        isAmbiguous ||= server.isLost || server.isOffline;
        if (at.startsWith('send')) await sendChanges('u1').catch(() => undefined);
        if (at === 'sync') await syncAccount('u1');
      }
      server.isLost = server.isOffline = false;
      await syncAccount('u1');
      await syncAccount('u1');
      expect(cartHere()).toEqual(cartThere());
      expect(Object.keys(cartThere()).sort()).toEqual(Object.keys(added).sort());
      for (const [id, quantity] of Object.entries(cartThere())) expect(quantity).toBeLessThanOrEqual(added[id] ?? 0);
      if (!isAmbiguous) expect(cartThere()).toEqual(added);
    }),
    { numRuns: 300 },
  );
});
