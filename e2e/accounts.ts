import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { freePort } from '@glow/server/base';
import { expect, fillPayment, fillShipping, placeOrder, test as base, untilHydrated } from './fixtures';
import { repository, type Store } from './store';

/** Who has an account. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

export const AMELIA: Person = { email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Hart' };
export const PASSWORD = 'Petal2026';

export type AccountsKind = 'local' | 'oidc';

export interface AccountStore {
  url: string;
  /** Signs a person in, who gets an account first if there is none. */
  enter(page: Page, person?: Person): Promise<void>;
  /** Signs somebody in who owns the store. */
  enterAsOwner(page: Page): Promise<void>;
  signOut(page: Page): Promise<void>;
}

interface AccountFixtures {
  /** Opens a store with accounts for one test. */
  openAccounts(kind: AccountsKind): Promise<AccountStore>;
}

export const test = base.extend<AccountFixtures>({
  openAccounts: async ({ openStore }, use) => {
    const providers: ChildProcess[] = [];
    await use(async (kind) => {
      if (kind === 'local') return localAccounts(await openStore(undefined, { ACCOUNTS: 'local' }));
      const port = await freePort();
      const provider = fork(
        path.join(repository, 'server/src/testing/identityProviderProgram.js'),
        [`http://localhost:${port}`],
        { execArgv: [], stdio: 'ignore' },
      );
      providers.push(provider);
      const [{ issuer }] = await once(provider, 'message');
      const settings = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'glow', OIDC_CLIENT_SECRET: 'a secret of the store' };
      const { url } = await openStore(undefined, { PORT: String(port), ACCOUNTS: 'oidc', ...settings });
      return providerAccounts(url, issuer, provider);
    });
    for (const provider of providers) provider.kill();
  },
});

export const OWNER = 'olive@example.com';

/** The link with which the owner of a store chooses a password, as the operator's command prints it. */
export async function ownerLink({ url, databaseFolder }: Store): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/glow.js', 'accounts', 'owner', OWNER], {
    cwd: repository,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: databaseFolder, SITE_URL: url },
  });
  return /http\S+/.exec(stdout)?.[0] ?? '';
}

/** A running store with `ACCOUNTS=local`. */
export function localAccounts(store: Store): AccountStore {
  const { url } = store;
  const known = new Set<string>();
  return {
    url,
    async enter(page, person = AMELIA) {
      if (!known.has(person.email)) {
        await signUp(page, url, person);
        await page.goto(await linkIn(store, 'verify-email'));
        known.add(person.email);
      }
      await signInWith(page, url, person.email);
      await expect(page.getByRole('heading', { level: 1, name: person.firstName })).toBeVisible();
    },
    async enterAsOwner(page) {
      await page.goto(await ownerLink(store));
      await choosePassword(page, PASSWORD);
      await signInWith(page, url, OWNER);
      await expect(page).toHaveURL(`${url}/account`);
    },
    signOut: (page) => signOut(page, url),
  };
}

function providerAccounts(url: string, issuer: string, provider: ChildProcess): AccountStore {
  const claims: Record<string, object> = {};

  async function enterWith(page: Page, { email, firstName, lastName }: Person, roles: string[] = []): Promise<void> {
    claims[email] = { email, email_verified: true, given_name: firstName, family_name: lastName, roles };
    const told = once(provider, 'message');
    provider.send({ subject: email, claims });
    await told;
    await page.goto(`${url}/login`);
    const button = page.getByRole('button', { name: 'Continue with your account' });
    await untilHydrated(button);
    await button.click();
    // it leads back to where the person was sent from
    await expect(page).toHaveURL((at) => at.origin === url && at.pathname !== '/login');
    await page.goto(`${url}/account`);
    await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible();
  }

  return {
    url,
    enter: (page, person = AMELIA) => enterWith(page, person),
    enterAsOwner: (page) =>
      enterWith(page, { email: 'olive@example.com', firstName: 'Olive', lastName: 'Moss' }, ['owner']),
    async signOut(page) {
      await pressSignOut(page, url);
      await expect(page).toHaveURL((at) => at.href.startsWith(`${issuer}/session/end`));
      await page.getByRole('button', { name: 'Yes, sign me out' }).click();
      await expect(page).toHaveURL(`${url}/`);
    },
  };
}

export async function sendSignUp(page: Page, { email, firstName, lastName } = AMELIA): Promise<void> {
  await untilHydrated(page.getByRole('button', { name: 'Create Account' }));
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function signUp(page: Page, url: string, person?: Person): Promise<void> {
  await page.goto(`${url}/signup`);
  await sendSignUp(page, person);
  await expect(page.getByText(/confirm/i).first()).toBeVisible();
}

export async function signInWith(page: Page, url: string, email = AMELIA.email, password = PASSWORD): Promise<void> {
  await page.goto(`${url}/login`);
  await untilHydrated(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Sets a password on the page of a link from a mail. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The newest link of a mail that the log of the store has, to an address if one is given. */
export async function linkIn(store: Store, part: string, email = ''): Promise<string> {
  const mails = () => [...store.log.matchAll(/^To (.*): (http\S+)$/gm)].filter(([, to = '']) => to.includes(email));
  const links = () => mails().map(([, , link = '']) => link);
  await expect.poll(() => links().filter((link) => link.includes(part)).length).toBeGreaterThan(0);
  return links().findLast((link) => link.includes(part)) ?? '';
}

/** Orders the products in the cart and returns the order's id. */
export async function order(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/checkout`);
  await fillShipping(page);
  await fillPayment(page);
  return placeOrder(page);
}

async function pressSignOut(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
}

/** Signs out of accounts that the store keeps. */
export async function signOut(page: Page, url: string): Promise<void> {
  await pressSignOut(page, url);
  await expect(page.getByText('Signed out')).toBeVisible();
}

/** Expects that what a device stores tells nothing of Amelia. */
export async function expectNothingLeft(page: Page): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/amelia|hart|rosewater|GLW-|skn-00/i);
}
