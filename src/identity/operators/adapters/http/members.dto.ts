import { IsBoolean } from 'class-validator';
import {
  Described,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  OneOfEach,
  Optional,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../../shared/delivery/http/page.dto.js';
import { ROLES, type Role } from '../../../../shared/kernel/caller.js';
import { formatNext, type Page } from '../../../../shared/kernel/page.js';
import type { Access } from '../../../access/access.js';
import type { ShownMember } from '../../application/member-administration.js';
import type { ListedMember, MemberQuery } from '../../application/ports/member-directory.js';

const DEFAULT_LIMIT = 50;

export class AdminMemberDto {
  @Text(1)
  id!: string;

  @Text()
  name!: string;

  @Text()
  email!: string;

  @Nullable()
  @EpochMsField()
  @Described('When they showed that the address is theirs; null: not yet.')
  confirmed_at!: number | null;

  @EpochMsField()
  created_at!: number;

  @Nullable()
  @EpochMsField()
  @Described('Since when they are shut out, with agents, podcast feeds and shows; null: they may come in.')
  deactivated_at!: number | null;

  @IsBoolean()
  @Described('They are asked for a code of an app beside their password.')
  second_factor!: boolean;

  @OneOfEach(ROLES)
  roles!: Role[];

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Browsers in which they are signed in.')
  sessions!: number;
}

class AdminAgentDto {
  @OneOf(['anonymous', 'operator', 'skill', 'oauth'])
  kind!: string;

  @Nullable()
  @Text()
  @Described('What the program calls itself.')
  name!: string | null;

  @OneOf(['api', 'mcp'])
  audience!: string;

  @IsBoolean()
  @Described('It was allowed to do what operators do.')
  admin!: boolean;

  @EpochMsField()
  issued_at!: number;

  @Nullable()
  @EpochMsField()
  last_used_at!: number | null;

  @EpochMsField()
  expires_at!: number;
}

@NoOtherFields()
export class ListMembersRequest extends PageFields(DEFAULT_LIMIT) {
  @Optional()
  @Text(1, 200)
  @Described('A part of the name or the e-mail.')
  query?: string;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(): MemberQuery {
    return { text: this.query ?? null, ...this.page() };
  }
}

export class ListMembersResponse {
  @TypeOf(AdminMemberDto)
  members!: AdminMemberDto[];

  @Nullable()
  @Text()
  next_cursor!: string | null;
}

@NoOtherFields()
export class MemberRequest {
  @Text(1, 100)
  member_id!: string;
}

export class MemberResponse {
  @TypeOf(AdminMemberDto)
  member!: AdminMemberDto;

  @TypeOf(AdminAgentDto)
  @Described('Agents and clients that can come in.')
  agents!: AdminAgentDto[];
}

@NoOtherFields()
export class MemberRoleRequest extends MemberRequest {
  @OneOf(ROLES)
  role!: Role;
}

@NoOtherFields()
export class EraseMemberRequest extends MemberRequest {
  @Text(1, 254)
  @Described('The e-mail of that member, so that nobody else is meant. It cannot be undone.')
  confirm_email!: string;
}

export class EndedResponse {
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('So many.')
  ended!: number;
}

export class MemberLinkResponse {
  @Text(1)
  @Described('Works once, until `expires_at`. It is told this once.')
  url!: string;

  @EpochMsField()
  expires_at!: number;
}

const toMember = (member: ListedMember): AdminMemberDto => ({
  id: member.id,
  name: member.name,
  email: member.email,
  confirmed_at: member.confirmedAt,
  created_at: member.createdAt,
  deactivated_at: member.deactivatedAt,
  second_factor: member.secondFactor,
  roles: [...member.roles],
  sessions: member.sessions,
});

const toAgent = ({ kind, name, audience, admin, issuedAt, lastUsedAt, expiresAt }: Access): AdminAgentDto => {
  return { kind, name, audience, admin, issued_at: issuedAt, last_used_at: lastUsedAt, expires_at: expiresAt };
};

export const toMembers = ({ rows, next }: Page<ListedMember>): ListMembersResponse => ({
  members: rows.map(toMember),
  next_cursor: formatNext(next),
});

export const toShownMember = ({ member, agents }: ShownMember): MemberResponse => ({
  member: toMember(member),
  agents: agents.map(toAgent),
});
