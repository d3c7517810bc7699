/* An identity provider for tests: a program of its own loads its library without jest. Argument: the store's origin. */
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [, , store] = process.argv;
/** The claims that it tells, in userinfo or, those of `idToken`, in the ID token. */
const PROFILE = [
  ...['name', 'given_name', 'family_name', 'preferred_username', 'picture', 'oid', 'tid', 'ver', 'username'],
  ...['roles', 'realm_access', 'cognito:groups', 'cognito:username', 'token_use', 'https://shop/roles'],
];
/** The person who signs in next, and the claims of people by subject; a subject without claims is unknown. */
let people = { subject: 'rose', claims: {} };

const server = createServer();
server.listen(0, 'localhost', () => {
  const issuer = `http://localhost:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'glow',
        client_secret: 'a secret of the store',
        redirect_uris: [`${store}/api/auth/oidc/callback`],
        post_logout_redirect_uris: [`${store}/`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: PROFILE },
    conformIdTokenClaims: false,
    findAccount: (_context, accountId) => {
      const { idToken, ...userinfo } = people.claims[accountId] ?? {};
      const claims = (use) => ({ ...(use === 'id_token' ? idToken : userinfo), sub: accountId });
      return people.claims[accountId] && { accountId, claims };
    },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile offline_access');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['a key of the tests'] },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url.startsWith('/interaction/')) return answer(request, response);
    return provider.interactionFinished(request, response, { login: { accountId: people.subject } });
  });
  process.send({ issuer });
});

process.on('message', (message) => {
  people = message;
  process.send({});
});
process.on('disconnect', () => process.exit());
