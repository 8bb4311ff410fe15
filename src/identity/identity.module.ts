import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { CliCommand } from '../shared/cli/cli-command.js';
import { CliRegistry } from '../shared/cli/cli-registry.js';
import type { ContextSchema } from '../shared/database/context-schema.js';
import { TokenVerifier } from '../shared/http/authentication/token-verifier.js';
import { CreateMemberCommand } from './adapters/cli/create-member.command.js';
import { ErasePersonCommand } from './adapters/cli/erase-person.command.js';
import { GrantRoleCommand } from './adapters/cli/grant-role.command.js';
import { IssueTokenCommand } from './adapters/cli/issue-token.command.js';
import { ListRolesCommand } from './adapters/cli/list-roles.command.js';
import { RevokeRoleCommand } from './adapters/cli/revoke-role.command.js';
import { RevokeTokenCommand } from './adapters/cli/revoke-token.command.js';
import { Argon2PasswordHasher } from './adapters/crypto/argon2-password-hasher.js';
import { Sha256TokenMint } from './adapters/crypto/sha256-token-mint.js';
import { OpenRegistrationGuard } from './adapters/http/open-registration.guard.js';
import { SessionTokenVerifier } from './adapters/http/session-token-verifier.js';
import { SkillSessionController } from './adapters/http/skill-session.controller.js';
import { GrantRoles1795219400000 } from './adapters/typeorm/grant-roles-1795219400000.js';
import { IdentitySchema1763650000000 } from './adapters/typeorm/identity-schema-1763650000000.js';
import { RememberErased1795219800000 } from './adapters/typeorm/remember-erased-1795219800000.js';
import { TypeormCallerStore } from './adapters/typeorm/typeorm-caller-store.js';
import { TypeormRoleStore } from './adapters/typeorm/typeorm-role-store.js';
import { TypeormTokenStore } from './adapters/typeorm/typeorm-token-store.js';
import { CountAccountHandler } from './application/count-account.js';
import { CreateMemberHandler } from './application/create-member.js';
import { EraseCallerHandler } from './application/erase-caller.js';
import { FindPersonHandler } from './application/find-person.js';
import { GrantRoleHandler } from './application/grant-role.js';
import { IssueTokenHandler } from './application/issue-token.js';
import { ListRolesHandler } from './application/list-roles.js';
import { CallerStore } from './application/ports/caller-store.js';
import { PasswordHasher } from './application/ports/password-hasher.js';
import { RoleStore } from './application/ports/role-store.js';
import { TokenMint } from './application/ports/token-mint.js';
import { TokenStore } from './application/ports/token-store.js';
import { RegisterAnonymousCallerHandler } from './application/register-anonymous-caller.js';
import { RevokeRoleHandler } from './application/revoke-role.js';
import { RevokeTokenHandler } from './application/revoke-token.js';

const commands = [
  CreateMemberCommand,
  IssueTokenCommand,
  RevokeTokenCommand,
  GrantRoleCommand,
  RevokeRoleCommand,
  ListRolesCommand,
  ErasePersonCommand,
];

/** Who is asking. Global, because every authenticated request is verified here. */
@Global()
@Module({
  controllers: [SkillSessionController],
  providers: [
    RegisterAnonymousCallerHandler,
    CreateMemberHandler,
    IssueTokenHandler,
    RevokeTokenHandler,
    GrantRoleHandler,
    RevokeRoleHandler,
    ListRolesHandler,
    FindPersonHandler,
    CountAccountHandler,
    EraseCallerHandler,
    OpenRegistrationGuard,
    ...commands,
    { provide: CallerStore, useClass: TypeormCallerStore },
    { provide: TokenStore, useClass: TypeormTokenStore },
    { provide: RoleStore, useClass: TypeormRoleStore },
    { provide: TokenMint, useClass: Sha256TokenMint },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: TokenVerifier, useClass: SessionTokenVerifier },
  ],
  exports: [TokenVerifier],
})
export class IdentityModule implements OnModuleInit {
  static readonly schema: ContextSchema = {
    migrations: [IdentitySchema1763650000000, GrantRoles1795219400000, RememberErased1795219800000],
  };

  constructor(
    private readonly cli: CliRegistry,
    private readonly parts: ModuleRef,
  ) {}

  onModuleInit(): void {
    for (const command of commands) this.cli.register(this.parts.get<CliCommand>(command));
  }
}
