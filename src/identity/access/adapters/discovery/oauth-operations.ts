import { MCP_SCOPE, SKILL_CLIENT } from '../../domain/token.js';
import { content, object, operation, REFUSED, text, uris, uri } from './oauth-shapes.js';

const FORM = 'application/x-www-form-urlencoded';

const query = (name: string, description: string, required = true) => ({
  name,
  in: 'query' as const,
  required,
  description,
  schema: { type: 'string' as const },
});

export const AUTHORIZE = operation('oauthAuthorize', 'Asks a person, in their browser, to let a client in', {
  parameters: [
    query('response_type', '`code`.'),
    query('client_id', 'From the registration, or the URL of a client ID metadata document.'),
    query('redirect_uri', 'One of those that were registered; a loopback address may have any port.'),
    query('code_challenge', 'RFC 7636.'),
    query('code_challenge_method', '`S256`.'),
    query('resource', 'RFC 8707: the MCP endpoint.', false),
    query('scope', `\`${MCP_SCOPE}\`, also when it is left out.`, false),
    query('state', 'Comes back as it is.', false),
  ],
  responses: {
    303: { description: 'To the page that asks the person, and from there back to `redirect_uri`.' },
    400: { description: 'A page that says what is wrong.', content: { 'text/html': {} } },
  },
});

export const TOKEN = operation('oauthToken', 'Redeems a code or a refresh token', {
  requestBody: {
    required: true,
    content: content(
      object(
        {
          grant_type: { type: 'string', enum: ['authorization_code', 'refresh_token'] },
          client_id: text('As at the authorization.'),
          code: text('With `authorization_code`.'),
          redirect_uri: text('With `authorization_code`: as at the authorization.'),
          code_verifier: text('With `authorization_code`: RFC 7636.'),
          refresh_token: text('With `refresh_token`. It is replaced at every use; one that was used ends them all.'),
          resource: text('RFC 8707.'),
        },
        ['grant_type', 'client_id'],
      ),
      FORM,
    ),
  },
  responses: {
    200: {
      description: 'Opaque tokens.',
      content: content(
        object(
          {
            access_token: text('For the Authorization header.'),
            token_type: { type: 'string', const: 'Bearer' },
            expires_in: { type: 'integer', description: 'Seconds.' },
            refresh_token: text('Replaces the one before.'),
            scope: text('Space-separated.'),
          },
          ['access_token', 'token_type', 'expires_in'],
        ),
      ),
    },
    400: REFUSED,
    429: { description: 'Too many requests; see `Retry-After`.' },
  },
});

export const REGISTER = operation('oauthRegister', 'Registers an OAuth client (RFC 7591)', {
  requestBody: {
    required: true,
    content: content(
      object(
        {
          client_name: text('Shown to the person who is asked.'),
          redirect_uris: uris('https, a loopback address, or a private scheme of a native program.'),
          client_uri: uri('Its home page.'),
          token_endpoint_auth_method: text('`none` when it is left out: a public client.'),
        },
        ['redirect_uris'],
      ),
    ),
  },
  responses: {
    201: {
      description: 'The client as it was registered.',
      content: content(
        object({ client_id: text('For all that follows.'), redirect_uris: uris('As sent.') }, ['client_id']),
      ),
    },
    400: REFUSED,
    429: { description: 'Too many requests; see `Retry-After`.' },
  },
});

export const REVOKE = operation('oauthRevoke', 'Ends a token (RFC 7009)', {
  description: 'Refused from the next request on. Revoking twice, or a token that is unknown, is no error.',
  requestBody: {
    required: true,
    content: content(
      object(
        {
          token: text('An access token, a refresh token or a Skill Session token.'),
          client_id: text(`The client that it was issued to; \`${SKILL_CLIENT}\` for Skill Sessions.`),
          token_type_hint: text('`access_token` or `refresh_token`.'),
        },
        ['token', 'client_id'],
      ),
      FORM,
    ),
  },
  responses: { 200: { description: 'It does not work, now.' }, 400: REFUSED },
});

export const JWKS = operation('oauthKeys', 'Public keys of the authorization server (RFC 7517)', {
  responses: {
    200: {
      description: 'A key set.',
      content: content(object({ keys: { type: 'array', items: { type: 'object' } } }, ['keys'])),
    },
  },
});
