import type { JSX } from 'preact';
import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import { LONGEST_KEYWORD } from '../../../domain/rule.js';
import { isEverything, isNarrowed, OPENED, PATH, PERIODS, RULED } from './item-search.js';
import { readingWordsFor } from './locale.js';
import type { ListModel } from './reading-model.js';

interface PartProps {
  readonly model: ListModel;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** More feeds than anybody looks through in a list; `/feeds` leads to the items of each. */
const MOST_OFFERED = 400;

/** What the list is narrowed to. A GET: its address can be kept, and goes back. */
export function SearchForm({ model }: PartProps) {
  const { search, fault, language } = model;
  const { list: words } = readingWordsFor(language);
  const box = { name: 'q', fault: fault === null ? undefined : words.faults[fault] };
  return (
    <search>
      <form class="form items-search" method="get" action={PATH} novalidate>
        <LabelledField label={words.search} {...box}>
          <input
            id="q"
            name="q"
            type="search"
            value={search.q}
            maxLength={LONGEST_KEYWORD}
            autocomplete="off"
            dir="auto"
            enterkeyhint="search"
            {...describedBy(box)}
          />
          <button class="button primary" type="submit">
            {words.submit}
          </button>
        </LabelledField>
        <Help model={model} />
        <Filters model={model} />
        {!isEverything(search) && (
          <p class="items-all">
            <a href={PATH}>{words.all}</a>
          </p>
        )}
      </form>
    </search>
  );
}

function Help({ model }: PartProps) {
  const { list: words } = readingWordsFor(model.language);
  return (
    <details>
      <summary>{words.help}</summary>
      <dl class="items-help">
        {words.examples.map(([typed, meaning]) => (
          <div>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Filters({ model }: PartProps) {
  const { search, language } = model;
  const { list: words } = readingWordsFor(language);
  return (
    <details open={isNarrowed(search)}>
      <summary>{words.filter}</summary>
      <div class="items-filters">
        <Places model={model} />
        <Choice name="period" label={words.period} chosen={search.period} options={named(PERIODS, words.periods)} />
        <Choice
          name="opened"
          label={words.opened}
          chosen={search.opened}
          options={named(OPENED, words.openedChoices)}
        />
        <Choice name="ruled" label={words.ruled} chosen={search.ruled} options={named(RULED, words.ruledChoices)} />
      </div>
      <label class="tick">
        <input type="checkbox" name="content" checked={search.content} />
        {words.content}
      </label>
      <p class="actions">
        <button class="button" type="submit">
          {words.apply}
        </button>
      </p>
    </details>
  );
}

function Places({ model: { search, choices, language } }: PartProps) {
  const { list: words } = readingWordsFor(language);
  const sources = choices.sources.filter(({ id }, index) => index < MOST_OFFERED || id === search.feed);
  return (
    <>
      <Choice name="feed" label={words.feed} chosen={search.feed} options={offered(words.allFeeds, sources)} />
      {choices.folders.length > 0 && (
        <Choice
          name="folder"
          label={words.folder}
          chosen={search.folder}
          options={offered(words.allFolders, choices.folders)}
        />
      )}
    </>
  );
}

const offered = (all: string, places: ListModel['choices']['sources']): readonly Option[] => [
  { value: '', label: all },
  ...places.map(({ id, title }) => ({ value: id, label: title })),
];

const named = <Name extends string>(names: readonly Name[], words: Readonly<Record<Name, string>>): readonly Option[] =>
  names.map((name) => ({ value: name, label: words[name] }));

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly Option[];
}

function Choice({ name, label, chosen, options }: ChoiceProps): JSX.Element {
  return (
    <LabelledField name={name} label={label}>
      <select id={name} name={name}>
        {options.map(({ value, label: words }) => (
          <option value={value} selected={value === chosen}>
            {words}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}
