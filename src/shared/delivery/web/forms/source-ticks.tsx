import { Tick } from './choice.js';

interface SourceTicksProps {
  /** What is followed. */
  readonly choices: {
    readonly sources: readonly { readonly id: string; readonly title: string }[];
    readonly folders: readonly { readonly id: string; readonly name: string }[];
  };
  /** Ids that were ticked. */
  readonly typed: { readonly only: readonly string[]; readonly never: readonly string[] };
  readonly words: {
    readonly folders: string;
    readonly only: (source: string) => string;
    readonly never: (source: string) => string;
    readonly gone: string;
  };
}

/** What a briefing is made of: only these folders and sources, never those. Fields `only_<id>` and `never_<id>`. */
export function SourceTicks({ choices, typed, words }: SourceTicksProps) {
  return (
    <>
      {choices.folders.length > 0 && (
        <fieldset class="choices">
          <legend>{words.folders}</legend>
          {choices.folders.map(({ id, name }) => (
            <Tick name={`only_${id}`} label={words.only(name)} checked={typed.only.includes(id)} />
          ))}
        </fieldset>
      )}
      {goneOf({ choices, typed }).map((name) => (
        <Tick name={name} label={words.gone} checked />
      ))}
      {choices.sources.map(({ id, title }) => (
        <fieldset class="choices">
          <legend>
            <bdi>{title}</bdi>
          </legend>
          <div class="ticks">
            <Tick name={`only_${id}`} label={words.only(title)} checked={typed.only.includes(id)} />
            <Tick name={`never_${id}`} label={words.never(title)} checked={typed.never.includes(id)} />
          </div>
        </fieldset>
      ))}
    </>
  );
}

/**
 * What was ticked once and is not followed any more. Without it saving would make something of nothing one of everything; it is
 * for the person to take the tick away.
 */
function goneOf({ typed, choices }: Pick<SourceTicksProps, 'choices' | 'typed'>): readonly string[] {
  const offered = new Set([...choices.folders, ...choices.sources].map(({ id }) => id));
  const gone = (group: string, ids: readonly string[]): readonly string[] =>
    ids.filter((id) => !offered.has(id)).map((id) => `${group}_${id}`);
  return [...gone('only', typed.only), ...gone('never', typed.never)];
}
