import type { FastifyRequest } from 'fastify';
import type { OidcSettings } from '../../../base/config/config';
import type { SiteOrigin } from '../../../base/config/siteOrigin';
import type { Queryable } from '../../../base/database/Database';
import { safeErrorLog } from '../../../base/errors/toApiError';
import type { AuthDatabase } from '../authAdapter';
import type { Sessions } from '../sessions';
import { type Answer, type connectProvider, sealer } from './connectProvider';
import { identityOf, type Sources } from './identityOf';
import { updatePerson } from './identities';

/** The provider is asked again about a session after this time, in milliseconds. */
const REFRESH_MS = 5 * 60 * 1000;

export interface OidcOptions {
  oidc: OidcSettings;
  database: AuthDatabase;
  site: SiteOrigin;
  signingKey: string;
  sessions: Pick<Sessions, 'signIn' | 'readAccount' | 'tokenHashOf' | 'endSessionOf'>;
}

interface ProviderSessionOptions extends OidcOptions {
  provider: Pick<ReturnType<typeof connectProvider>, 'refresh'>;
}

/** The provider's tokens of each session. */
export function providerSessions({ database, provider, oidc, sessions, signingKey }: ProviderSessionOptions) {
  const { seal, open } = sealer(signingKey, 'oidc-tokens');
  const sealed = (token: string | undefined) => (token ? seal(token) : null);

  /** Updates the account by what the provider tells of it now. Throws if it tells no usable email address. */
  async function update(sessionId: string, accountId: string, answer: Answer, sources: Sources): Promise<void> {
    const identity = identityOf(answer.told, oidc, sources);
    await database.transaction(async (transaction) => {
      await updatePerson(transaction, accountId, identity);
      const renewed = 'update provider_sessions set id_token = coalesce($2, id_token) where session_id = $1';
      await transaction.query(renewed, [sessionId, sealed(answer.idToken)]);
    });
  }

  return {
    async store(transaction: Queryable, sessionId: string, answer: Answer, sources: Sources): Promise<void> {
      await transaction.query(
        `insert into provider_sessions (session_id, issuer, subject, id_token, refresh_token, refreshed_at, sources)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          ...[sessionId, answer.issuer, answer.subject, sealed(answer.idToken), sealed(answer.refreshToken)],
          ...[Date.now(), JSON.stringify(sources)],
        ],
      );
    },

    async idTokenOf(request: FastifyRequest): Promise<string | undefined> {
      const sql = 'select id_token from provider_sessions join account_sessions on id = session_id where token = $1';
      const [row] = await database.query(sql, [sessions.tokenHashOf(request)]);
      return open(String(row?.id_token));
    },

    /** Asks the provider if it is time, and updates the account. False if it refuses; the session ends then. */
    async refresh(request: FastifyRequest): Promise<boolean> {
      // one request asks, because a refresh token may work only once
      const [row] = await database.query(
        `update provider_sessions set refreshed_at = $2 from account_sessions
         where id = session_id and token = $1 and refreshed_at < $3 returning provider_sessions.*, user_id`,
        [sessions.tokenHashOf(request), Date.now(), Date.now() - REFRESH_MS],
      );
      const token = open(String(row?.refresh_token));
      if (!row || !token) return true;
      const id = String(row.session_id);
      const person = { issuer: String(row.issuer), subject: String(row.subject) };
      const kept = 'update provider_sessions set refresh_token = $2 where session_id = $1';
      const keep = async (renewed: string) => void (await database.query(kept, [id, seal(renewed)]));
      let answer: Answer | undefined;
      try {
        answer = await provider.refresh(token, person, keep);
      } catch (error) {
        request.log.warn(safeErrorLog(error), 'The identity provider was not asked about an account');
        return true;
      }
      try {
        if (answer) await update(id, String(row.user_id), answer, JSON.parse(String(row.sources)));
      } catch (error) {
        // the account's role is not known any more
        request.log.warn(safeErrorLog(error), 'What the identity provider says of an account was not stored');
        answer = undefined;
      }
      if (!answer) await sessions.endSessionOf(request);
      return answer !== undefined;
    },
  };
}
