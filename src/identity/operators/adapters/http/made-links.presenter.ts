import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import type { MadeInvitation, MadeLink } from '../../../accounts/accounts.js';
import type { InvitationLinkResponse } from './invitations.dto.js';
import type { MemberLinkResponse } from './members.dto.js';

/** Links that operators hand over, as people open them. */
@Injectable()
export class MadeLinksPresenter {
  constructor(private readonly config: HttpSettings) {}

  invitation({ token, expiresAt, mailed }: MadeInvitation): InvitationLinkResponse {
    const url = `${this.config.baseUrl}/signup?invitation=${encodeURIComponent(token)}`;
    return { url, expires_at: expiresAt, mailed };
  }

  reset({ token, expiresAt }: MadeLink): MemberLinkResponse {
    return { url: `${this.config.baseUrl}/reset/${encodeURIComponent(token)}`, expires_at: expiresAt };
  }
}
