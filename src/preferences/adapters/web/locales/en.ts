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
};
