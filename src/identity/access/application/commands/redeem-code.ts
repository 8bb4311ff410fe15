import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Visit } from '../../../domain/visit.js';
import { AuthorizationServer, type GrantedToken } from '../ports/authorization-server.js';

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
  constructor(private readonly server: AuthorizationServer) {}

  // In no unit of work: a refusal of the server ends what the code had given out, and that must stay.
  execute({ code, codeVerifier, visit }: RedeemCode): Promise<GrantedToken> {
    return this.server.redeemCode(code, codeVerifier, visit);
  }
}
