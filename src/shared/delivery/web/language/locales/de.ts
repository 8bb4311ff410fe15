import type { PageWords } from '../page-words.js';

export const de: PageWords = {
  skip: 'Zum Inhalt',
  language: 'Sprache',
  home: 'Zur Startseite',
  navigation: {
    label: 'Hauptnavigation',
    places: {
      today: 'Heute',
      briefings: 'Briefings',
      shows: 'Sendungen',
      read: 'Lesen',
      feeds: 'Feeds',
      settings: 'Einstellungen',
    },
  },
  session: {
    signIn: 'Anmelden',
    account: 'Ihr Konto',
    accountHas: 'Name, Passwort, Agenten und Browser',
    signInFirst: 'Melden Sie sich zuerst an; danach geht es weiter.',
    notYou: 'Nicht Sie? Abmelden',
    cookies: 'Cookies halten Sie hier angemeldet. Sonst tun sie nichts.',
  },
  forms: {
    refused: 'Das hat nicht geklappt',
    tooMany: (wait) => `Zu viele Versuche. Versuchen Sie es in ${wait} noch einmal.`,
    show: 'Anzeigen',
    hide: 'Verbergen',
    ownTimeZone: 'Die dieses Geräts nehmen',
  },
  errors: {
    not_found: {
      heading: 'Unter dieser Adresse gibt es nichts',
      advice: 'Prüfen Sie, ob der Link vollständig ist, oder fragen Sie neu an.',
    },
    gone: {
      heading: 'Das ist verloren',
      advice: 'Eine Datei davon wurde beschädigt und lässt sich nicht wiederherstellen. Bitte fordern Sie es neu an.',
    },
    invalid: {
      heading: 'Das ließ sich nicht lesen',
      advice: 'Gehen Sie zurück, prüfen Sie Ihre Eingaben und senden Sie sie noch einmal.',
    },
    stale_form: {
      heading: 'Dieses Formular gilt nicht mehr',
      advice: 'Gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal.',
    },
    no_cookies: {
      heading: 'Ihr Browser hat kein Cookie gesendet',
      advice:
        'Dieser Dienst braucht Cookies, um zu wissen, dass ein Formular von Ihnen kommt, und Ihr Browser behält keine. Erlauben Sie Cookies für diese Seite (ein privates Fenster oder ein Blocker kann sie verweigern), laden Sie die Seite neu und senden Sie das Formular noch einmal.',
    },
    too_many: { heading: 'Zu viele Versuche', advice: 'Warten Sie ein wenig und versuchen Sie es dann noch einmal.' },
    unavailable: {
      heading: 'Der Dienst kann gerade nicht antworten',
      advice: 'Bitte versuchen Sie es in einer Minute noch einmal.',
    },
    internal_error: {
      heading: 'Bei uns ist etwas schiefgegangen',
      advice: 'Bitte versuchen Sie es in einer Minute noch einmal.',
    },
  },
  start: {
    heading: 'Die Nachrichten, denen Sie folgen, als Podcast zum Nachprüfen',
    lead: 'Folgen Sie den Seiten, die Sie mögen, und lassen Sie sich erzählen, was es Neues gibt: wenn Sie fragen, oder jeden Morgen von selbst. Zwei Stimmen lesen Ihr Briefing vor, und jede Tatsache führt zu dem Artikel, aus dem sie stammt.',
    signUp: 'Konto erstellen',
    invited: 'Konten gibt es hier auf Einladung. Wenn Sie eine haben, öffnen Sie deren Link.',
    sample: 'So klingt es',
    developers: 'Für Entwickler und Agenten',
    developersLead: 'Was ein Mensch hier tut, kann auch ein Agent: über eine REST-API und über MCP.',
    docs: 'Die API lesen',
    contract: 'OpenAPI-Dokument',
    agents: 'Für Agenten',
    steps: [
      ['Folgen', 'Fügen Sie die Seiten hinzu, die Sie lesen, oder bringen Sie die Liste eines anderen Readers mit.'],
      [
        'Fragen',
        'Sagen Sie, was Sie hören möchten, wie lang und in welcher Sprache. Oder lassen Sie eine Sendung von selbst kommen.',
      ],
      ['Anhören', 'Zwei Stimmen lesen vor, ein Transkript läuft mit, und die Quellen sind einen Fingertipp entfernt.'],
    ],
    hosts: 'Alle Stimmen anhören',
    footer: 'Jedes Briefing öffnet sich unter einem eigenen Link, den nur weitergibt, wem es gehört.',
  },
};
