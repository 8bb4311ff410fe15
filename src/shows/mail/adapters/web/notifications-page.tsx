import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { SETTINGS_PATH, SettingsSheet } from '../../../../shared/delivery/web/settings/settings-sheet.js';
import { wordsFor } from './locale.js';
import { type NotificationsModel, PATH } from './notifications-model.js';

interface PartProps {
  readonly model: NotificationsModel;
}

/** `/settings/notifications`: whether a mail comes when a briefing is ready, and why none can. */
export function NotificationsPage({ model }: PartProps) {
  const { language, done, mailReady } = model;
  const { notifications: words } = wordsFor(language);
  return (
    <SettingsSheet language={language} heading={words.heading} done={done === null ? null : words.done[done]}>
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <p class="lead">
          <span class={mailReady ? 'settings-state on' : 'settings-state'}>{mailReady ? words.on : words.off}</span>
        </p>
        <Reach model={model} />
        <Switch model={model} />
      </section>
      <section class="card" aria-labelledby="other-ways">
        <h2 id="other-ways">{words.otherWays}</h2>
        <p class="actions">
          <a class="button" href={`${SETTINGS_PATH}/podcasts`}>
            {words.podcasts}
          </a>
          <a class="button" href={`${SETTINGS_PATH}/webhooks`}>
            {words.webhooks}
          </a>
        </p>
      </section>
    </SettingsSheet>
  );
}

function Reach({ model: { language, mailReady, reach } }: PartProps) {
  const { notifications: words } = wordsFor(language);
  if (reach.kind === 'no_server') return <p class="warning">{words.noServer}</p>;
  if (reach.kind === 'confirmed') return <p class="hint">{words.goesTo(reach.address)}</p>;
  return mailReady ? <p class="warning">{words.unconfirmed.on}</p> : <p class="hint">{words.unconfirmed.off}</p>;
}

/** Without a mail server there is nothing to switch on; what is on from before can be switched off. */
function Switch({ model: { language, formToken, mailReady, reach } }: PartProps) {
  const { notifications: words } = wordsFor(language);
  if (!mailReady && reach.kind === 'no_server') return null;
  return (
    <PostForm class="actions" action={PATH} token={formToken}>
      {mailReady && reach.kind === 'unconfirmed' && (
        <button class="button primary" type="submit" name="mail" value="again">
          {words.unconfirmed.again}
        </button>
      )}
      {mailReady ? (
        <button class="button" type="submit" name="mail" value="off">
          {words.switchOff}
        </button>
      ) : (
        <button class="button primary" type="submit" name="mail" value="on">
          {words.switchOn}
        </button>
      )}
    </PostForm>
  );
}
