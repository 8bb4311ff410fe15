import type { FastifyRequest } from 'fastify';
import type { VerifiedSession } from './authentication/session-verifier.js';
import type { VerifiedToken } from './authentication/token-verifier.js';
import type { UploadedFile } from './bodies/form-upload.js';
import type { OperationConfig, PageConfig } from './routes/route-config.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified bearer token; null before authentication and where none is needed. */
    verified: VerifiedToken | null;
    /** Who is signed in in the browser that asks; null where nobody is, or where no route asked. */
    session: VerifiedSession | null;
    /** The body was not there yet when the caller was asked who they are. */
    bodyIsDue: boolean;
    /** The file in the form, on pages that take one; null: none was chosen. */
    upload: UploadedFile | null;
  }
  interface FastifyContextConfig {
    /** Set on the operations of the contract by `@Operation`, and on the one of MCP. */
    operation?: OperationConfig;
    /** Set on pages by `@PageRoute`. */
    page?: PageConfig;
    /** The body is left to whoever answers (RawRoutes). */
    raw?: true;
  }
}

export type HttpRequest = FastifyRequest;
