import { AccountController } from './adapters/web/account.controller.js';
import { InteractionController } from './adapters/web/interaction.controller.js';
import { PairController } from './adapters/web/pair.controller.js';
import { PasswordController } from './adapters/web/password.controller.js';
import { SignInController } from './adapters/web/sign-in.controller.js';
import { SignUpController } from './adapters/web/sign-up.controller.js';
import { SkillCompleteController } from './adapters/web/skill-complete.controller.js';
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
