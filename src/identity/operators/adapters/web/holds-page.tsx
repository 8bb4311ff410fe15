import { ADMIN_PATH, AdminNote, AdminSheet } from '../../../../shared/delivery/admin/admin-sheet.js';
import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { ListedHold } from '../../../legal-hold/legal-hold.js';
import type { RecordedSecurityEvent } from '../../../security/security.js';
import { EventList } from './event-list.js';
import { operatorWordsFor } from './locale.js';
import type { HoldDone, HoldFault } from './words.js';

export interface HoldsModel extends FormPage {
  readonly holds: readonly ListedHold[];
  readonly deletions: readonly RecordedSecurityEvent[];
  readonly done: HoldDone | null;
  /** What was typed, or whose page led here. */
  readonly typed: { readonly caller: string; readonly reason: string };
  readonly fault: HoldFault | null;
}

interface PartProps {
  readonly model: HoldsModel;
}

/** `/admin/holds`: whose records are kept as evidence, and what became of the others. */
export function HoldsPage({ model }: PartProps) {
  const { language, done, fault, deletions } = model;
  const { holds: words } = operatorWordsFor(language);
  return (
    <AdminSheet language={language} page="holds" refused={fault !== null}>
      <AdminNote text={done === null ? null : words.done[done]} bad={done === 'gone'} />
      <NewHold model={model} />
      <Holds model={model} />
      <section class="card" aria-labelledby="deletions">
        <h2 id="deletions">{words.deletions}</h2>
        <EventList language={language} label={words.deletions} events={deletions} />
      </section>
    </AdminSheet>
  );
}

function NewHold({ model: { language, formToken, typed, fault } }: PartProps) {
  const { holds: words } = operatorWordsFor(language);
  const faultAt = (field: HoldFault): string | undefined => (fault === field ? words.done[field] : undefined);
  const caller = { name: 'caller', hint: words.callerHint, fault: faultAt('no_caller') };
  const reason = { name: 'reason', hint: words.reasonHint, fault: faultAt('no_reason') };
  return (
    <section class="card" aria-labelledby="place">
      <h1 id="place">{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      <PostForm action={ADMIN_PATH.holds} token={formToken}>
        <LabelledField label={words.caller} {...caller}>
          <input id="caller" name="caller" required maxlength={100} value={typed.caller} {...describedBy(caller)} />
        </LabelledField>
        <LabelledField label={words.reason} {...reason}>
          <input id="reason" name="reason" required maxlength={500} value={typed.reason} {...describedBy(reason)} />
        </LabelledField>
        <button class="button primary" type="submit" name="do" value="place">
          {words.submit}
        </button>
      </PostForm>
    </section>
  );
}

function Holds({ model: { language, formToken, holds } }: PartProps) {
  const { holds: words } = operatorWordsFor(language);
  return (
    <section class="card" aria-labelledby="holds">
      <h2 id="holds">{words.list}</h2>
      {holds.length === 0 ? (
        <p class="hint">{words.none}</p>
      ) : (
        <ul class="accesses">
          {holds.map((hold) => (
            <li>
              <HoldFacts language={language} hold={hold} />
              {hold.releasedAt === null && (
                <PostForm class="end" action={ADMIN_PATH.holds} token={formToken}>
                  <input type="hidden" name="hold" value={hold.id} />
                  <button
                    class="button"
                    type="submit"
                    name="do"
                    value="release"
                    aria-label={words.releaseOf(`${hold.name ?? hold.caller}, ${hold.reason}`)}
                  >
                    {words.release}
                  </button>
                </PostForm>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function HoldFacts({ language, hold }: Pick<HoldsModel, 'language'> & { readonly hold: ListedHold }) {
  const { holds: words } = operatorWordsFor(language);
  return (
    <div>
      <h3>
        <bdi>{hold.name ?? hold.caller}</bdi>
      </h3>
      <p class="admin-why">
        <bdi>{hold.reason}</bdi>
      </p>
      <p class="meta">
        <span>
          <code>{hold.caller}</code>
        </span>
        <span>
          {words.since} <Moment at={hold.placedAt} language={language} />
        </span>
        {hold.releasedAt !== null && (
          <span>
            {words.released} <Moment at={hold.releasedAt} language={language} />
          </span>
        )}
        {hold.erasureAskedAt !== null && <span>{words.waits}</span>}
      </p>
    </div>
  );
}
