import { IdentitySettings } from '../config/identity-settings.js';
import { Members } from '../shared/delivery/cli/members.js';
import { SessionVerifier } from '../shared/delivery/http/authentication/session-verifier.js';
import { CreateMemberCommand } from './accounts/adapters/cli/create-member.command.js';
import { InviteCommand } from './accounts/adapters/cli/invite.command.js';
import { MembersByEmail } from './accounts/adapters/cli/members-by-email.js';
import { ResetLinkCommand } from './accounts/adapters/cli/reset-link.command.js';
import { PreferencesProfiles } from './accounts/adapters/contexts/preferences-profiles.js';
import { Argon2PasswordHasher } from './accounts/adapters/crypto/argon2-password-hasher.js';
import { CookieSessionVerifier } from './accounts/adapters/http/cookie-session-verifier.js';
import { MeController } from './accounts/adapters/http/me.controller.js';
import { PeopleSignedIn1795306100000 } from './adapters/typeorm/1795306100000-people-signed-in.js';
import { TypeormAttemptStore } from './security/adapters/typeorm/typeorm-attempt-store.js';
import { TypeormDeviceStore } from './security/adapters/typeorm/typeorm-device-store.js';
import { TypeormLinkStore } from './accounts/adapters/typeorm/typeorm-link-store.js';
import { TypeormMemberStore } from './accounts/adapters/typeorm/typeorm-member-store.js';
import { TypeormSessionStore } from './accounts/adapters/typeorm/typeorm-session-store.js';
import { ChangePasswordHandler } from './accounts/application/commands/change-password.js';
import { CreateMemberHandler } from './accounts/application/commands/create-member.js';
import { FindLinkHandler } from './accounts/application/queries/find-link.js';
import { GetMeHandler } from './accounts/application/queries/get-me.js';
import { GetMemberHandler } from './accounts/application/queries/get-member.js';
import { GuessGuard } from './security/application/guess-guard.js';
import { Invitations } from './accounts/application/invitations.js';
import { InviteMemberHandler } from './accounts/application/commands/invite-member.js';
import { Links } from './accounts/application/links.js';
import { MakeResetLinkHandler } from './accounts/application/commands/make-reset-link.js';
import { Newcomers } from './accounts/application/newcomers.js';
import { Passwords } from './accounts/application/passwords.js';
import { AttemptStore } from './security/application/ports/attempt-store.js';
import { DeviceStore } from './security/application/ports/device-store.js';
import { LinkStore } from './accounts/application/ports/link-store.js';
import { MemberStore } from './accounts/application/ports/member-store.js';
import { PasswordHasher } from './accounts/application/ports/password-hasher.js';
import { Profiles } from './accounts/application/ports/profiles.js';
import { SessionStore } from './accounts/application/ports/session-store.js';
import { SignUpPolicy } from './accounts/application/ports/sign-up-policy.js';
import { ResetPasswordHandler } from './accounts/application/commands/reset-password.js';
import { SessionOpener } from './accounts/application/session-opener.js';
import { SignInHandler } from './accounts/application/commands/sign-in.js';
import { SignOutHandler } from './accounts/application/commands/sign-out.js';
import { SignUpHandler } from './accounts/application/commands/sign-up.js';
import { StandingSession } from './accounts/application/standing-session.js';
import { WaysIn } from './accounts/application/ways-in.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

const useCases = [
  CreateMemberHandler,
  SignUpHandler,
  SignInHandler,
  SignOutHandler,
  ChangePasswordHandler,
  ResetPasswordHandler,
  MakeResetLinkHandler,
  InviteMemberHandler,
  FindLinkHandler,
  GetMemberHandler,
  GetMeHandler,
];

/** Members, their passwords and their sessions in a browser. */
export const people: ContextParts = {
  controllers: [MeController],
  providers: [
    ...useCases,
    Newcomers,
    Invitations,
    Links,
    Passwords,
    GuessGuard,
    SessionOpener,
    StandingSession,
    WaysIn,
    { provide: AttemptStore, useClass: TypeormAttemptStore },
    { provide: DeviceStore, useClass: TypeormDeviceStore },
    { provide: LinkStore, useClass: TypeormLinkStore },
    { provide: MemberStore, useClass: TypeormMemberStore },
    { provide: SessionStore, useClass: TypeormSessionStore },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: Profiles, useClass: PreferencesProfiles },
    { provide: SignUpPolicy, useExisting: IdentitySettings },
    { provide: SessionVerifier, useClass: CookieSessionVerifier },
    { provide: Members, useClass: MembersByEmail },
  ],
  commands: [CreateMemberCommand, InviteCommand, ResetLinkCommand],
  migrations: [PeopleSignedIn1795306100000],
};
