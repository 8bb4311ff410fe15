const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/**
 * Whether it is a name of the IANA time zone database. Offsets such as +02:00 are no names: they know no summer time.
 * Aliases that Intl.supportedValuesOf leaves out are, e.g. Asia/Calcutta.
 */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
