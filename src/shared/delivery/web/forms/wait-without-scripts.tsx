/** The field of a form whose answer is worth waiting for: with scripts, a page tells how far it is instead. */
const WAIT_FIELD = 'wait';

/** Belongs into a form that asks for a briefing. Scripts that show a page in the place of another leave it out. */
export function WaitWithoutScripts() {
  return (
    <noscript>
      <input type="hidden" name={WAIT_FIELD} value="1" />
    </noscript>
  );
}

/** Whether whoever sent the form waits for what it asks for. */
export const isWaitedFor = (fields: Readonly<Record<string, string>>): boolean => fields[WAIT_FIELD] === '1';
