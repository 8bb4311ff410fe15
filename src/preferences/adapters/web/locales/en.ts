import type { Words } from '../words.js';

export const en: Words = {
  heading: 'How words are said',
  lead: 'Does a host say a name or a word wrong? Write how it sounds. Your briefings are spoken that way from then on; their transcripts keep the spelling.',
  labels: { language: 'Language of the briefing', written: 'Word', respelling: 'How it sounds' },
  hints: {
    written:
      'As it is written in the news, like Nguyen or kubectl. With capitals inside, like SQL, it counts in this spelling only.',
    respelling: 'In the letters of that language, like Win or cube control. In Japanese best in kana.',
  },
  save: 'Save',
  own: {
    heading: 'Your words',
    none: 'There are none yet.',
    change: 'Save',
    remove: 'Delete',
    saidFor: (written) => `How “${written}” sounds`,
    changeOf: (written) => `Save how “${written}” sounds`,
    removeOf: (written) => `Delete “${written}”`,
    more: 'Older words',
  },
  done: { set: 'Saved. It holds for what is spoken from now on.', deleted: 'Deleted.' },
  faults: {
    written: {
      length: 'Enter a word of at most 80 characters.',
      control: 'The word has a character that cannot be seen. Type it anew.',
      markup: 'The word must not contain < or >.',
      empty: 'The word must have a letter or a digit.',
    },
    respelling: {
      length: 'Enter how it sounds, in at most 160 characters.',
      control: 'How it sounds has a character that cannot be seen. Type it anew.',
      markup: "Use letters, digits, spaces and ' - . , · only: it is read aloud as it stands.",
      empty: 'How it sounds must have a letter or a digit.',
    },
  },
  tooMany: 'You have 500 words, which is the most there can be. Delete one first.',
  preferences: {
    heading: 'Listening',
    lead: 'What holds for every briefing that asks for nothing else. Shows may have choices of their own.',
    length: 'Length',
    format: 'Format',
    formats: {
      headlines: 'Headlines: many stories, a sentence each',
      brief: 'Briefing: the usual',
      in_depth: 'In depth: few stories, told at length',
    },
    usual: 'As the service decides',
    hosts: 'Hosts',
    hostsHint:
      'One or two who speak the same language. They present the briefings in it; those in another language have its usual hosts.',
    isDefault: 'usual',
    sampleOf: (host) => `Sample of ${host}`,
    timezone: 'Time zone',
    timezoneHint: 'What “today” is, and how times are told.',
    memory: 'Leave out what earlier briefings told',
    memoryHint: 'Stories come again only when there are new facts, or when you ask for them.',
    save: 'Save',
    saved: 'Saved. It holds for what is made from now on.',
    faults: {
      timezone: 'Enter a time zone like Europe/Berlin.',
      hosts: 'Choose one or two hosts who speak the same language.',
    },
  },
};
