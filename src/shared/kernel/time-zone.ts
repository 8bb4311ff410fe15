const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** Whether it is a name of the IANA time zone database, aliases included. Offsets such as +02:00 are no names. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
