import { Injectable } from '@nestjs/common';
import { SingleSignOnSettings } from '../../../../config/single-sign-on-settings.js';
import { RecheckPolicy } from '../../application/ports/recheck-policy.js';

const MINUTE_MS = 60_000;

@Injectable()
export class RecheckSettings extends RecheckPolicy {
  constructor(private readonly settings: SingleSignOnSettings) {
    super();
  }

  override get everyMs(): number | null {
    const { oidcRecheckMinutes } = this.settings;
    return oidcRecheckMinutes === 0 ? null : oidcRecheckMinutes * MINUTE_MS;
  }

  override get logoutEnds(): RecheckPolicy['logoutEnds'] {
    return this.settings.oidcLogoutEnds;
  }
}
