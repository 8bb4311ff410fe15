import { ConfigError, type Environment } from './environment.js';

/** Whom to tell of a weakness of this installation, for security.txt. Also the DI token. */
export abstract class SecurityContactSettings {
  /** Addresses as RFC 9116 wants them (mailto:, tel:, https:), the preferred one first. Empty: there is no security.txt. */
  abstract readonly securityContacts: readonly string[];
  /** Where it is said how reports are dealt with. */
  abstract readonly securityPolicy: string | null;
  /** Language tags (RFC 5646) in which reports can be read; empty: whichever. */
  abstract readonly securityLanguages: readonly string[];
}

export function readSecurityContactSettings(environment: Environment): SecurityContactSettings {
  const policy = environment.text('SECURITY_POLICY');
  if (policy !== null && !isWebAddress(policy)) {
    throw new ConfigError(`SECURITY_POLICY must be an https:// address, not "${policy}".`);
  }
  return {
    securityContacts: environment.list('SECURITY_CONTACT').map(contactOf),
    securityPolicy: policy,
    securityLanguages: environment.list('SECURITY_LANGUAGES').map(tagOf),
  };
}

const MAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)*$/;
const TELEPHONE = /^tel:\+[\d().-]{3,30}$/;

/** An e-mail address may be written as it is. */
function contactOf(written: string): string {
  if (MAIL_ADDRESS.test(written)) return `mailto:${written}`;
  const isMail = written.startsWith('mailto:') && MAIL_ADDRESS.test(written.slice('mailto:'.length));
  if (isMail || TELEPHONE.test(written) || isWebAddress(written)) return written;
  throw new ConfigError(
    'SECURITY_CONTACT must be e-mail addresses, https:// addresses or tel:+… numbers, separated by commas, not ' +
      `"${written}".`,
  );
}

/** One line of printable ASCII: whatever else is in it would be read as another field. */
const isWebAddress = (value: string): boolean =>
  /^https:\/\/[!-~]+$/.test(value) && URL.canParse(value) && new URL(value).username === '';

function tagOf(written: string): string {
  try {
    const [tag = written] = Intl.getCanonicalLocales(written);
    return tag;
  } catch {
    throw new ConfigError(`SECURITY_LANGUAGES must be language tags like en,de, not "${written}".`);
  }
}
