import { accountBrowser } from '../testing/accountBrowser';
import { testServer, type TestServer } from '../testing/testServer';
import { endSessionsOf } from './endSessions';

describe('the end of sessions', () => {
  let shop: TestServer;
  beforeAll(async () => {
    shop = await testServer({ accounts: 'local' });
  });
  afterAll(() => shop.close());

  async function signedIn(email: string) {
    const page = accountBrowser(() => shop.server);
    await page.signUp(email);
    await page.signIn(email);
    return page;
  }

  test('staff ends all sessions of an account by its address, and of no other account', async () => {
    const pages = [await signedIn('anna@example.com'), await signedIn('anna@example.com')];
    const other = await signedIn('ben@example.com');
    await endSessionsOf(shop.database, { email: 'Anna@example.com', kind: 'local', operator: 'owner@example.com' });
    for (const page of pages) expect(await page.session()).toBeNull();
    expect((await other.session()).user.email).toBe('ben@example.com');
  });

  test('without an account of the address there is an error', async () => {
    const nobody = { email: 'nobody@example.com', kind: 'local', operator: 'owner@example.com' };
    await expect(endSessionsOf(shop.database, nobody)).rejects.toThrow('There is no account');
  });
});
