import { Injectable } from '@nestjs/common';
import { ContractParts } from '../http/openapi/contract-parts.js';

const message = (description: string) => ({
  description,
  content: { 'application/json': { schema: { type: 'object' as const } } },
});

const challenge = {
  'WWW-Authenticate': { description: 'RFC 6750, RFC 9728.', schema: { type: 'string' as const } },
};

/** Streamable HTTP in the contract: what travels inside is the protocol's own matter. */
const ENDPOINT = {
  operationId: 'mcp',
  tags: ['mcp'],
  summary: 'One JSON-RPC message of the Model Context Protocol',
  description: 'Streamable HTTP without sessions. Lists tools, resources and prompts to whoever is connected.',
  security: [{ oauth: ['mcp:use'] }],
  requestBody: { required: true, ...message('A request or a notification.') },
  responses: {
    200: {
      description: 'The answer, as one message or as a stream of progress that ends with it.',
      content: {
        'application/json': { schema: { type: 'object' as const } },
        'text/event-stream': { schema: { type: 'string' as const } },
      },
    },
    202: { description: 'A notification was taken.' },
    401: { ...message('The token is missing, expired, revoked or for another audience.'), headers: challenge },
    403: {
      ...message('The token lacks the scope `mcp:use`, or a browser asks from another origin.'),
      headers: challenge,
    },
    429: message('Too many requests; see `Retry-After`.'),
    default: message('Any other error.'),
  },
};

const TAG = {
  name: 'mcp',
  title: 'MCP',
  description: 'The same as tools for agents. OAuth with the scope `mcp:use` and the endpoint as resource.',
  place: 20,
};

/** Tells the contract of the MCP endpoint. */
@Injectable()
export class McpContract {
  constructor(contract: ContractParts) {
    contract.add({ tags: [TAG], paths: { '/mcp': { post: ENDPOINT } } });
  }
}
