import { Module } from '@nestjs/common';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { links } from './adapters/typeorm/link-row.js';
import { members } from './adapters/typeorm/member-row.js';
import { sessions } from './adapters/typeorm/session-row.js';
import { IdentitySettings } from '../../config/identity-settings.js';
import { PreferencesModule } from '../../preferences/preferences.module.js';
import { Members } from '../../shared/delivery/cli/members.js';
import { SessionVerifier } from '../../shared/delivery/http/authentication/session-verifier.js';
import { SecurityModule } from '../security/security.module.js';
import { CreateMemberCommand } from './adapters/cli/create-member.command.js';
import { ErasePersonCommand } from './adapters/cli/erase-person.command.js';
import { InviteCommand } from './adapters/cli/invite.command.js';
import { MembersByEmail } from './adapters/cli/members-by-email.js';
import { ResetLinkCommand } from './adapters/cli/reset-link.command.js';
import { SecurityEventsCommand } from './adapters/cli/security-events.command.js';
import { PreferencesProfiles } from './adapters/contexts/preferences-profiles.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { CookieSessionVerifier } from './adapters/http/cookie-session-verifier.js';
import { MeController } from './adapters/http/me.controller.js';
import { TypeormCallerStore } from './adapters/typeorm/typeorm-caller-store.js';
import { TypeormLinkStore } from './adapters/typeorm/typeorm-link-store.js';
import { TypeormMemberStore } from './adapters/typeorm/typeorm-member-store.js';
import { TypeormSessionStore } from './adapters/typeorm/typeorm-session-store.js';
import { PasswordController } from './adapters/web/password.controller.js';
import { SignInController } from './adapters/web/sign-in.controller.js';
import { SignUpController } from './adapters/web/sign-up.controller.js';
import { ChangePasswordHandler } from './application/commands/change-password.js';
import { CreateMemberHandler } from './application/commands/create-member.js';
import { EndOtherSessionsHandler } from './application/commands/end-other-sessions.js';
import { InviteMemberHandler } from './application/commands/invite-member.js';
import { MakeResetLinkHandler } from './application/commands/make-reset-link.js';
import { ResetPasswordHandler } from './application/commands/reset-password.js';
import { SignInHandler } from './application/commands/sign-in.js';
import { SignOutHandler } from './application/commands/sign-out.js';
import { SignUpHandler } from './application/commands/sign-up.js';
import { Invitations } from './application/invitations.js';
import { OneTimeLinks } from './application/one-time-links.js';
import { MemberLookup } from './application/member-lookup.js';
import { MemberRegistration } from './application/member-registration.js';
import { Passwords } from './application/passwords.js';
import { CallerStore } from './application/ports/caller-store.js';
import { LinkStore } from './application/ports/link-store.js';
import { MemberStore } from './application/ports/member-store.js';
import { PasswordHasher } from './application/ports/password-hasher.js';
import { Profiles } from './application/ports/profiles.js';
import { SessionStore } from './application/ports/session-store.js';
import { SignUpPolicy } from './application/ports/sign-up-policy.js';
import { FindLinkHandler } from './application/queries/find-link.js';
import { FindPersonHandler } from './application/queries/find-person.js';
import { GetMeHandler } from './application/queries/get-me.js';
import { GetMemberHandler } from './application/queries/get-member.js';
import { ListSessionsHandler } from './application/queries/list-sessions.js';
import { SessionOpener } from './application/session-opener.js';
import { SessionLock } from './application/session-lock.js';
import { CredentialRevocation } from './application/credential-revocation.js';

const commands = [CreateMemberCommand, InviteCommand, ResetLinkCommand, ErasePersonCommand, SecurityEventsCommand];

const useCases = [
  CreateMemberHandler,
  SignUpHandler,
  SignInHandler,
  SignOutHandler,
  EndOtherSessionsHandler,
  ChangePasswordHandler,
  ResetPasswordHandler,
  MakeResetLinkHandler,
  InviteMemberHandler,
  FindLinkHandler,
  FindPersonHandler,
  GetMeHandler,
  GetMemberHandler,
  ListSessionsHandler,
];

const services = [
  MemberRegistration,
  Invitations,
  OneTimeLinks,
  MemberLookup,
  Passwords,
  SessionOpener,
  SessionLock,
  CredentialRevocation,
];

/** Members, their passwords and their sessions in a browser. Access implements `AgentCredentials` for it. */
@Module({
  imports: [PreferencesModule, SecurityModule],
  controllers: [SignInController, SignUpController, PasswordController, MeController],
  providers: [
    ...useCases,
    ...services,
    ...commands,
    { provide: CallerStore, useClass: TypeormCallerStore },
    { provide: LinkStore, useClass: TypeormLinkStore },
    { provide: MemberStore, useClass: TypeormMemberStore },
    { provide: SessionStore, useClass: TypeormSessionStore },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: Profiles, useClass: PreferencesProfiles },
    { provide: SignUpPolicy, useExisting: IdentitySettings },
    { provide: SessionVerifier, useClass: CookieSessionVerifier },
    { provide: Members, useClass: MembersByEmail },
  ],
  exports: [MemberLookup, SessionLock, SessionVerifier, Members],
})
export class AccountsModule {
  static readonly entities: NonNullable<ContextSchema['entities']> = [members, sessions, links];
}
