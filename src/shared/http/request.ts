import type { FastifyRequest } from 'fastify';
import type { VerifiedToken } from './authentication/token-verifier.js';
import type { OperationConfig } from './operation.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null before authentication and where none is needed. */
    verified: VerifiedToken | null;
  }
  interface FastifyContextConfig {
    /** Set on the operations of the contract by `@Operation`. */
    operation?: OperationConfig;
  }
}

export type HttpRequest = FastifyRequest;
