import type { Words } from '../words.js';

export const de: Words = {
  heading: 'Wie Wörter gesprochen werden',
  lead: 'Wird ein Name oder ein Wort falsch gesprochen? Schreiben Sie, wie es klingt. Ihre Briefings werden von da an so gesprochen; in der Mitschrift bleibt die Schreibweise.',
  labels: { language: 'Sprache des Briefings', written: 'Wort', respelling: 'Wie es klingt' },
  hints: {
    written:
      'Wie es in den Nachrichten steht, etwa Nguyen oder kubectl. Mit Großbuchstaben im Inneren, etwa SQL, gilt es nur in dieser Schreibweise.',
    respelling: 'In den Buchstaben der Sprache, etwa Nujen oder Kjub Kontrol. Auf Japanisch am besten in Kana.',
  },
  save: 'Speichern',
  own: {
    heading: 'Ihre Wörter',
    none: 'Noch gibt es keine.',
    change: 'Speichern',
    remove: 'Löschen',
    saidFor: (written) => `Wie „${written}“ klingt`,
    changeOf: (written) => `Speichern, wie „${written}“ klingt`,
    removeOf: (written) => `„${written}“ löschen`,
    more: 'Ältere Wörter',
  },
  done: { set: 'Gespeichert. Es gilt für alles, was von jetzt an gesprochen wird.', deleted: 'Gelöscht.' },
  faults: {
    written: {
      length: 'Geben Sie ein Wort mit höchstens 80 Zeichen ein.',
      control: 'Im Wort ist ein Zeichen, das man nicht sieht. Tippen Sie es neu.',
      markup: 'Im Wort darf kein < oder > stehen.',
      empty: 'Das Wort braucht einen Buchstaben oder eine Ziffer.',
    },
    respelling: {
      length: 'Geben Sie mit höchstens 160 Zeichen ein, wie es klingt.',
      control: 'Darin ist ein Zeichen, das man nicht sieht. Tippen Sie es neu.',
      markup: "Nur Buchstaben, Ziffern, Leerzeichen und ' - . , · sind möglich: Es wird so vorgelesen, wie es dasteht.",
      empty: 'Es braucht einen Buchstaben oder eine Ziffer.',
    },
  },
  tooMany: 'Sie haben 500 Wörter, mehr sind nicht möglich. Löschen Sie zuerst eines.',
  preferences: {
    heading: 'Hören',
    lead: 'Was für jedes Briefing gilt, das nichts anderes verlangt. Sendungen können eigene Vorgaben haben.',
    length: 'Länge',
    format: 'Format',
    formats: {
      headlines: 'Schlagzeilen: viele Meldungen, je ein Satz',
      brief: 'Briefing: wie üblich',
      in_depth: 'Ausführlich: wenige Meldungen, ausführlich erzählt',
    },
    usual: 'Wie der Dienst entscheidet',
    hosts: 'Sprecher',
    hostsHint:
      'Eine oder zwei Stimmen derselben Sprache. Sie sprechen die Briefings in dieser Sprache; die in einer anderen haben deren übliche Stimmen.',
    isDefault: 'üblich',
    sampleOf: (host) => `Hörprobe von ${host}`,
    timezone: 'Zeitzone',
    timezoneHint: 'Was „heute“ ist und wie Zeiten genannt werden.',
    memory: 'Weglassen, was frühere Briefings erzählt haben',
    memoryHint: 'Meldungen kommen nur wieder, wenn es Neues gibt oder wenn Sie danach fragen.',
    save: 'Speichern',
    saved: 'Gespeichert. Es gilt für alles, was von jetzt an entsteht.',
    faults: {
      timezone: 'Geben Sie eine Zeitzone wie Europe/Berlin ein.',
      hosts: 'Wählen Sie eine oder zwei Stimmen, die dieselbe Sprache sprechen.',
    },
  },
};
