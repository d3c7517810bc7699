import { accountBrowser, mailsTo, PASSWORD, tokenTo } from '../testing/accountBrowser';
import { testServer, type TestServer } from '../testing/testServer';

describe('passwords', () => {
  let shop: TestServer;
  let count = 0;
  const browser = () => accountBrowser(() => shop.server);

  async function signedIn() {
    count += 1;
    const email = `anna-${count}@example.com`;
    const page = browser();
    await page.signUp(email);
    await page.signIn(email);
    return { page, email };
  }

  beforeAll(async () => {
    shop = await testServer({ accounts: 'local' });
  });
  afterAll(() => shop.close());

  test('a common password is refused wherever one is chosen', async () => {
    const { page, email } = await signedIn();
    await page.auth('request-password-reset', { email });
    const token = await tokenTo(shop.database, email);
    const newPassword = 'qWerty123';
    const person = { email: 'new@example.com', firstName: 'A', lastName: 'B', password: newPassword };
    const answers = [
      await browser().auth('sign-up/email', person),
      await page.auth('change-password', { currentPassword: PASSWORD, newPassword }),
      await browser().auth('reset-password', { token, newPassword }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('This password is too common. Choose another one.');
    }
  });

  test('a mail tells that a password was changed or reset', async () => {
    const { page, email } = await signedIn();
    await page.auth('change-password', { currentPassword: PASSWORD, newPassword: 'Rose-petal-8' });
    const notice = expect.stringMatching(
      /^Hello Anna,\n\nthe password of your account was changed\. .*\nhttp:\/\/localhost:\d+\/forgot-password\n$/,
    );
    expect(await mailsTo(shop.database, email)).toEqual([notice, expect.stringContaining('verify-email')]);
    await page.auth('request-password-reset', { email });
    const token = await tokenTo(shop.database, email);
    await shop.database.query('update accounts set email_verified = 1 where email = $1', [email]);
    await browser().auth('reset-password', { newPassword: 'Rose-petal-9', token });
    const mails = await mailsTo(shop.database, email);
    expect(mails).toHaveLength(4);
    expect(mails[0]).toEqual(notice);
  });

  test('a refused change of a password sends no mail', async () => {
    const { page, email } = await signedIn();
    await page.auth('change-password', { currentPassword: 'x', newPassword: 'Rose-petal-8' });
    await page.auth('reset-password', { newPassword: 'Rose-petal-8', token: 'x' });
    expect(await mailsTo(shop.database, email)).toHaveLength(1);
  });

  test('an address that nobody has confirmed gets five mails an hour in all, however it is spelled and often it is asked for', async () => {
    const spelled = ['moss@example.com', 'Moss@example.com', 'mOss@Example.com'];
    for (const email of spelled) {
      const page = browser();
      await page.signUp(email);
      await page.signIn(email);
      await Promise.all(Array.from({ length: 5 }, () => browser().auth('request-password-reset', { email })));
      await page.auth('change-password', { currentPassword: PASSWORD, newPassword: 'Rose-petal-8' });
      await page.auth('delete-user', { password: 'Rose-petal-8' });
    }
    const sent = await shop.database.query("select 1 from outbox where recipient ilike 'moss@%'", []);
    expect(sent).toHaveLength(5);
  });

  test('a mail tells that an account was deleted, however many mails its address got', async () => {
    const { page, email } = await signedIn();
    await shop.database.query('update accounts set email_verified = 1 where email = $1', [email]);
    for (let requests = 0; requests < 5; requests += 1) await browser().auth('request-password-reset', { email });
    await page.auth('delete-user', { password: 'x' });
    expect(await mailsTo(shop.database, email)).toHaveLength(5);
    await page.auth('delete-user', { password: PASSWORD });
    const [newest, ...others] = await mailsTo(shop.database, email);
    expect(newest).toMatch(/your account was deleted.*\nhttp:\/\/localhost:\d+\/contact\n$/);
    expect(others).toHaveLength(5);
  });
});
