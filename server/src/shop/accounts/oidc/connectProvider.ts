import { AsyncLocalStorage } from 'node:async_hooks';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as client from 'openid-client';
import type { OidcSettings } from '../../../base/config/config';
import { attempt } from '../../../base/system/attempt';
import type { Told } from './identityOf';

/** A sign-in must bring these back from the provider. */
export type Checks = Record<'expectedState' | 'expectedNonce' | 'pkceCodeVerifier', string>;

type Person = Record<'issuer' | 'subject', string>;

/** Who has signed in, what the provider tells of the person, and its tokens. */
export interface Answer extends Person {
  told: Told;
  idToken?: string;
  refreshToken?: string;
}

type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

/** Stores a new refresh token. */
type Keep = (refreshToken: string) => Promise<void>;
const keeping = new AsyncLocalStorage<Keep>();

/** A new refresh token is kept before anything of the answer can be refused: the former one may work no more. */
const fetchAndKeep: client.CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const sent = await response.clone().text();
  const { refresh_token: token } = Object(attempt(() => JSON.parse(sent)));
  if (token) await keeping.getStore()?.(String(token));
  return response;
};

/** The provider of the settings. A function throws if it cannot be reached; the next call tries again. */
export function connectProvider({ issuer, clientId, clientSecret }: OidcSettings) {
  let connection: Promise<client.Configuration> | undefined;

  function connect(): Promise<client.Configuration> {
    // the signature of each token is checked
    const execute = [client.enableNonRepudiationChecks];
    if (issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
    const authentication = clientSecret ? client.ClientSecretBasic(clientSecret) : client.None();
    const options = { execute, timeout: 5, [client.customFetch]: fetchAndKeep };
    connection ??= client.discovery(new URL(issuer), clientId, {}, authentication, options).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  }

  /** Of a person who is signed in, userinfo may fail. */
  async function answerOf(provider: client.Configuration, tokens: Tokens, signedIn?: string): Promise<Answer> {
    const { issuer: name, userinfo_endpoint: endpoint } = provider.serverMetadata();
    const idToken = tokens.claims();
    const subject = signedIn ?? idToken?.sub ?? '';
    if (idToken && idToken.sub !== subject) throw new Error('The ID token is of another person.');
    const asked = endpoint ? client.fetchUserInfo(provider, tokens.access_token, subject) : undefined;
    const userinfo = await (signedIn ? asked?.catch(() => undefined) : asked);
    const told = { idToken, userinfo };
    return { issuer: name, subject, told, idToken: tokens.id_token, refreshToken: tokens.refresh_token };
  }

  return {
    /** How the provider calls itself. */
    issuer: async () => (await connect()).serverMetadata().issuer,

    /** The address of the sign-in at the provider, and the checks of its answer. The state ends with `mark`. */
    async start(redirectUri: string, mark: string): Promise<{ url: string; checks: Checks }> {
      const provider = await connect();
      const [expectedState, expectedNonce] = [client.randomState() + mark, client.randomNonce()];
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

    /** Asks again about a person; undefined if it refuses, or is another provider. `keep` gets a new token first. */
    async refresh(token: string, { issuer: name, subject }: Person, keep: Keep): Promise<Answer | undefined> {
      const provider = await connect();
      if (name !== provider.serverMetadata().issuer) return undefined;
      try {
        const tokens = await keeping.run(keep, () => client.refreshTokenGrant(provider, token));
        return await answerOf(provider, tokens, subject);
      } catch (error) {
        if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant') return undefined;
        throw error;
      }
    },

    async endSessionUrl(idToken: string, returnUri: string): Promise<string> {
      // Cognito has a name of its own for where it leads
      const parameters = { id_token_hint: idToken, post_logout_redirect_uri: returnUri, logout_uri: returnUri };
      return client.buildEndSessionUrl(await connect(), parameters).href;
    },
  };
}

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
