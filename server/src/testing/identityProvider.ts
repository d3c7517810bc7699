import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What the provider tells about people in userinfo, by subject, and in `idToken`, that is in the ID token. */
export type People = Record<string, Record<string, unknown>>;

/** An identity provider in a process of its own, where a person is signed in without a form. */
export interface IdentityProvider {
  issuer: string;
  /** Says what the provider knows, and who signs in next. */
  know(claims: People, subject?: string): Promise<void>;
  /** Follows an address of the provider with a new browser, to the address that it leads back to. */
  visit(url: string): Promise<URL>;
  stop(): Promise<void>;
}

/** The client that the provider knows, as settings of the store. */
export const OIDC_CLIENT = { OIDC_CLIENT_ID: 'glow', OIDC_CLIENT_SECRET: 'a secret of the store' };

/** Starts an identity provider for the store at an origin. */
export async function identityProvider(store: string): Promise<IdentityProvider> {
  const program = fork(join(__dirname, 'identityProviderProgram.js'), [store], { execArgv: [], stdio: 'ignore' });
  const [{ issuer }] = await once(program, 'message');

  async function visit(url: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let next = new URL(url);
    while (next.origin === issuer) {
      const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
      const response = await fetch(next, { headers, redirect: 'manual' });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location) throw new Error(`The provider answers with ${response.status}: ${await response.text()}`);
      next = new URL(location, next);
    }
    return next;
  }

  return {
    issuer,
    visit,
    async know(claims, subject = 'rose') {
      const told = once(program, 'message');
      program.send({ claims, subject });
      await told;
    },
    async stop() {
      if (program.exitCode !== null) return;
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}
