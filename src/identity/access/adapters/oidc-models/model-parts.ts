import { Injectable } from '@nestjs/common';
import { AuditedTransaction, TokenMint } from '../../../security/security.js';
import { TokenStore } from '../../application/ports/token-store.js';
import { Grants } from './grants.js';
import { PayloadStore } from './payload-store.js';

/** What the library's things are kept with. */
@Injectable()
export class ModelParts {
  // eslint-disable-next-line max-params
  constructor(
    readonly payloads: PayloadStore,
    readonly tokens: TokenStore,
    readonly mint: TokenMint,
    readonly grants: Grants,
    readonly transaction: AuditedTransaction,
  ) {}
}
