import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../../base/config/originOf';
import type { SiteOrigin } from '../../../base/config/siteOrigin';
import { hashOf } from '../../../base/http/token';
import { type Checks, sealer } from './connectProvider';

/** A browser may have so many sign-ins under way, one in each tab. */
const MAX_SIGN_INS = 5;
/** Seconds for which a browser knows which page was left. */
const KEPT_SECONDS = 24 * 60 * 60;
/** A longer address would make the cookies of five sign-ins too long for a request. */
const MAX_ADDRESS = 500;

/** A sign-in of this browser; it has no checks once it is finished. */
interface SignIn {
  from: string;
  begun: number;
  checks?: Checks;
}

/** The sign-ins of a browser, each in a sealed cookie that is named by its state. */
export function signInCookies(site: SiteOrigin, signingKey: string) {
  const { seal, open } = sealer(signingKey, 'oidc-sign-in');
  const nameOf = (state: string) => hostCookie(site(), `glow_oidc_${state && hashOf(state).slice(0, 12)}`);
  const attributes = () => ({
    secure: site().startsWith('https:') || ('auto' as const),
    ...({ path: '/', httpOnly: true, sameSite: 'lax' } as const),
  });

  function read({ cookies }: FastifyRequest, name: string): SignIn {
    return { from: '/account', begun: 0, ...JSON.parse(open(cookies[name] ?? '') ?? '{}') };
  }

  return {
    /** The sign-in of a state; of one that this browser does not know it says `/account` and no checks. */
    read: (request: FastifyRequest, state: string) => read(request, nameOf(state)),

    /** Keeps a sign-in, without `checks` as finished. Of too many the oldest is forgotten. */
    keep(request: FastifyRequest, reply: FastifyReply, state: string, { from, begun, checks }: SignIn): void {
      const name = nameOf(state);
      const others = Object.keys(request.cookies).filter((other) => other.startsWith(nameOf('')) && other !== name);
      const oldest = others.sort((a, b) => read(request, b).begun - read(request, a).begun).slice(MAX_SIGN_INS - 1);
      for (const other of oldest) reply.clearCookie(other, attributes());
      const content = { from: from.length > MAX_ADDRESS ? undefined : from, begun, checks };
      reply.setCookie(name, seal(JSON.stringify(content)), { ...attributes(), maxAge: KEPT_SECONDS });
    },

    forget(reply: FastifyReply, state: string): void {
      reply.clearCookie(nameOf(state), attributes());
    },
  };
}
