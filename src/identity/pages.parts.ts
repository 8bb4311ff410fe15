import { AccountController } from './access/adapters/web/account.controller.js';
import { InteractionController } from './access/adapters/web/interaction.controller.js';
import { PairController } from './access/adapters/web/pair.controller.js';
import { PasswordController } from './accounts/adapters/web/password.controller.js';
import { SignInController } from './accounts/adapters/web/sign-in.controller.js';
import { SignUpController } from './accounts/adapters/web/sign-up.controller.js';
import { SkillCompleteController } from './access/adapters/web/skill-complete.controller.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

/** What people see: signing in, consenting, pairing, their account. */
export const pages: ContextParts = {
  controllers: [
    SignInController,
    SignUpController,
    PasswordController,
    AccountController,
    PairController,
    InteractionController,
    SkillCompleteController,
  ],
};
