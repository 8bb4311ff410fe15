import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SKILL_CLIENT } from '../domain/token.js';
import type { Visit } from '../domain/visit.js';
import { AuthorizationServer, type GrantedToken } from './ports/authorization-server.js';
import { RecordedWork } from './recorded-work.js';

/** The one-time code that a person was shown becomes a Skill Session. Throws CodeRefused. */
export class RedeemCode extends Command<GrantedToken> {
  constructor(
    readonly code: string,
    /** RFC 7636 §4.1: what the flow's code_challenge was made of. */
    readonly codeVerifier: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(RedeemCode)
export class RedeemCodeHandler implements ICommandHandler<RedeemCode> {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly work: RecordedWork,
  ) {}

  async execute({ code, codeVerifier, visit }: RedeemCode): Promise<GrantedToken> {
    const granted = await this.server.redeemCode(code, codeVerifier);
    // Not in one unit with it: a refusal of the server ends what the code had given out, and that must stay.
    await this.work.run(({ record }) =>
      record('token_issued', { callerId: granted.callerId, client: SKILL_CLIENT, address: visit.address }),
    );
    return granted;
  }
}
