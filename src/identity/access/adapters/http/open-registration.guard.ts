import { type CanActivate, Injectable } from '@nestjs/common';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';

/** Where the operator switched anonymous registration off, the route is not there, whatever is sent to it. */
@Injectable()
export class OpenRegistrationGuard implements CanActivate {
  constructor(private readonly config: IdentitySettings) {}

  canActivate(): boolean {
    if (!this.config.anonymousRegistration) {
      throw new NotFound(
        'Anonymous registration is not offered here: start a pairing with POST /api/v1/auth/skill/pair; /auth.md tells how.',
      );
    }
    return true;
  }
}
