import { IsBoolean } from 'class-validator';
import {
  Described,
  EpochMsField,
  NoOtherFields,
  Nullable,
  Optional,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import { MemberLinkResponse } from './members.dto.js';
import type { OpenInvitation } from '../../../accounts/accounts.js';

class InvitationDto {
  @Text(1)
  id!: string;

  @Nullable()
  @Text()
  @Described('The only e-mail that it is good for; null: for any.')
  email!: string | null;

  @EpochMsField()
  created_at!: number;

  @EpochMsField()
  expires_at!: number;
}

export class ListInvitationsResponse {
  @TypeOf(InvitationDto)
  invitations!: InvitationDto[];
}

@NoOtherFields()
export class CreateInvitationRequest {
  @Optional()
  @Text(1, 254)
  @Described(
    'Good for this e-mail only, and instead of an older one for it; sent there where there is a mail server. Without it: for any.',
  )
  email?: string;
}

export class InvitationLinkResponse extends MemberLinkResponse {
  @IsBoolean()
  @Described('It goes to the e-mail as well. Otherwise it is for you to hand over.')
  mailed!: boolean;
}

@NoOtherFields()
export class RevokeInvitationRequest {
  @Text(1, 100)
  invitation_id!: string;
}

export const toInvitations = (invitations: readonly OpenInvitation[]): ListInvitationsResponse => ({
  invitations: invitations.map(({ ref, email, madeAt, expiresAt }) => {
    return { id: ref, email, created_at: madeAt, expires_at: expiresAt };
  }),
});
