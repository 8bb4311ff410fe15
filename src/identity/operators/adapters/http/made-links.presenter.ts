import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import type { MadeLink } from '../../../accounts/accounts.js';
import type { MemberLinkResponse } from './members.dto.js';

/** Links that operators hand over, as people open them. */
@Injectable()
export class MadeLinksPresenter {
  constructor(private readonly config: HttpSettings) {}

  invitation({ token, expiresAt }: MadeLink): MemberLinkResponse {
    return { url: `${this.config.baseUrl}/signup?invitation=${encodeURIComponent(token)}`, expires_at: expiresAt };
  }

  reset({ token, expiresAt }: MadeLink): MemberLinkResponse {
    return { url: `${this.config.baseUrl}/reset/${encodeURIComponent(token)}`, expires_at: expiresAt };
  }
}
