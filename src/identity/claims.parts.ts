import { RegisteredAnonymousWork } from './adapters/claims/registered-anonymous-work.js';
import { ClaimFactsListener } from './adapters/events/claim-facts.listener.js';
import { SkillPairController } from './adapters/http/skill-pair.controller.js';
import { SkillTokenController } from './adapters/http/skill-token.controller.js';
import { PairAndClaim1795306300000 } from './adapters/typeorm/1795306300000-pair-and-claim.js';
import { TypeormClaimStore } from './adapters/typeorm/typeorm-claim-store.js';
import { TypeormPairingRegister } from './adapters/typeorm/typeorm-pairing-register.js';
import { ApprovePairingHandler } from './application/commands/approve-pairing.js';
import { ClaimWorkHandler } from './application/commands/claim-work.js';
import { StrandedClaims } from './adapters/worker/stranded-claims.js';
import { AgentsOfPersonHandler } from './application/queries/agents-of-person.js';
import { ClaimantFinder } from './application/claimant-finder.js';
import { CompleteClaimHandler } from './application/commands/complete-claim.js';
import { CompleteStrandedClaimsHandler } from './application/commands/complete-stranded-claims.js';
import { FindPairingHandler } from './application/commands/find-pairing.js';
import { PairingDesk } from './application/pairing-desk.js';
import { AnonymousWork } from './application/ports/anonymous-work.js';
import { ClaimStore } from './application/ports/claim-store.js';
import { PairingRegister } from './application/ports/pairing-register.js';
import { RedeemCodeHandler } from './application/commands/redeem-code.js';
import { RedeemPairingHandler } from './application/commands/redeem-pairing.js';
import { RefusePairingHandler } from './application/commands/refuse-pairing.js';
import { StartPairingHandler } from './application/commands/start-pairing.js';
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
    { provide: AnonymousWork, useClass: RegisteredAnonymousWork },
    { provide: ClaimStore, useClass: TypeormClaimStore },
    { provide: PairingRegister, useClass: TypeormPairingRegister },
  ],
  migrations: [PairAndClaim1795306300000],
};
