import { randomUUID } from 'node:crypto';
import { emailKey, storePath } from '@glow/shared/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OidcSettings } from '../../../base/config/config';
import type { SiteOrigin } from '../../../base/config/siteOrigin';
import type { Database } from '../../../base/database/Database';
import { safeErrorLog } from '../../../base/errors/toApiError';
import { hostCookie } from '../../../base/config/originOf';
import { limited } from '../../../base/http/networkOf';
import type { Sessions } from '../sessions';
import { type Answer, type Checks, connectProvider, sealer } from './connectProvider';

/** A person may take this long at the provider, in milliseconds. */
const SIGN_IN_MS = 10 * 60 * 1000;
/** The provider is asked again about an account after this time, in milliseconds. */
const REFRESH_MS = 5 * 60 * 1000;
const SIGN_INS_PER_MINUTE = 30;
const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
const CALLBACK = '/api/auth/oidc/callback';

export interface OidcOptions extends Pick<Sessions, 'signIn'> {
  oidc: OidcSettings;
  database: Database;
  site: SiteOrigin;
  signingKey: string;
  endSessions(accountId: string): Promise<void>;
}

/** The routes of sign-in at an identity provider. Their server must accept requests from other sites. */
export function oidcRoutes(server: FastifyInstance, options: OidcOptions) {
  const { database, site, signingKey } = options;
  const signIns = sealer(signingKey, 'oidc-sign-in');
  const tokens = sealer(signingKey, 'oidc-tokens');
  const provider = connectProvider(options.oidc, tokens);

  const cookie = () => ({
    name: hostCookie(site(), 'glow_oidc'),
    secure: site().startsWith('https:') || ('auto' as const),
    ...ATTRIBUTES,
  });

  async function takeSignIn({ cookies }: FastifyRequest): Promise<{ checks: Checks; from: string }> {
    const { checks, from, ends } = JSON.parse(signIns.open(cookies[cookie().name] ?? '') ?? '{}');
    if (!(ends > Date.now())) throw new Error('The sign-in was not started in this browser, or too long ago.');
    await database.query('delete from finished_sign_ins where created_at < $1', [Date.now() - SIGN_IN_MS]);
    const [first] = await database.query(
      'insert into finished_sign_ins (state, created_at) values ($1, $2) on conflict do nothing returning state',
      [checks.expectedState, Date.now()],
    );
    if (!first) throw new Error('The sign-in has come back before.');
    return { checks, from };
  }

  /** Redirects to the answer of `work`, or to the sign-in page if it fails. */
  function redirecting(work: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const target = await work(request, reply).catch((error: unknown) => {
        request.log.warn(safeErrorLog(error), 'Sign-in at the identity provider failed');
        return '/login?error=oidc';
      });
      return reply.header('cache-control', 'no-store').redirect(target);
    };
  }

  const start = redirecting(async ({ query }, reply) => {
    const { url, checks } = await provider.start(site() + CALLBACK);
    const from = storePath(Object(query).from) ?? '/account';
    const content = signIns.seal(JSON.stringify({ checks, from, ends: Date.now() + SIGN_IN_MS }));
    const { name, ...attributes } = cookie();
    reply.setCookie(name, content, { ...attributes, maxAge: SIGN_IN_MS / 1000 });
    return url;
  });
  const finish = redirecting(async (request, reply) => {
    const { name, ...attributes } = cookie();
    reply.clearCookie(name, attributes);
    const { checks, from } = await takeSignIn(request);
    const answer = await provider.finish(new URL(request.url, site()), checks);
    await options.signIn(await upsertOidcAccount(database, answer), request, reply);
    return from;
  });
  server.get('/api/auth/oidc/start', limited(SIGN_INS_PER_MINUTE, { summary: 'Begins a sign-in.' }), start);
  server.get(CALLBACK, limited(SIGN_INS_PER_MINUTE, { summary: 'Ends a sign-in at the provider.' }), finish);

  return {
    /** The address that ends the session at the provider; undefined if there is none now. */
    async endSessionUrl(accountId: string): Promise<string | undefined> {
      const sql = 'select id_token from account_identities where account_id = $1';
      const [row] = await database.query(sql, [accountId]);
      const idToken = tokens.open(String(row?.id_token));
      return idToken ? provider.endSessionUrl(idToken, `${site()}/`).catch(() => undefined) : undefined;
    },

    /** Asks the provider if it is time, and updates the account. False if it refuses; its sessions end then. */
    async refreshIdentity(accountId: string): Promise<boolean> {
      // one request asks, because a refresh token may work only once
      const [row] = await database.query(
        `update account_identities set refreshed_at = $2 where account_id = $1 and refreshed_at < $3
         returning issuer, subject, refresh_token`,
        [accountId, Date.now(), Date.now() - REFRESH_MS],
      );
      const token = tokens.open(String(row?.refresh_token));
      if (!row || !token) return true;
      let answer: Answer | undefined;
      try {
        answer = await provider.refresh(token, String(row.subject), String(row.issuer));
      } catch (error) {
        server.log.warn(safeErrorLog(error), 'The identity provider was not asked about an account');
        return true;
      }
      try {
        if (answer) await upsertOidcAccount(database, answer, accountId);
      } catch (error) {
        // the account's role is not known any more
        server.log.warn(safeErrorLog(error), 'What the identity provider says of an account was not stored');
        answer = undefined;
      }
      if (!answer) await options.endSessions(accountId);
      return answer !== undefined;
    },
  };
}

/** Stores an answer; returns the account's id. Throws if another account has the address. `refreshed` makes none. */
export async function upsertOidcAccount(database: Database, answer: Answer, refreshed?: string): Promise<string> {
  const { issuer, subject, email, emailVerified, firstName, lastName, role } = answer.identity;
  return database.transaction(async (transaction) => {
    const sql = 'select account_id from account_identities where issuer = $1 and subject = $2';
    const [known] = await transaction.query(sql, [issuer, subject]);
    if (refreshed && !known) return refreshed;
    const id = String(known?.account_id ?? randomUUID());
    await transaction.query(
      `insert into accounts (id, kind, email, address, email_verified, first_name, last_name, phone, role, created_at, updated_at)
       values ($1, 'oidc', $2, $8, $3, $4, $5, '', $6, $7, $7)
       on conflict (id) do update
         set email = $2, address = $8, email_verified = $3, first_name = $4, last_name = $5, role = $6, updated_at = $7`,
      [id, emailKey(email), emailVerified ? 1 : 0, firstName, lastName, role, Date.now(), email],
    );
    await transaction.query(
      `insert into account_identities as kept (issuer, subject, account_id, id_token, refresh_token, refreshed_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (issuer, subject) do update set id_token = coalesce(excluded.id_token, kept.id_token),
         refresh_token = coalesce(excluded.refresh_token, kept.refresh_token), refreshed_at = excluded.refreshed_at`,
      [issuer, subject, id, answer.idToken ?? null, answer.refreshToken ?? null, Date.now()],
    );
    return id;
  });
}
