import { isIP } from 'node:net';
import { Injectable, Optional } from '@nestjs/common';
import { WebhookSettings } from '../../../../config/webhook-settings.js';
import { AddressGuard } from '../../../../shared/outbound/network/address-guard.js';
import { HostResolver } from '../../../../shared/outbound/network/host-resolver.js';
import type { AddressProblem } from '../../application/ports/receivers.js';

/** In words for the owner. */
export const PROBLEMS: Readonly<Record<AddressProblem, string>> = {
  address: 'url must be an address like https://hooks.example.org/briefings, without user name and password.',
  private: 'url leads into a private network, which whoever runs this service does not allow for webhooks.',
  plain:
    'url must begin with https://. Plain http is only for receivers in a private network that whoever runs this ' +
    'service has allowed.',
};

/** Which addresses webhooks may have: https, and plain http inside the ranges that the operator allowed. */
@Injectable()
export class ReceiverAddresses {
  private readonly allowed: AddressGuard;
  private readonly publicOnly = new AddressGuard([]);

  constructor(
    settings: WebhookSettings,
    @Optional() private readonly resolver: HostResolver = new HostResolver(),
  ) {
    this.allowed = new AddressGuard(settings.webhookAllowedPrivateCidrs);
  }

  /** What is wrong with the address; null: nothing that can be known before it is connected to. */
  async problemOf(address: string): Promise<AddressProblem | null> {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'address';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !this.allowed.allows(host)) return 'private';
    return url.protocol === 'https:' || (await this.isInside(host)) ? null : 'plain';
  }

  private async isInside(host: string): Promise<boolean> {
    const addresses = await this.addressesOf(host);
    return (
      addresses.length > 0 && addresses.every((each) => this.allowed.allows(each) && !this.publicOnly.allows(each))
    );
  }

  private async addressesOf(host: string): Promise<readonly string[]> {
    if (isIP(host) !== 0) return [host];
    try {
      return (await this.resolver.resolve(host)).map(({ address }) => address);
    } catch {
      // Not known now is not known to be inside.
      return [];
    }
  }
}
