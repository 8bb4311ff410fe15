import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SigningSecrets } from '../../application/ports/signing-secrets.js';

const BYTES = 32;

@Injectable()
export class RandomSigningSecrets extends SigningSecrets {
  override next(): string {
    return `whsec_${randomBytes(BYTES).toString('base64')}`;
  }
}
