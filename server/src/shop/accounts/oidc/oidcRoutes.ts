import { storePath } from '@glow/shared/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../../base/config/originOf';
import { safeErrorLog } from '../../../base/errors/toApiError';
import { limited } from '../../../base/http/networkOf';
import { hashOf } from '../../../base/http/token';
import { type Checks, connectProvider, sealer } from './connectProvider';
import { identityOf } from './identityOf';
import { type OidcOptions, providerSessions } from './providerSessions';

/** A person may take this long at the provider, in milliseconds. */
const SIGN_IN_MS = 10 * 60 * 1000;
/** Seconds for which a browser knows which page was left, of so many sign-ins: one in each tab. */
const KEPT_SECONDS = 60 * 60;
const MAX_SIGN_INS = 5;
/** With longer addresses, the cookies of all sign-ins would be too long for a request. */
const MAX_ADDRESS = 500;
const SIGN_INS_PER_MINUTE = 30;
const CALLBACK = '/api/auth/oidc/callback';
/** The end of the state of a sign-in that was started again; the provider gives it back to any browser. */
const AGAIN = '.again';

/** A sign-in of a browser; it has no checks once it is finished. */
interface SignIn {
  from: string;
  begun: number;
  checks?: Checks;
}

/** The routes of sign-in at an identity provider. Their server must accept requests from other sites. */
export function oidcRoutes(server: FastifyInstance, options: OidcOptions) {
  const { oidc, database, site, sessions, signingKey } = options;
  const { seal, open } = sealer(signingKey, 'oidc-sign-in');
  const provider = connectProvider(oidc);
  const tokens = providerSessions(options, provider);

  const prefix = () => hostCookie(site(), 'glow_oidc_');
  const nameOf = (state: string) => prefix() + hashOf(state).slice(0, 12);
  const attributes = () => ({
    ...({ path: '/', httpOnly: true, sameSite: 'lax' } as const),
    secure: site().startsWith('https:') || ('auto' as const),
  });

  const read = ({ cookies }: FastifyRequest, name: string): SignIn => ({
    ...{ from: '/account', begun: 0 },
    ...JSON.parse(open(cookies[name] ?? '') ?? '{}'),
  });

  /** Keeps a sign-in in a sealed cookie of its state; of too many the oldest is forgotten. */
  function keep(request: FastifyRequest, reply: FastifyReply, state: string, signIn: SignIn): void {
    const others = Object.keys(request.cookies).filter((name) => name.startsWith(prefix()) && name !== nameOf(state));
    const newestFirst = others.sort((one, other) => read(request, other).begun - read(request, one).begun);
    for (const name of newestFirst.slice(MAX_SIGN_INS - 1)) reply.clearCookie(name, attributes());
    reply.setCookie(nameOf(state), seal(JSON.stringify(signIn)), { ...attributes(), maxAge: KEPT_SECONDS });
  }

  async function isFirst(state: string): Promise<boolean> {
    await database.query('delete from finished_sign_ins where created_at < $1', [Date.now() - SIGN_IN_MS]);
    const sql =
      'insert into finished_sign_ins (state, created_at) values ($1, $2) on conflict do nothing returning state';
    return (await database.query(sql, [state, Date.now()])).length > 0;
  }

  /** Redirects to the answer of `work`, or, if it fails, to the sign-in page with the page that was left. */
  function redirecting(work: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const target = await work(request, reply).catch((error: unknown) => {
        request.log.warn(safeErrorLog(error), 'Sign-in at the identity provider failed');
        const { state, from } = Object(request.query);
        const { reason } = Object(error);
        const page = storePath(from) ?? read(request, nameOf(String(state))).from;
        const left = page !== '/account' && { from: page };
        return `/login?${new URLSearchParams({ error: 'oidc', ...(reason && { reason }), ...left })}`;
      });
      return reply.header('cache-control', 'no-store').redirect(target);
    };
  }

  async function begin(request: FastifyRequest, reply: FastifyReply, page = '/account', mark = '') {
    const { url, checks } = await provider.start(site() + CALLBACK, mark);
    const from = page.length > MAX_ADDRESS ? '/account' : page;
    keep(request, reply, checks.expectedState, { from, begun: Date.now(), checks });
    return url;
  }

  const start = redirecting((request, reply) => begin(request, reply, storePath(Object(request.query).from)));
  const finish = redirecting(async (request, reply) => {
    const callback = new URL(request.url, site());
    const [state, error] = ['state', 'error'].map((name) => callback.searchParams.get(name) ?? '') as [string, string];
    const { checks, from, begun } = read(request, nameOf(state));
    if (begun && !checks && (await sessions.readAccount(request))) return from;
    reply.clearCookie(nameOf(state), attributes());
    const isDenied = error === 'access_denied';
    const isUsable = !error && checks && begun > Date.now() - SIGN_IN_MS && (await isFirst(checks.expectedState));
    if (!isUsable) {
      // the log has only what is a code
      const problem = { code: /^\w+$/.exec(error)?.[0], reason: isDenied && 'denied' };
      if (isDenied || state.endsWith(AGAIN)) throw Object.assign(new Error(), problem);
      // a code is dropped: it may be another person's
      return begin(request, reply, from, AGAIN);
    }
    const answer = await provider.finish(callback, checks);
    const identity = identityOf(answer.told, oidc);
    if (!identity.sources.role)
      request.log.info({ code: `missing claim ${oidc.rolesClaim}` }, 'Whoever signs in is a customer');
    await tokens.signIn(answer, identity, request, reply);
    keep(request, reply, state, { from, begun });
    return from;
  });
  server.get('/api/auth/oidc/start', limited(SIGN_INS_PER_MINUTE, { summary: 'Begins a sign-in.' }), start);
  server.get(CALLBACK, limited(SIGN_INS_PER_MINUTE, { summary: 'Ends a sign-in at the provider.' }), finish);
  return tokens;
}
