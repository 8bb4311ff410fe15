import { Module } from '@nestjs/common';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { links } from './adapters/typeorm/link-row.js';
import { members } from './adapters/typeorm/member-row.js';
import { sessions } from './adapters/typeorm/session-row.js';
import { IdentitySettings } from '../../config/identity-settings.js';
import { PreferencesModule } from '../../preferences/preferences.module.js';
import { SetupLink } from '../../shared/delivery/cli/setup-link.js';
import { Members } from '../../shared/delivery/cli/members.js';
import { DeactivatedMembers } from '../../shared/kernel/deactivated-members.js';
import { MemberAddresses } from '../../shared/outbound/mail/member-addresses.js';
import { SessionVerifier } from '../../shared/delivery/http/authentication/session-verifier.js';
import { SecurityModule } from '../security/security.module.js';
import { CreateMemberCommand } from './adapters/cli/create-member.command.js';
import { ErasePersonCommand } from './adapters/cli/erase-person.command.js';
import { InviteCommand } from './adapters/cli/invite.command.js';
import { MembersByEmail } from './adapters/cli/members-by-email.js';
import { ResetLinkCommand } from './adapters/cli/reset-link.command.js';
import { PrintedSetupLink } from './adapters/cli/printed-setup-link.js';
import { SecurityEventsCommand } from './adapters/cli/security-events.command.js';
import { AccountMailWorker } from './adapters/mail/account-mail-worker.js';
import { ConfirmedAddresses } from './adapters/mail/confirmed-addresses.js';
import { JobAccountMail } from './adapters/mail/job-account-mail.js';
import { MailedLetters } from './adapters/mail/mailed-letters.js';
import { SealedJobs } from './adapters/mail/sealed-jobs.js';
import { PreferencesProfiles } from './adapters/contexts/preferences-profiles.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { SealedSignInChallenges } from './adapters/crypto/sealed-sign-in-challenges.js';
import { SignedConfirmationTokens } from './adapters/crypto/signed-confirmation-tokens.js';
import { CookieSessionVerifier } from './adapters/http/cookie-session-verifier.js';
import { MeController } from './adapters/http/me.controller.js';
import { TypeormCallerStore } from './adapters/typeorm/typeorm-caller-store.js';
import { TypeormDeactivatedMembers } from './adapters/typeorm/typeorm-deactivated-members.js';
import { TypeormDeactivationStore } from './adapters/typeorm/typeorm-deactivation-store.js';
import { TypeormLinkStore } from './adapters/typeorm/typeorm-link-store.js';
import { TypeormMemberStore } from './adapters/typeorm/typeorm-member-store.js';
import { TypeormSessionStore } from './adapters/typeorm/typeorm-session-store.js';
import { ConfirmController } from './adapters/web/confirm.controller.js';
import { ForgotController } from './adapters/web/forgot.controller.js';
import { PasswordController } from './adapters/web/password.controller.js';
import { SignInController } from './adapters/web/sign-in.controller.js';
import { SignUpController } from './adapters/web/sign-up.controller.js';
import { TakeBackController } from './adapters/web/take-back.controller.js';
import { AccountNotices } from './application/account-notices.js';
import { HalfSignIn } from './application/half-sign-in.js';
import { AccountSecuring } from './application/account-securing.js';
import { DeleteAccountController } from './adapters/web/delete-account.controller.js';
import { ProfileController } from './adapters/web/profile.controller.js';
import { WelcomeController } from './adapters/web/welcome.controller.js';
import { AddressConfirmation } from './application/address-confirmation.js';
import { AskToConfirmHandler } from './application/commands/ask-to-confirm.js';
import { CompleteSignInHandler } from './application/commands/complete-sign-in.js';
import { ChangePasswordHandler } from './application/commands/change-password.js';
import { ChangeEmailHandler } from './application/commands/change-email.js';
import { ConfirmNewEmailHandler } from './application/commands/confirm-new-email.js';
import { DeleteAccountHandler } from './application/commands/delete-account.js';
import { RenameMemberHandler } from './application/commands/rename-member.js';
import { ConfirmAddressHandler } from './application/commands/confirm-address.js';
import { CreateMemberHandler } from './application/commands/create-member.js';
import { DeactivateMemberHandler } from './application/commands/deactivate-member.js';
import { ReactivateMemberHandler } from './application/commands/reactivate-member.js';
import { EndOtherSessionsHandler } from './application/commands/end-other-sessions.js';
import { RevokeInvitationHandler } from './application/commands/revoke-invitation.js';
import { SignMemberOutHandler } from './application/commands/sign-member-out.js';
import { ListInvitationsHandler } from './application/queries/list-invitations.js';
import { InviteMemberHandler } from './application/commands/invite-member.js';
import { MailResetLinkHandler } from './application/commands/mail-reset-link.js';
import { MakeSetupLinkHandler } from './application/commands/make-setup-link.js';
import { SetUpHandler } from './application/commands/set-up.js';
import { MakeResetLinkHandler } from './application/commands/make-reset-link.js';
import { RequestPasswordResetHandler } from './application/commands/request-password-reset.js';
import { ResetPasswordHandler } from './application/commands/reset-password.js';
import { SecureAccountHandler } from './application/commands/secure-account.js';
import { SendLetterHandler } from './application/commands/send-letter.js';
import { SignInHandler } from './application/commands/sign-in.js';
import { SignOutHandler } from './application/commands/sign-out.js';
import { TakeAccountBackHandler } from './application/commands/take-account-back.js';
import { SignUpHandler } from './application/commands/sign-up.js';
import { Invitations } from './application/invitations.js';
import { OneTimeLinks } from './application/one-time-links.js';
import { MemberLookup } from './application/member-lookup.js';
import { MemberRegistration } from './application/member-registration.js';
import { VouchedMembers } from './application/vouched-members.js';
import { Passwords } from './application/passwords.js';
import { AccountMail } from './application/ports/account-mail.js';
import { CallerStore } from './application/ports/caller-store.js';
import { ConfirmationTokens } from './application/ports/confirmation-tokens.js';
import { DeactivationStore } from './application/ports/deactivation-store.js';
import { LetterCarrier } from './application/ports/letter-carrier.js';
import { LinkStore } from './application/ports/link-store.js';
import { MemberStore } from './application/ports/member-store.js';
import { PasswordHasher } from './application/ports/password-hasher.js';
import { PasswordPolicy } from './application/ports/password-policy.js';
import { Profiles } from './application/ports/profiles.js';
import { SessionStore } from './application/ports/session-store.js';
import { SignInChallenges } from './application/ports/sign-in-challenges.js';
import { SignUpPolicy } from './application/ports/sign-up-policy.js';
import { FindConfirmationHandler } from './application/queries/find-confirmation.js';
import { FindHalfSignInHandler } from './application/queries/find-half-sign-in.js';
import { FindLinkHandler } from './application/queries/find-link.js';
import { FindSetupHandler } from './application/queries/find-setup.js';
import { FindPersonHandler } from './application/queries/find-person.js';
import { GetMeHandler } from './application/queries/get-me.js';
import { GetMemberHandler } from './application/queries/get-member.js';
import { FindAskedProofHandler } from './application/queries/find-asked-proof.js';
import { ListSessionsHandler } from './application/queries/list-sessions.js';
import { SessionOpener } from './application/session-opener.js';
import { SessionConfirmation } from './application/session-confirmation.js';
import { SessionLock } from './application/session-lock.js';
import { CredentialRevocation } from './application/credential-revocation.js';

