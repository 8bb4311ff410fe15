import { content, object, type Operation, operation, texts, uri, uris } from './oauth-shapes.js';

export const SERVER_METADATA = operation('oauthServerMetadata', 'Metadata of the authorization server (RFC 8414)', {
  responses: {
    200: {
      description: 'Where everything is. `agent_auth` is for agents; /auth.md explains it.',
      content: content(
        object(
          {
            issuer: uri('The base URL.'),
            authorization_endpoint: uri('Where browsers are sent.'),
            token_endpoint: uri('Codes and refresh tokens.'),
            registration_endpoint: uri('RFC 7591.'),
            revocation_endpoint: uri('RFC 7009.'),
            jwks_uri: uri('RFC 7517.'),
            scopes_supported: texts('What can be asked for.'),
            code_challenge_methods_supported: texts('`S256` and nothing else.'),
            agent_auth: object({ skill: uri('/auth.md.'), revocation_uri: uri('Where tokens are ended.') }),
          },
          ['issuer', 'authorization_endpoint', 'token_endpoint', 'agent_auth'],
        ),
      ),
    },
  },
});

export const resourceMetadata = (operationId: string, summary: string): Operation =>
  operation(operationId, summary, {
    responses: {
      200: {
        description: 'RFC 9728.',
        content: content(
          object(
            {
              resource: uri('What tokens are for: the audience.'),
              authorization_servers: uris('Who issues them.'),
              scopes_supported: texts('What they can allow.'),
              bearer_methods_supported: texts('`header` and nothing else.'),
            },
            ['resource', 'authorization_servers'],
          ),
        ),
      },
    },
  });
