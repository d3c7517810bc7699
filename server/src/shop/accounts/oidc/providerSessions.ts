import { randomUUID } from 'node:crypto';
import { emailKey } from '@glow/shared/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OidcSettings } from '../../../base/config/config';
import type { SiteOrigin } from '../../../base/config/siteOrigin';
import type { Queryable } from '../../../base/database/Database';
import { safeErrorLog } from '../../../base/errors/toApiError';
import type { AuthDatabase } from '../authAdapter';
import type { Sessions } from '../sessions';
import { type Answer, type connectProvider, sealer } from './connectProvider';
import { type Identity, identityOf } from './identityOf';

/** The provider is asked again about a session after this time, in milliseconds. */
const REFRESH_MS = 5 * 60 * 1000;

export interface OidcOptions {
  oidc: OidcSettings;
  database: AuthDatabase;
  site: SiteOrigin;
  signingKey: string;
  sessions: Pick<Sessions, 'signIn' | 'readAccount' | 'tokenHashOf' | 'endSessionOf'>;
}

type ProviderSession = Record<'session_id' | 'issuer' | 'subject' | 'refresh_token' | 'sources' | 'user_id', string>;

/** The sessions of people who have signed in at the provider, each with its tokens. */
export function providerSessions(
  { database, oidc, sessions, site, signingKey }: OidcOptions,
  provider: ReturnType<typeof connectProvider>,
) {
  const { seal, open } = sealer(signingKey, 'oidc-tokens');
  const sealed = (token: string | undefined) => (token ? seal(token) : null);

  return {
    /** Opens a session of a person, whose account is made if there is none. */
    async signIn(answer: Answer, identity: Identity, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { issuer, subject, idToken, refreshToken } = answer;
      await database.transaction(async (transaction) => {
        const accountId = await findPerson(transaction, answer, identity);
        await updatePerson(transaction, accountId, identity);
        const sessionId = await sessions.signIn(accountId, request, reply);
        const of = [sessionId, issuer, subject, JSON.stringify(identity.sources), Date.now()];
        await transaction.query(
          `insert into provider_sessions (session_id, issuer, subject, sources, refreshed_at, id_token, refresh_token)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [...of, sealed(idToken), sealed(refreshToken)],
        );
      });
    },

    /** The address that ends the session at the provider; undefined if there is none now. */
    async endSessionUrl(request: FastifyRequest): Promise<string | undefined> {
      const sql = 'select id_token from provider_sessions join account_sessions on id = session_id where token = $1';
      const [row] = await database.query(sql, [sessions.tokenHashOf(request)]);
      const idToken = open(String(row?.id_token));
      return idToken ? provider.endSessionUrl(idToken, `${site()}/`).catch(() => undefined) : undefined;
    },

    /** Asks the provider if it is time, and updates the account. False if it refuses; the session ends then. */
    async refresh(request: FastifyRequest): Promise<boolean> {
      // one request asks, because a refresh token may work only once
      const [row] = await database.query<ProviderSession>(
        `update provider_sessions set refreshed_at = $2 from account_sessions
         where id = session_id and token = $1 and refreshed_at < $3 returning provider_sessions.*, user_id`,
        [sessions.tokenHashOf(request), Date.now(), Date.now() - REFRESH_MS],
      );
      const token = row && open(row.refresh_token);
      if (!row || !token) return true;
      const keep = async (renewed: string) => {
        const set = 'update provider_sessions set refresh_token = $2 where session_id = $1';
        await database.query(set, [row.session_id, seal(renewed)]);
      };
      let answer: Answer | undefined;
      try {
        answer = await provider.refresh(token, row, keep);
        const identity = answer && identityOf(answer.told, oidc, JSON.parse(row.sources));
        if (identity) {
          await updatePerson(database, row.user_id, identity);
          const set =
            'update provider_sessions set id_token = coalesce($2, id_token), sources = $3 where session_id = $1';
          await database.query(set, [row.session_id, sealed(answer?.idToken), JSON.stringify(identity.sources)]);
        }
      } catch (error) {
        const what = answer
          ? 'What the identity provider says of an account was not stored'
          : 'The identity provider was not asked about an account';
        request.log.warn(safeErrorLog(error), what);
        if (!answer) return true;
        // the account's role is not known any more
        answer = undefined;
      }
      if (!answer) await sessions.endSessionOf(request);
      return answer !== undefined;
    },
  };
}

/** The account of a person; one is made, or taken that was given free (`freeAccount`). Throws if there is another's. */
async function findPerson(transaction: Queryable, { issuer, subject }: Answer, identity: Identity): Promise<string> {
  const sql = 'select account_id from account_identities where issuer = $1 and subject = $2';
  const [known] = await transaction.query(sql, [issuer, subject]);
  if (known) return String(known.account_id);
  const [added] = await transaction.query(
    `insert into accounts (id, kind, email, email_verified, created_at, updated_at) values ($1, 'oidc', $2, $3, $4, $4)
     on conflict (kind, email) do update set updated_at = $4
       where accounts.email_verified <= $3 returning id`,
    [randomUUID(), emailKey(identity.email ?? ''), Number(identity.emailVerified), Date.now()],
  );
  if (!added) throw Object.assign(new Error(), { code: 'the address is confirmed for another subject' });
  // an account has one identity
  const add = `insert into account_identities (issuer, subject, account_id) values ($1, $2, $3)
    on conflict (account_id) do nothing returning subject`;
  if ((await transaction.query(add, [issuer, subject, String(added.id)])).length === 0)
    throw Object.assign(new Error(), { code: 'another subject has this address' });
  return String(added.id);
}

/** Stores what was told; what is undefined stays. */
async function updatePerson(transaction: Queryable, accountId: string, identity: Identity): Promise<void> {
  const { email, emailVerified, firstName, lastName, role } = identity;
  const verified = emailVerified === undefined ? undefined : Number(emailVerified);
  const told = [email && emailKey(email), email, verified, firstName, lastName, role];
  await transaction.query(
    `update accounts set email = coalesce($3, email), address = coalesce($4, address),
       email_verified = coalesce($5, case when $3 <> email then 0 else email_verified end), first_name = coalesce($6, first_name),
       last_name = coalesce($7, last_name), role = coalesce($8, role), updated_at = $2
     where id = $1`,
    [accountId, Date.now(), ...told.map((value) => value ?? null)],
  );
}
