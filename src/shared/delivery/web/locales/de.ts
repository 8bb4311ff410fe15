import type { PageWords } from '../page-words.js';

export const de: PageWords = {
  skip: 'Zum Inhalt',
  session: {
    signIn: 'Anmelden',
    account: 'Ihr Konto',
    signInFirst: 'Melden Sie sich zuerst an; danach geht es weiter.',
    notYou: 'Nicht Sie? Abmelden',
    cookies: 'Cookies halten Sie hier angemeldet. Sonst tun sie nichts.',
  },
  forms: {
    refused: 'Das hat nicht geklappt',
    tooMany: (wait) => `Zu viele Versuche. Versuchen Sie es in ${wait} noch einmal.`,
    show: 'Anzeigen',
    hide: 'Verbergen',
  },
  errors: {
    not_found: {
      heading: 'Unter dieser Adresse gibt es nichts',
      advice: 'Prüfen Sie, ob der Link vollständig ist, oder fragen Sie neu an.',
    },
    invalid: {
      heading: 'Das ließ sich nicht lesen',
      advice: 'Gehen Sie zurück, prüfen Sie Ihre Eingaben und senden Sie sie noch einmal.',
    },
    stale_form: {
      heading: 'Dieses Formular gilt nicht mehr',
      advice: 'Gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal.',
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
    lead: 'Dieser Dienst macht aus RSS-Abonnements Audio-Briefings in sieben Sprachen. Jeder Satz, der eine Tatsache nennt, führt zu dem Artikel, aus dem sie stammt.',
    docs: 'Die API lesen',
    contract: 'OpenAPI-Dokument',
    agents: 'Für Agenten',
    steps: [
      ['Abonnieren', 'Ein Agent oder eine App fügt Feeds für Sie hinzu: RSS, Atom oder JSON Feed.'],
      ['Anfordern', 'Sagen Sie, worum es gehen soll, wie lang und in welcher Sprache.'],
      ['Anhören', 'Zwei Stimmen lesen vor, ein Transkript läuft mit, und die Quellen sind einen Fingertipp entfernt.'],
    ],
    hosts: 'Die Stimmen anhören',
    footer: 'Jedes Briefing öffnet sich unter einem eigenen Link, den nur weitergibt, wem es gehört.',
  },
};
