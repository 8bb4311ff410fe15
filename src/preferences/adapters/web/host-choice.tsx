import { languageName, languageTag } from '../../../shared/delivery/web/language/formats.js';
import type { Host } from '../../../shared/kernel/hosts/host.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { wordsFor } from './locale.js';
import { hostField } from './preferences-form.js';
import type { PreferencesModel } from './preferences-model.js';

interface PartProps {
  readonly model: PreferencesModel;
}

/** Who presents, each with a sample; hosts of the language of the briefings come first, and others when one asks. */
export function HostChoice({ model }: PartProps) {
  const { language, faults, typed } = model;
  const { preferences: words } = wordsFor(language);
  const isFaulty = faults.includes('hosts');
  const languages = [typed.language, ...LANGUAGES.filter((other) => other !== typed.language)];
  return (
    <fieldset
      id="hosts"
      class={isFaulty ? 'choices preferences-hosts faulty' : 'choices preferences-hosts'}
      aria-describedby={isFaulty ? 'hosts-hint hosts-fault' : 'hosts-hint'}
      tabIndex={-1}
    >
      <legend>{words.hosts}</legend>
      <p class="hint" id="hosts-hint">
        {words.hostsHint}
      </p>
      {isFaulty && (
        <p class="fault" id="hosts-fault">
          {words.faults.hosts}
        </p>
      )}
      {languages.map((spoken) => (
        <HostsOf model={model} spoken={spoken} />
      ))}
    </fieldset>
  );
}

function HostsOf({ model, spoken }: PartProps & { readonly spoken: Language }) {
  const { hosts, typed, language } = model;
  const speakers = hosts.filter((host) => host.language === spoken);
  if (speakers.length === 0) return null;
  const isOpen = spoken === typed.language || speakers.some(({ id }) => typed.hostIds.includes(id));
  return (
    <details open={isOpen}>
      <summary>{languageName(spoken, language)}</summary>
      <ul>
        {speakers.map((host) => (
          <HostEntry model={model} host={host} />
        ))}
      </ul>
    </details>
  );
}

function HostEntry({ model: { language, typed }, host }: PartProps & { readonly host: Host }) {
  const { preferences: words } = wordsFor(language);
  const { id, name, description, language: spoken, isDefault } = host;
  return (
    <li>
      <label class="tick">
        <input type="checkbox" name={hostField(id)} checked={typed.hostIds.includes(id)} />
        <span>
          <bdi lang={languageTag(spoken)}>{name}</bdi>
          {isDefault && <span class="hint"> · {words.isDefault}</span>}
        </span>
      </label>
      {description !== '' && (
        <p class="hint" lang={languageTag(spoken)}>
          {description}
        </p>
      )}
      <audio controls preload="none" src={`/hosts/${id}/sample.mp3`} aria-label={words.sampleOf(name)} />
    </li>
  );
}
