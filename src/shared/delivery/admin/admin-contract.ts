import { Injectable } from '@nestjs/common';
import { ContractParts } from '../http/openapi/contract-parts.js';

/** Tells the contract of the operations for operators. */
@Injectable()
export class AdminContract {
  constructor(contract: ContractParts) {
    const description =
      'For members with the role `operator`, by tokens that they gave the scope `admin`; everybody else gets 403. Each change is on the trail.';
    contract.add({ tags: [{ name: 'admin', title: 'Administration', description, place: 30 }] });
  }
}
