import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as client from 'openid-client';
import type { StaffRole } from '@glow/shared/staff';
import { cleanEmail, EMAIL_PATTERN } from '@glow/shared/validation';
import type { OidcSettings } from '../../../base/config/config';
import { attempt } from '../../../base/system/attempt';

/** A sign-in must bring these back from the provider. */
export type Checks = Record<'expectedState' | 'expectedNonce' | 'pkceCodeVerifier', string>;

/** The provider's data about a person, and its sealed tokens. */
export interface Answer {
  identity: ReturnType<typeof identityOf>;
  idToken?: string;
  refreshToken?: string;
}

type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

/** The provider of the settings. A function throws if it cannot be reached; the next call tries again. */
export function connectProvider({ issuer, clientId, clientSecret, rolesClaim }: OidcSettings, sealer: Sealer) {
  let connection: Promise<client.Configuration> | undefined;

  function connect(): Promise<client.Configuration> {
    // the signature of each token is checked
    const execute = [client.enableNonRepudiationChecks];
    if (issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
    const authentication = clientSecret ? client.ClientSecretBasic(clientSecret) : client.None();
    connection ??= client
      .discovery(new URL(issuer), clientId, {}, authentication, { execute, timeout: 5 })
      .catch((error: unknown) => {
        connection = undefined;
        throw error;
      });
    return connection;
  }

  async function answerOf(provider: client.Configuration, tokens: Tokens, subject?: string): Promise<Answer> {
    const claims = tokens.claims();
    const sub = subject ?? claims?.sub ?? '';
    const metadata = provider.serverMetadata();
    const more = metadata.userinfo_endpoint && (await client.fetchUserInfo(provider, tokens.access_token, sub));
    const identity = identityOf({ ...claims, ...(more || {}), sub }, metadata.issuer, rolesClaim);
    const seal = (token: string | undefined) => token && sealer.seal(token);
    return { identity, idToken: seal(tokens.id_token), refreshToken: seal(tokens.refresh_token) };
  }

  return {
    /** The address of the sign-in at the provider, and the checks of its answer. */
    async start(redirectUri: string): Promise<{ url: string; checks: Checks }> {
      const provider = await connect();
      const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()];
      const pkceCodeVerifier = client.randomPKCECodeVerifier();
      const isOffline = provider.serverMetadata().scopes_supported?.includes('offline_access');
      const url = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: `openid email profile${isOffline ? ' offline_access' : ''}`,
        state: expectedState,
        nonce: expectedNonce,
        code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks: { expectedState, expectedNonce, pkceCodeVerifier } };
    },

    /** Exchanges the code in the address that the provider has sent the browser to. */
    async finish(callback: URL, checks: Checks): Promise<Answer> {
      const provider = await connect();
      return answerOf(provider, await client.authorizationCodeGrant(provider, callback, checks));
    },

    /** Asks again about a person; undefined if the provider refuses, or did not give the token. */
    async refresh(refreshToken: string, subject: string, issuedBy: string): Promise<Answer | undefined> {
      const provider = await connect();
      if (issuedBy !== provider.serverMetadata().issuer) return undefined;
      try {
        return await answerOf(provider, await client.refreshTokenGrant(provider, refreshToken), subject);
      } catch (error) {
        if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') return undefined;
        throw error;
      }
    },

    async endSessionUrl(idToken: string, returnUri: string): Promise<string> {
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: returnUri };
      return client.buildEndSessionUrl(await connect(), parameters).href;
    },
  };
}

/** A person by the claims of the provider. Throws if there is no usable email address. */
function identityOf(claims: Record<string, unknown>, issuer: string, rolesClaim: string) {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  const email = cleanEmail(text('email'));
  if (!EMAIL_PATTERN.test(email)) throw new Error('The identity provider gives no email address.');
  const emailVerified = claims.email_verified === true;
  const [firstName, lastName] = [text('given_name'), text('family_name')];
  return { issuer, subject: text('sub'), email, emailVerified, firstName, lastName, role: roleOf(claims[rolesClaim]) };
}

/** The highest role in a claim, which may be a text or a list. */
function roleOf(claim: unknown): StaffRole {
  const names: unknown[] = [claim].flat();
  return (['owner', 'catalogue', 'support'] as const).find((role) => names.includes(role)) ?? 'customer';
}

type Sealer = ReturnType<typeof sealer>;

/** Encrypts texts for one purpose, with a key from the signing key; `open` returns undefined for any other text. */
export function sealer(signingKey: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', purpose, 32));
  return {
    seal(text: string) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const content = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...content]).toString('base64url');
    },
    open: (sealed: string) =>
      attempt(() => {
        const bytes = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      }),
  };
}
