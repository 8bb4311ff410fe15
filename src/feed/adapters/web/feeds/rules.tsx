import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { LONGEST_KEYWORD, RULE_ACTIONS, type Rule } from '../../../domain/rule.js';
import { pathOfRule, RULES, type RulesPart } from './feed-model.js';
import { feedsWordsFor } from './feeds-locale.js';

interface PartProps {
  readonly model: RulesPart;
}

export function RuleList({ model }: PartProps) {
  const { rules: words } = feedsWordsFor(model.language);
  if (model.rules.length === 0) return <p class="hint">{words.none}</p>;
  return (
    <ul class="feeds-list">
      {model.rules.map((rule) => (
        <RuleEntry model={model} rule={rule} />
      ))}
    </ul>
  );
}

interface SaidRule extends Pick<RulesPart, 'language' | 'scopes'> {
  readonly rule: Rule;
}

/** What it does, and where. */
export function RuleSentence({ language, scopes, rule }: SaidRule) {
  const { rules: words } = feedsWordsFor(language);
  return (
    <>
      <bdi id={rule.id}>{words.sentences[rule.action](words.quoted(rule.keyword))}</bdi>
      <p class="meta">
        <span>
          <bdi>{scopeName({ language, scopes, rule })}</bdi>
        </span>
        {rule.searchContent && <span>{words.inContent}</span>}
        {!rule.enabled && <span>{words.paused}</span>}
      </p>
    </>
  );
}

function scopeName({ language, scopes, rule: { folderId, sourceId } }: SaidRule): string {
  const { rules, form } = feedsWordsFor(language);
  const folder = scopes.folders.find(({ id }) => id === folderId);
  if (folder !== undefined) return form.folder(folder.name);
  return scopes.sources.find(({ subscriptionId }) => subscriptionId === sourceId)?.title ?? rules.everywhere;
}

function RuleEntry({ model, rule }: PartProps & { readonly rule: Rule }) {
  const { language, formToken, form, scopes } = model;
  const { rules: words } = feedsWordsFor(language);
  return (
    <li>
      <div class="feeds-entry">
        <RuleSentence language={language} scopes={scopes} rule={rule} />
        <PostForm class="actions feeds-rule" action={pathOfRule(rule.id)} token={formToken}>
          {form.from !== null && <input type="hidden" name="from" value={form.from} />}
          <a class="button" href={pathOfRule(rule.id)} aria-describedby={rule.id}>
            {words.change}
          </a>
          <button
            class="button"
            type="submit"
            name="do"
            value={rule.enabled ? 'pause' : 'resume'}
            aria-describedby={rule.id}
          >
            {rule.enabled ? words.pause : words.resume}
          </button>
          <button class="button" type="submit" name="do" value="delete" aria-describedby={rule.id}>
            {words.delete}
          </button>
        </PostForm>
      </div>
    </li>
  );
}

export function RuleFields({ model }: PartProps) {
  const { language, formToken, form } = model;
  const { form: words } = feedsWordsFor(language);
  const { id, from } = form;
  return (
    <PostForm action={id === null ? RULES : pathOfRule(id)} token={formToken}>
      {from !== null && <input type="hidden" name="from" value={from} />}
      {form.fault === 'tooMany' && (
        <p class="fault" role="alert">
          {words.faults.tooMany}
        </p>
      )}
      <Action model={model} />
      <Keyword model={model} />
      <label class="tick">
        <input type="checkbox" name="search_content" checked={form.typed.searchContent} />
        {words.searchContent}
      </label>
      <Scope model={model} />
      <p class="actions">
        <button class="button primary" type="submit" name="do" value="save">
          {id === null ? words.add : words.save}
        </button>
        <button class="button" type="submit" name="do" value="try">
          {words.try}
        </button>
      </p>
    </PostForm>
  );
}

function Action({ model: { language, form } }: PartProps) {
  const { form: words, rules } = feedsWordsFor(language);
  return (
    <LabelledField name="action" label={words.action}>
      <select id="action" name="action">
        {RULE_ACTIONS.map((action) => (
          <option value={action} selected={action === form.typed.action}>
            {rules.actions[action]}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

function Keyword({ model: { language, form } }: PartProps) {
  const { form: words } = feedsWordsFor(language);
  const isFaulty = form.fault === 'keyword' || form.fault === 'often';
  const fault = isFaulty && form.fault !== null ? words.faults[form.fault] : undefined;
  const field = { name: 'keyword', hint: words.keywordHint, fault };
  return (
    <LabelledField label={words.keyword} {...field}>
      <input
        id="keyword"
        name="keyword"
        value={form.typed.keyword}
        maxLength={LONGEST_KEYWORD * 2}
        autocomplete="off"
        required
        autofocus={isFaulty}
        {...describedBy(field)}
      />
    </LabelledField>
  );
}

function Scope({ model: { language, form, scopes } }: PartProps) {
  const { form: words, rules } = feedsWordsFor(language);
  const field = { name: 'scope', fault: form.fault === 'scope' ? words.faults.scope : undefined };
  const { scope } = form.typed;
  return (
    <LabelledField label={words.scope} {...field}>
      <select id="scope" name="scope" {...describedBy(field)}>
        <option value="" selected={scope === ''}>
          {rules.everywhere}
        </option>
        {scopes.folders.map(({ id, name }) => (
          <option value={id} selected={id === scope}>
            {words.folder(name)}
          </option>
        ))}
        {scopes.sources.map(({ subscriptionId, title }) => (
          <option value={subscriptionId} selected={subscriptionId === scope}>
            {title}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}
