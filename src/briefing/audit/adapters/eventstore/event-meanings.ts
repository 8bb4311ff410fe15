import type { BriefingEvent, EventOf, Failure } from '../../../domain/events.js';
import type { HistoryViewed } from '../../domain/history-access.js';
import { ADDS, INPUTS, NONCE, type Fields } from './composition-meanings.js';

interface Entry<Data> {
  /** When it is recorded. */
  readonly when: string;
  /** What each version of its shape brought. */
  readonly versions: readonly string[];
  readonly fields: Fields<Data>;
}

type Events = {
  readonly [Type in BriefingEvent['type']]: Entry<EventOf<Type>['data']>;
};

const FIRST = 'the first shape';
const STEP = '`compose`, `record` or `assemble`';

const failure: Fields<Failure> = {
  code: 'Why, as a stable word for programs.',
  message: 'Why, in English for people. Written by the program; it quotes nobody.',
};

/** Every event that the program records, for people who read histories without its code. */
export const EVENT_MEANINGS: Events & { readonly HistoryViewed: Entry<HistoryViewed['data']> } = {
  BriefingRequested: {
    when: 'A caller asked for a briefing and it was accepted. The first event of its history.',
    versions: [
      `${FIRST}; \`request.scope.query\` has not been written since 21 November 2026: it is among the sealed words`,
      'adds `request.defaults` and `request.memory`; older requests have none of the first and false',
      'adds `request.series`; it is null in older events',
    ],
    fields: {
      owner:
        'Who asked, and whose it is until somebody claims it: a `usr_…` id. It names nobody; the account that did is outside the histories.',
      quickReadId: 'Id of the page to read, the second artifact of the same briefing.',
      slug: 'The unguessable part of the public link `/b/…`. Whoever holds it can open the briefing, not its history.',
      seed: 'Random text that decides every choice the composer leaves to chance.',
      request: {
        sealedWords:
          'What the caller wrote (`user_request`, `user_preference_context`, `scope.query`), encrypted with a key of the caller that can be destroyed.',
        language: 'Language of the briefing.',
        hostIds: 'The two hosts, in the order in which they speak.',
        timezone: 'IANA time zone in which dates are spoken.',
        capacity: {
          targetLengthSeconds: 'Length that was asked for; absent: as long as it takes.',
          targetItems: 'Most items that were asked for; absent: no bound.',
          targetTopics: 'Most topics that were asked for; absent: no bound.',
        },
        scope: {
          sourceIds: 'Only these sources (`src_…`); absent: all of the caller.',
          excludedSourceIds: 'Not these sources; absent: none is left out.',
          itemIds: 'Only these items (`itm_…`); absent: all.',
          query: 'What the caller searched for, in clear. Only in old histories.',
          window: {
            start: 'Items from this moment on; epoch milliseconds.',
            end: 'Items before this moment; epoch milliseconds.',
          },
        },
        defaults: {
          format:
            'What the caller prefers where their words name no format: `headlines`, `brief` or `in_depth`; null: nothing.',
          targetLengthSeconds:
            'What they prefer where neither `capacity` nor their words name a length; null: nothing.',
        },
        memory: 'Whether stories that earlier briefings told are left out unless they have new facts.',
        series:
          'The show (`shw_…`) that it is an episode of, whose earlier episodes it remembers instead of other briefings; null: none.',
      },
      activeSubscriptions: 'How many feeds the caller followed.',
      requestedAt: "When it was asked for, by the service's clock; epoch milliseconds.",
      lastReadyAt:
        "When the owner's last finished briefing, of a show its last finished episode, was asked for; null: there was none.",
    },
  },
  BriefingComposed: {
    when: 'Stories were chosen and the script was written.',
    versions: [
      FIRST,
      'adds `selection`, `window`, `platform` and `hosts`; they are null in events of schema 1',
      ADDS.understood,
      'adds `writing`; it is null in older events',
      ADDS.told,
      'adds `durationFactor` to each of the `hosts`; it is 1 in older events',
      ADDS.corrections,
      ADDS.disclosure,
    ],
    fields: {
      title: 'Title of the briefing, made from its stories.',
      material: 'File: the items as they were then, with their texts. JSON.',
      script: `File: every sentence, who says it, and which items it rests on. ${NONCE}`,
      writing:
        'File: what a language model wrote, line by line with the verdict on each, which of it was taken, the model, the host ' +
        'that was asked and the tokens it took. With what the composer makes of `material` the script follows from it. ' +
        `${NONCE} null: no model was asked.`,
      ...INPUTS,
      coverage: { covered: 'Stories in the briefing.', total: 'Stories that were in scope.' },
      versions: {
        engine: 'Version of the composer.',
        phraseBook: "Version of the hosts' phrases.",
        icu: 'Version of the Unicode library, which finds words and sentences.',
      },
      platform: {
        timeZones: 'Version of the time zone database.',
        runtime: 'JavaScript engine and processor.',
      },
      hosts:
        'Ids and names of the hosts, as they were then. `durationFactor`: how long the voice was taken to speak, as a multiple ' +
        'of what the default voice takes; the length was planned with it. 1: the default voice, or one that was not measured.',
      targetMs: 'Length that was aimed at; milliseconds.',
      plannedMs: 'Length that the script was estimated at; milliseconds.',
      shorterThanAsked: 'Whether there was too little to say for the length that was asked for.',
    },
  },
  RecordingStarted: { when: 'A worker began to speak the script.', versions: [FIRST], fields: {} },
  SpeechRecorded: {
    when: 'Every sentence of the script is spoken.',
    versions: [FIRST],
    fields: {
      frames: 'File: the sound, before cover and chapters are added.',
      timeline: 'File: when each sentence is spoken. JSON.',
      durationMs: 'Length of the sound; milliseconds.',
      engine: 'Name and version of the speech engine.',
    },
  },
  BriefingPublished: {
    when: 'The audio file is complete, and listeners can have it.',
    versions: [FIRST],
    fields: {
      audio: 'File: the MP3 that listeners get.',
      cover: 'File: its picture, a JPEG.',
      durationMs: 'Its length; milliseconds.',
    },
  },
  StepFailed: {
    when: 'An attempt at a step did not come to its end. After the fifth the briefing fails.',
    versions: [FIRST],
    fields: {
      ...failure,
      code: 'Why, as a stable word; `interrupted`: the machine at work was killed.',
      step: STEP,
      attempt: 'Which attempt it was; 1 is the first.',
      retried: 'Whether the step is tried again.',
    },
  },
  CompositionFailed: {
    when: 'No script could be written, for good: nothing matches the request, or every attempt failed.',
    versions: [
      FIRST,
      'adds `selection` and `window`; they are null in events of schema 1',
      ADDS.understood,
      ADDS.told,
      ADDS.corrections,
      ADDS.disclosure,
    ],
    fields: {
      ...failure,
      ...INPUTS,
    },
  },
  BriefingFailed: {
    when: 'The script could not be recorded or put together, for good.',
    versions: [FIRST],
    fields: { ...failure, step: STEP },
  },
  CitationCorrected: {
    when: 'A source changed in substance what the finished briefing cites of one of its items, or withdrew the item. The same change is recorded once, at most six of an item and forty of a briefing.',
    versions: [FIRST],
    fields: {
      itemId: 'The item (`itm_…`).',
      kind:
        '`changed`: the item says something else now. `updated`: a figure of it has grown. `corrected`: it says that it was wrong. ' +
        '`retracted`: it says that it does not hold at all. `withdrawn`: its publisher took it back (an Atom tombstone). ' +
        '`restored`: it says again what is cited.',
      lines: 'Sentences of the script that rest on it, by their places in the script, from 0.',
      correction: 'File: these sentences as the item had them, and what stands in their place now. JSON.',
      noticedAt:
        "When a fetch showed it, by the service's clock; epoch milliseconds. When the publisher changed it nobody knows.",
    },
  },
  BriefingClaimed: {
    when: 'A member has taken over what an anonymous agent had done, and owns the briefing from now on. Production, if it is under way, goes on.',
    versions: [FIRST],
    fields: {
      from: 'Whose it was: the `usr_…` id of the anonymous agent.',
      to: 'Whose it is: the `usr_…` id of the member.',
      claimedAt: "When the member said so, by the service's clock; epoch milliseconds.",
    },
  },
  BriefingDeleted: {
    when: 'Its owner deleted it: nobody sees it from now on, and its link leads nowhere. Production, if it is under way, goes on. After seven days without a `BriefingRestored` its content is erased.',
    versions: [FIRST],
    fields: {
      deletedBy: 'Who did it: the `usr_…` id of the owner.',
      deletedAt: "When, by the service's clock; epoch milliseconds.",
    },
  },
  BriefingRestored: {
    when: 'Its owner took the deletion back: it is there again, under its link.',
    versions: [FIRST],
    fields: {
      restoredBy: 'Who did it: the `usr_…` id of the owner.',
      restoredAt: "When, by the service's clock; epoch milliseconds.",
    },
  },
  BriefingLinkRenewed: {
    when: 'Its owner stopped sharing it: it has another public link, and the old one leads nowhere.',
    versions: [FIRST],
    fields: {
      slug: 'The name of the briefing in its public link from now on.',
      renewedAt: "When, by the service's clock; epoch milliseconds.",
    },
  },
  BriefingErased: {
    when: 'The owner was erased, and the key of their words destroyed; or they had deleted this briefing seven days before. Its files were removed. The last event of a history.',
    versions: [FIRST],
    fields: {
      askedBy:
        'Who asked for it; `operator`: the command line, which does not know who types; `expiry`: nobody, for nothing of an anonymous caller was used for long.',
      askedAt: 'When it was asked for, the first time; epoch milliseconds.',
    },
  },
  HistoryViewed: {
    when: 'Somebody looked at the history of a briefing. Recorded before anything is shown; the same look within one minute of the clock is recorded once.',
    versions: [`${FIRST}; looks at the ledger are recorded since 21 November 2026`],
    fields: {
      viewer: 'Who: a `usr_…` id, or `operator` for the command line.',
      as: '`owner`, `auditor` or `operator`: by which right.',
      what: '`history`: all events; `state`: what the briefing was at a moment; `selection`: the ledger of what became of the items.',
      revision: 'The newest revision that was shown; null: what was before the first event.',
    },
  },
};
