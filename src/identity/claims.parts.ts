import { RegisteredAnonymousWork } from './adapters/claims/registered-anonymous-work.js';
import { ClaimFactsListener } from './adapters/events/claim-facts.listener.js';
import { PairAndClaim1795306300000 } from './adapters/typeorm/pair-and-claim-1795306300000.js';
import { TypeormClaimStore } from './adapters/typeorm/typeorm-claim-store.js';
import { TypeormPairingRegister } from './adapters/typeorm/typeorm-pairing-register.js';
import { ClaimWorkHandler } from './application/claim-work.js';
import { AgentsOfPersonHandler } from './application/agents-of-person.js';
import { ClaimantFinder } from './application/claimant-finder.js';
import { CompleteClaimHandler } from './application/complete-claim.js';
import { AnonymousWork } from './application/ports/anonymous-work.js';
import { ClaimStore } from './application/ports/claim-store.js';
import { PairingRegister } from './application/ports/pairing-register.js';
import type { ContextParts } from './context-parts.js';

const useCases = [ClaimWorkHandler, CompleteClaimHandler, AgentsOfPersonHandler];

/** Pairing of agents, and anonymous work that a person claims. */
export const claims: ContextParts = {
  providers: [
    ...useCases,
    ClaimantFinder,
    ClaimFactsListener,
    { provide: AnonymousWork, useClass: RegisteredAnonymousWork },
    { provide: ClaimStore, useClass: TypeormClaimStore },
    { provide: PairingRegister, useClass: TypeormPairingRegister },
  ],
  migrations: [PairAndClaim1795306300000],
};
