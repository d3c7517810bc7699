import type { People } from './identityProvider';

interface ProviderAnswers {
  /** Pages of its documentation from which the shapes are. */
  pages: string[];
  settings: Record<string, string>;
  /** A support person, as `People` has one. */
  person: People[string];
  expected: Record<string, unknown>;
}

const SUBJECT = { email: 'mika@example.com', first_name: 'Mika', last_name: 'Ollenburg', role: 'support' };

/** What three providers send. */
export const PROVIDER_ANSWERS: Record<string, ProviderAnswers> = {
  // the mappers of the scope `roles` write the access token, and the ID token and userinfo if they are told so
  Keycloak: {
    pages: [
      'https://www.keycloak.org/docs/latest/server_admin/#_client_scopes',
      'https://www.keycloak.org/docs/latest/server_admin/#_protocol-mappers',
    ],
    settings: { OIDC_ROLES_CLAIM: 'realm_access.roles' },
    person: {
      idToken: {
        email_verified: true,
        name: 'Mika Ollenburg',
        preferred_username: 'mika',
        given_name: 'Mika',
        family_name: 'Ollenburg',
        email: 'mika@example.com',
        realm_access: { roles: ['offline_access', 'default-roles-shop', 'uma_authorization', 'support'] },
      },
      email_verified: true,
      name: 'Mika Ollenburg',
      preferred_username: 'mika',
      given_name: 'Mika',
      family_name: 'Ollenburg',
      email: 'mika@example.com',
    },
    expected: { ...SUBJECT, email_verified: 1 },
  },
  // no `email` of a person of the own tenant by default, and never `email_verified`
  'Entra ID': {
    pages: [
      'https://learn.microsoft.com/en-us/entra/identity-platform/id-token-claims-reference',
      'https://learn.microsoft.com/en-us/entra/identity-platform/userinfo',
    ],
    settings: { OIDC_EMAIL_CLAIM: 'preferred_username' },
    person: {
      idToken: {
        name: 'Mika Ollenburg',
        preferred_username: 'mika@example.com',
        oid: '690222be-ff1a-4d56-abd1-7e4f7d38e474',
        tid: '72f988bf-86f1-41af-91ab-2d7cd011db47',
        roles: ['support'],
        ver: '2.0',
      },
      name: 'Mika Ollenburg',
      family_name: ' Ollenburg',
      given_name: 'Mika',
      picture: 'https://graph.microsoft.com/v1.0/me/photo/$value',
    },
    expected: { ...SUBJECT, email_verified: 0 },
  },
  // userinfo has `email_verified` as text, and no groups
  Cognito: {
    pages: [
      'https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-id-token.html',
      'https://docs.aws.amazon.com/cognito/latest/developerguide/userinfo-endpoint.html',
      'https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-refresh-token.html',
    ],
    settings: { OIDC_ROLES_CLAIM: 'cognito:groups' },
    person: {
      idToken: {
        'cognito:groups': ['support', 'testers'],
        'cognito:username': 'mika',
        email_verified: true,
        preferred_username: 'mika',
        given_name: 'Mika',
        family_name: 'Ollenburg',
        token_use: 'id',
        email: 'mika@example.com',
      },
      email_verified: 'true',
      preferred_username: 'mika',
      given_name: 'Mika',
      family_name: 'Ollenburg',
      email: 'mika@example.com',
      username: 'mika',
    },
    expected: { ...SUBJECT, email_verified: 1 },
  },
};
