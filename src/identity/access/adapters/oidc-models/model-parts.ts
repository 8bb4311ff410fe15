import { Injectable } from '@nestjs/common';
import { AuditedTransaction } from '../../../security/security.js';
import { BearerTokens } from '../../application/bearer-tokens.js';
import { Grants } from './grants.js';
import { PayloadStore } from './payload-store.js';

/** What the library's things are kept with. */
@Injectable()
export class ModelParts {
  constructor(
    readonly payloads: PayloadStore,
    readonly tokens: BearerTokens,
    readonly grants: Grants,
    readonly transaction: AuditedTransaction,
  ) {}
}
