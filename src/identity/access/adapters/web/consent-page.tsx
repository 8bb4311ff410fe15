import type { Language } from '../../../../shared/kernel/language.js';
import { Fact, Facts } from '../../../../shared/delivery/web/shell/facts.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { ExternalLink } from '../../../../shared/delivery/web/shell/links.js';
import { TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import type { AskingClient } from '../../application/ports/authorization-server.js';
import { agentWordsFor } from './access-locale.js';
import type { Member } from '../../../accounts/accounts.js';
import { destinationOf } from './destination.js';
import { Abilities, AccountFact, AdminChoice, NameFact, NotYou } from './facts.js';

export interface ConsentModel extends FormPage {
  /** The page itself. */
  readonly path: string;
  readonly member: Member;
  readonly client: AskingClient;
  readonly ourOrigin: string;
  /** Whoever is asked has the role. */
  readonly operator: boolean;
}

/** `/oauth/interaction/<uid>`: who asks, who vouches for it, and where the browser goes with the answer. */
export function ConsentPage({ model }: { readonly model: ConsentModel }) {
  const { language, formToken, path, member, client } = model;
  const { labels, consent } = agentWordsFor(language);
  const ours = client.known === 'built_in';
  return (
    <TaskPage language={language} heading={consent.heading} signedIn styles={['access.css']}>
      <Facts>
        {!ours && <NameFact language={language} label={labels.app} name={client.name} />}
        <Fact label={labels.known}>
          <Vouching language={language} client={client} />
        </Fact>
        <Fact label={labels.sendsTo}>
          <Where model={model} />
        </Fact>
        <AccountFact language={language} member={member} />
      </Facts>
      <Abilities language={language} />
      <p class="warning">{consent.advice}</p>
      <PostForm class="actions" action={path} token={formToken}>
        {model.operator && <AdminChoice language={language} />}
        <button class="button primary" type="submit" name="answer" value="allow">
          {consent.approve}
        </button>
        <button class="button" type="submit" name="answer" value="refuse">
          {consent.refuse}
        </button>
      </PostForm>
      <NotYou language={language} formToken={formToken} path={path} />
    </TaskPage>
  );
}

function Vouching({ language, client }: { readonly language: Language; readonly client: AskingClient }) {
  const { known } = agentWordsFor(language).consent;
  if (client.known === 'built_in') return <>{known.builtIn}</>;
  if (client.known === 'dynamic') return <>{known.dynamic}</>;
  return <ExternalLink url={client.id}>{known.document(new URL(client.id).host)}</ExternalLink>;
}

function Where({ model: { language, client, ourOrigin } }: { readonly model: ConsentModel }) {
  const { consent } = agentWordsFor(language);
  const destination = destinationOf(client.redirectUri, ourOrigin);
  if (destination.kind === 'this_service') return <>{consent.thisService}</>;
  if (destination.kind === 'this_device') return <bdi>{consent.thisDevice(destination.place)}</bdi>;
  return (
    <strong>
      <bdi>{destination.host}</bdi>
    </strong>
  );
}
