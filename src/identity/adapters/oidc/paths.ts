/** Where the authorization server answers. */
export const OAUTH_PATHS = {
  authorization: '/api/auth/oauth2/authorize',
  token: '/api/auth/oauth2/token',
  revocation: '/api/auth/oauth2/revoke',
  registration: '/api/auth/oauth2/register',
  jwks: '/api/auth/jwks',
} as const;
