import { storePath } from '@glow/shared/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeErrorLog } from '../../../base/errors/toApiError';
import { limited } from '../../../base/http/networkOf';
import { connectProvider } from './connectProvider';
import { identityOf, SignInRefused } from './identityOf';
import { storePerson } from './identities';
import { type OidcOptions, providerSessions } from './providerSessions';
import { signInCookies } from './signInCookies';

/** A person may take this long at the provider, in milliseconds. */
const SIGN_IN_MS = 10 * 60 * 1000;
const SIGN_INS_PER_MINUTE = 30;
const CALLBACK = '/api/auth/oidc/callback';
/** The end of the state of a sign-in that was started again; the provider gives it back to any browser. */
const AGAIN = '.again';

/** The routes of sign-in at an identity provider. Their server must accept requests from other sites. */
export function oidcRoutes(server: FastifyInstance, options: OidcOptions) {
  const { oidc, database, site, sessions, signingKey } = options;
  const provider = connectProvider(oidc);
  const signIns = signInCookies(site, signingKey);
  const tokens = providerSessions({ ...options, provider });

  async function isFirst(state: string): Promise<boolean> {
    await database.query('delete from finished_sign_ins where created_at < $1', [Date.now() - SIGN_IN_MS]);
    const [first] = await database.query(
      'insert into finished_sign_ins (state, created_at) values ($1, $2) on conflict do nothing returning state',
      [state, Date.now()],
    );
    return first !== undefined;
  }

  /** Redirects to the answer of `work`, or to the sign-in page if it fails. */
  function redirecting(work: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const target = await work(request, reply).catch((error: unknown) => {
        request.log.warn(safeErrorLog(error), 'Sign-in at the identity provider failed');
        return `/login?error=oidc${error instanceof SignInRefused ? `&reason=${error.reason}` : ''}`;
      });
      return reply.header('cache-control', 'no-store').redirect(target);
    };
  }

  async function begin(request: FastifyRequest, reply: FastifyReply, from: string, mark = ''): Promise<string> {
    const { url, checks } = await provider.start(site() + CALLBACK, mark);
    signIns.keep(request, reply, checks.expectedState, { from, begun: Date.now(), checks });
    return url;
  }

  const start = redirecting((request, reply) =>
    begin(request, reply, storePath(Object(request.query).from) ?? '/account'),
  );
  const finish = redirecting(async (request, reply) => {
    const query = new URL(request.url, site()).searchParams;
    const state = query.get('state') ?? '';
    const { checks, from, begun } = signIns.read(request, state);
    if (begun && !checks && (await sessions.readAccount(request))) return from;
    signIns.forget(reply, state);
    if (query.has('error')) throw refusalOf(query.get('error') ?? '');
    if (!checks || begun < Date.now() - SIGN_IN_MS || !(await isFirst(checks.expectedState))) {
      // the code is dropped: it may be another person's
      if (state.endsWith(AGAIN)) throw new Error('The sign-in was started again before.');
      return begin(request, reply, from, AGAIN);
    }
    const answer = await provider.finish(new URL(request.url, site()), checks);
    const identity = identityOf(answer.told, oidc);
    await database.transaction(async (transaction) => {
      const accountId = await storePerson(transaction, answer, identity);
      await tokens.store(transaction, await sessions.signIn(accountId, request, reply), answer, identity.sources);
    });
    signIns.keep(request, reply, state, { from, begun });
    return from;
  });
  server.get('/api/auth/oidc/start', limited(SIGN_INS_PER_MINUTE, { summary: 'Begins a sign-in.' }), start);
  server.get(CALLBACK, limited(SIGN_INS_PER_MINUTE, { summary: 'Ends a sign-in at the provider.' }), finish);

  return {
    /** The address that ends the session at the provider; undefined if there is none now. */
    async endSessionUrl(request: FastifyRequest): Promise<string | undefined> {
      const idToken = await tokens.idTokenOf(request);
      return idToken ? provider.endSessionUrl(idToken, `${site()}/`).catch(() => undefined) : undefined;
    },
    refreshSession: tokens.refresh,
  };
}

/** What the provider says in place of a code; the log has only what is a code of OAuth. */
function refusalOf(error: string): Error {
  const code = /^\w+$/.exec(error)?.[0] ?? 'unknown';
  return error === 'access_denied' ? new SignInRefused('denied', code) : Object.assign(new Error(code), { code });
}
