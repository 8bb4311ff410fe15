/** Where the authorization server answers. */
export const OAUTH_PATHS = {
  authorization: '/api/auth/oauth2/authorize',
  token: '/api/auth/oauth2/token',
  revocation: '/api/auth/oauth2/revoke',
  registration: '/api/auth/oauth2/register',
  jwks: '/api/auth/jwks',
} as const;

/** What a person is sent to with the answer for an agent; a page of ours shows the code there. */
export const completeUrl = (baseUrl: string): string => `${baseUrl}/auth/skill/complete`;
