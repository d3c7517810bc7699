import { StartError } from '../errors/StartError';
import { address } from './settings';

/** `rolesClaim` is the name of the claim with roles. */
export type OidcSettings = NonNullable<ReturnType<typeof oidcSettings>>;

const ISSUER = /^(https:\/\/[^/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[^?#]*)?$/;

/** The settings of `ACCOUNTS=oidc`; undefined for other accounts. */
export function oidcSettings(env: NodeJS.ProcessEnv) {
  const issuer = address(env, 'OIDC_ISSUER', ISSUER, 'https://login.glow.example');
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ROLES_CLAIM: rolesClaim } = env;
  if (env.ACCOUNTS !== 'oidc') return undefined;
  if (issuer && clientId) return { issuer, clientId, clientSecret, rolesClaim: rolesClaim || 'roles' };
  throw new StartError(
    'ACCOUNTS needs OIDC_ISSUER and OIDC_CLIENT_ID for oidc: the identity provider, and this store there.',
  );
}
