import { ClaimFactsListener } from './access/adapters/events/claim-facts.listener.js';
import { SkillPairController } from './access/adapters/http/skill-pair.controller.js';
import { SkillTokenController } from './access/adapters/http/skill-token.controller.js';
import { PairAndClaim1795306300000 } from './adapters/typeorm/1795306300000-pair-and-claim.js';
import { TypeormClaimStore } from './access/adapters/typeorm/typeorm-claim-store.js';
import { TypeormPairingRegister } from './access/adapters/typeorm/typeorm-pairing-register.js';
import { ApprovePairingHandler } from './access/application/commands/approve-pairing.js';
import { ClaimWorkHandler } from './access/application/commands/claim-work.js';
import { StrandedClaims } from './access/adapters/worker/stranded-claims.js';
import { AgentsOfPersonHandler } from './security/application/queries/agents-of-person.js';
import { ClaimantFinder } from './access/application/claimant-finder.js';
import { CompleteClaimHandler } from './access/application/commands/complete-claim.js';
import { CompleteStrandedClaimsHandler } from './access/application/commands/complete-stranded-claims.js';
import { FindPairingHandler } from './access/application/commands/find-pairing.js';
import { PairingDesk } from './access/application/pairing-desk.js';
import { ClaimStore } from './access/application/ports/claim-store.js';
import { PairingRegister } from './access/application/ports/pairing-register.js';
import { RedeemCodeHandler } from './access/application/commands/redeem-code.js';
import { RedeemPairingHandler } from './access/application/commands/redeem-pairing.js';
import { RefusePairingHandler } from './access/application/commands/refuse-pairing.js';
import { StartPairingHandler } from './access/application/commands/start-pairing.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

const useCases = [
  StartPairingHandler,
  FindPairingHandler,
  ApprovePairingHandler,
  RefusePairingHandler,
  RedeemPairingHandler,
  RedeemCodeHandler,
  ClaimWorkHandler,
  CompleteClaimHandler,
  CompleteStrandedClaimsHandler,
  AgentsOfPersonHandler,
];

/** Pairing of agents, and anonymous work that a person claims. */
export const claims: ContextParts = {
  controllers: [SkillPairController, SkillTokenController],
  providers: [
    ...useCases,
    ClaimantFinder,
    PairingDesk,
    ClaimFactsListener,
    StrandedClaims,
    { provide: ClaimStore, useClass: TypeormClaimStore },
    { provide: PairingRegister, useClass: TypeormPairingRegister },
  ],
  migrations: [PairAndClaim1795306300000],
};
