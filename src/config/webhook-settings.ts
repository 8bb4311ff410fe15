import type { Environment } from './environment.js';

/** Where webhooks of members may be. Also the DI token. */
export abstract class WebhookSettings {
  /** CIDR ranges that receivers may live in although they are private; there, plain http is allowed too. */
  abstract readonly webhookAllowedPrivateCidrs: readonly string[];
}

export function readWebhookSettings(environment: Environment): WebhookSettings {
  return { webhookAllowedPrivateCidrs: environment.cidrs('WEBHOOK_ALLOWED_PRIVATE_CIDRS') };
}
