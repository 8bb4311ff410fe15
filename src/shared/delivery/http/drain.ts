import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { OnDrain } from '../../kernel/on-drain.js';

/** Tells every provider that the program will stop. */
@Injectable()
export class Drain {
  constructor(private readonly discovery: DiscoveryService) {}

  begin(): void {
    // A provider under two tokens is one.
    const all = new Set(this.discovery.getProviders().map(({ instance }): unknown => instance));
    for (const provider of all) if (drains(provider)) provider.onDrain();
  }
}

const drains = (provider: unknown): provider is OnDrain =>
  typeof provider === 'object' && provider !== null && 'onDrain' in provider && typeof provider.onDrain === 'function';
