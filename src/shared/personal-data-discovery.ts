import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { PersonalDataIndex } from './kernel/compliance/personal-data-index.js';
import { PersonalData } from './kernel/compliance/personal-data.js';

/** Contexts only provide what they keep of callers: it is found before anybody starts to work. */
@Injectable()
export class PersonalDataDiscovery implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly index: PersonalDataIndex,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (instance instanceof PersonalData) this.index.register(instance);
    }
  }
}