const commands = [CreateMemberCommand, InviteCommand, ResetLinkCommand, ErasePersonCommand, SecurityEventsCommand];

const useCases = [
  CreateMemberHandler,
  SignUpHandler,
  SignInHandler,
  CompleteSignInHandler,
  SignOutHandler,
  EndOtherSessionsHandler,
  ChangePasswordHandler,
  ChangeEmailHandler,
  ConfirmNewEmailHandler,
  TakeAccountBackHandler,
  RenameMemberHandler,
  DeleteAccountHandler,
  ResetPasswordHandler,
  SecureAccountHandler,
  MakeResetLinkHandler,
  MakeSetupLinkHandler,
  SetUpHandler,
  InviteMemberHandler,
  RevokeInvitationHandler,
  SignMemberOutHandler,
  DeactivateMemberHandler,
  ReactivateMemberHandler,
  ListInvitationsHandler,
  RequestPasswordResetHandler,
  MailResetLinkHandler,
  SendLetterHandler,
  AskToConfirmHandler,
  ConfirmAddressHandler,
  FindConfirmationHandler,
  FindHalfSignInHandler,
  FindLinkHandler,
  FindPersonHandler,
  FindSetupHandler,
  GetMeHandler,
  GetMemberHandler,
  ListSessionsHandler,
  FindAskedProofHandler,
];

const services = [
  MemberRegistration,
  Invitations,
  OneTimeLinks,
  MemberLookup,
  Passwords,
  SessionOpener,
  SessionConfirmation,
  SessionLock,
  CredentialRevocation,
  AddressConfirmation,
  AccountSecuring,
  VouchedMembers,
  AccountNotices,
  HalfSignIn,
];

/** Members, their passwords and their sessions in a browser. Access implements `AgentCredentials` for it, second-factor `SecondFactors`. */
@Module({
  imports: [PreferencesModule, SecurityModule],
  controllers: [
    SignInController,
    SignUpController,
    WelcomeController,
    ProfileController,
    TakeBackController,
    DeleteAccountController,
    PasswordController,
    ForgotController,
    ConfirmController,
    MeController,
  ],
  providers: [
    ...useCases,
    ...services,
    ...commands,
    SealedJobs,
    AccountMailWorker,
    { provide: CallerStore, useClass: TypeormCallerStore },
    { provide: DeactivationStore, useClass: TypeormDeactivationStore },
    { provide: DeactivatedMembers, useClass: TypeormDeactivatedMembers },
    { provide: LinkStore, useClass: TypeormLinkStore },
    { provide: MemberStore, useClass: TypeormMemberStore },
    { provide: SessionStore, useClass: TypeormSessionStore },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: Profiles, useClass: PreferencesProfiles },
    { provide: SignInChallenges, useClass: SealedSignInChallenges },
    { provide: SignUpPolicy, useExisting: IdentitySettings },
    { provide: PasswordPolicy, useExisting: IdentitySettings },
    { provide: AccountMail, useClass: JobAccountMail },
    { provide: LetterCarrier, useClass: MailedLetters },
    { provide: ConfirmationTokens, useClass: SignedConfirmationTokens },
    { provide: MemberAddresses, useClass: ConfirmedAddresses },
    { provide: SessionVerifier, useClass: CookieSessionVerifier },
    { provide: Members, useClass: MembersByEmail },
    { provide: SetupLink, useClass: PrintedSetupLink },
  ],
  exports: [
    MemberLookup,
    AccountNotices,
    SessionConfirmation,
    SessionLock,
    SessionVerifier,
    Members,
    MemberAddresses,
    DeactivatedMembers,
    SessionOpener,
    Passwords,
    VouchedMembers,
    CredentialRevocation,
    AccountSecuring,
  ],
})
export class AccountsModule {
  static readonly entities: NonNullable<ContextSchema['entities']> = [members, sessions, links];
}
