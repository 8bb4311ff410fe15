import { Config } from '../config.js';
import { Members } from '../shared/delivery/cli/members.js';
import { SessionVerifier } from '../shared/delivery/http/authentication/session-verifier.js';
import { CreateMemberCommand } from './adapters/cli/create-member.command.js';
import { InviteCommand } from './adapters/cli/invite.command.js';
import { MembersByEmail } from './adapters/cli/members-by-email.js';
import { ResetLinkCommand } from './adapters/cli/reset-link.command.js';
import { PreferencesProfiles } from './adapters/contexts/preferences-profiles.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { CookieSessionVerifier } from './adapters/http/cookie-session-verifier.js';
import { MeController } from './adapters/http/me.controller.js';
import { PeopleSignedIn1795306100000 } from './adapters/typeorm/1795306100000-people-signed-in.js';
import { TypeormAttemptStore } from './adapters/typeorm/typeorm-attempt-store.js';
import { TypeormDeviceStore } from './adapters/typeorm/typeorm-device-store.js';
import { TypeormLinkStore } from './adapters/typeorm/typeorm-link-store.js';
import { TypeormMemberStore } from './adapters/typeorm/typeorm-member-store.js';
import { TypeormSessionStore } from './adapters/typeorm/typeorm-session-store.js';
import { ChangePasswordHandler } from './application/commands/change-password.js';
import { CreateMemberHandler } from './application/commands/create-member.js';
import { FindLinkHandler } from './application/queries/find-link.js';
import { GetMeHandler } from './application/queries/get-me.js';
import { GetMemberHandler } from './application/queries/get-member.js';
import { GuessGuard } from './application/guess-guard.js';
import { Invitations } from './application/invitations.js';
import { InviteMemberHandler } from './application/commands/invite-member.js';
import { Links } from './application/links.js';
import { MakeResetLinkHandler } from './application/commands/make-reset-link.js';
import { Newcomers } from './application/newcomers.js';
import { Passwords } from './application/passwords.js';
import { AttemptStore } from './application/ports/attempt-store.js';
import { DeviceStore } from './application/ports/device-store.js';
import { LinkStore } from './application/ports/link-store.js';
import { MemberStore } from './application/ports/member-store.js';
import { PasswordHasher } from './application/ports/password-hasher.js';
import { Profiles } from './application/ports/profiles.js';
import { SessionStore } from './application/ports/session-store.js';
import { SignUpPolicy } from './application/ports/sign-up-policy.js';
import { ResetPasswordHandler } from './application/commands/reset-password.js';
import { SessionOpener } from './application/session-opener.js';
import { SignInHandler } from './application/commands/sign-in.js';
import { SignOutHandler } from './application/commands/sign-out.js';
import { SignUpHandler } from './application/commands/sign-up.js';
import { StandingSession } from './application/standing-session.js';
import { WaysIn } from './application/ways-in.js';
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
    { provide: SignUpPolicy, useExisting: Config },
    { provide: SessionVerifier, useClass: CookieSessionVerifier },
    { provide: Members, useClass: MembersByEmail },
  ],
  commands: [CreateMemberCommand, InviteCommand, ResetLinkCommand],
  migrations: [PeopleSignedIn1795306100000],
};
