import type { AgentWords } from '../agent-words.js';

export const de: AgentWords = {
  labels: {
    agent: 'Agent',
    app: 'App',
    code: 'Code',
    account: 'Ihr Konto',
    known: 'Wer für sie bürgt',
    sendsTo: 'Von hier geht es zu',
    brings: 'Bringt mit',
  },
  unnamed: 'Ohne Namen',
  itsOwnWord: 'Nach eigener Angabe.',
  abilities: {
    heading: 'Das erlauben Sie damit',
    list: [
      'Ihre Abonnements sehen, hinzufügen und entfernen',
      'die Beiträge Ihrer Feeds lesen',
      'Briefings anfordern und Ihre vorhandenen öffnen',
      'Ihre Sprache und Zeitzone sehen und ändern',
    ],
    limits: 'Ihr Passwort bleibt geheim. Den Zugang können Sie jederzeit auf der Seite Ihres Kontos beenden.',
  },
  admin: {
    label: 'Er darf auch diesen Dienst verwalten',
    advice:
      'Dann kann er alles, was Sie als Betreiber können: Mitglieder und ihre Sicherheitsereignisse sehen, Leute einladen, Rollen geben und nehmen, Mitglieder abmelden und löschen. Lassen Sie das aus, wenn Sie nicht genau das wollen.',
  },
  pair: {
    enter: { heading: 'Einen Agenten verbinden', advice: 'Geben Sie den Code ein, den Ihr Agent Ihnen zeigt.' },
    codeHint: '8 Buchstaben, mit oder ohne Strich',
    goOn: 'Weiter',
    wrongCode:
      'Diesen Code gibt es nicht. Ein Code gilt einmal und 10 Minuten lang: Prüfen Sie ihn, oder lassen Sie Ihren Agenten einen neuen anfordern.',
    warning:
      'Machen Sie nur weiter, wenn Sie das gerade selbst bei einem Agenten begonnen haben. Niemand sonst hat einen Grund, Ihnen einen Code zu schicken.',
    confirm: {
      heading: 'Ist das Ihr Agent?',
      advice: 'Vergleichen Sie: Ihr Agent muss Ihnen genau diesen Code zeigen.',
    },
    brings: 'Er hat bisher ohne Konto gearbeitet. Alles, was er gesammelt und gemacht hat, geht an Sie über.',
    work: {
      subscriptions: (n) => (n === 1 ? '1 Abonnement' : `${n} Abonnements`),
      briefings: (n) => (n === 1 ? '1 Briefing' : `${n} Briefings`),
    },
    approve: 'Ja, verbinden',
    refuse: 'Nein, ablehnen',
    paired: { heading: 'Verbunden', advice: 'Ihr Agent macht von selbst weiter. Sie können diese Seite schließen.' },
    claimed: 'Was er bisher gesammelt und gemacht hat, gehört jetzt Ihnen.',
    onItsWay: 'Was er bisher gesammelt und gemacht hat, kommt in ein paar Minuten in Ihrem Konto an.',
    refused: { heading: 'Abgelehnt', advice: 'Der Agent bekommt keinen Zugang und erfährt, dass Sie abgelehnt haben.' },
    over: {
      heading: 'Dieser Code gilt nicht mehr',
      advice: 'Er ist abgelaufen, oder jemand hat schon geantwortet. Lassen Sie Ihren Agenten einen neuen anfordern.',
    },
    taken: {
      heading: 'Die Arbeit dieses Agenten kann nicht auf Sie übergehen',
      advice: 'Jemand anderes hat sie schon übernommen, oder sie wurde gelöscht. Lassen Sie den Agenten neu beginnen.',
    },
    again: 'Anderen Code eingeben',
  },
  consent: {
    heading: 'Darf diese App Ihr Konto nutzen?',
    advice: 'Machen Sie nur weiter, wenn Sie das selbst begonnen haben.',
    known: {
      builtIn: 'Dieser Dienst',
      dynamic: 'Niemand: Sie hat sich selbst eingetragen.',
      document: (host) => `Die Website ${host}`,
    },
    thisDevice: (place) => `einem Programm auf diesem Gerät (${place})`,
    thisService: 'einer Seite dieses Dienstes, die Ihnen einen Code für Ihren Agenten zeigt',
    approve: 'Erlauben',
    refuse: 'Ablehnen',
    over: {
      heading: 'Diese Anfrage gilt nicht mehr',
      advice:
        'Sie ist abgelaufen, schon beantwortet oder begann in einem anderen Browser. Gehen Sie zurück zu der App, die Sie hierher geschickt hat, und beginnen Sie neu.',
    },
  },
  complete: {
    given: {
      heading: 'Geben Sie Ihrem Agenten diesen Code',
      advice: 'Er gilt einmal und 10 Minuten lang. Geben Sie ihn nur dem Agenten, der Sie hierher geschickt hat.',
    },
    code: 'Einmalcode',
    state: 'Zum Vergleichen, falls Ihr Agent danach fragt',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    denied: {
      heading: 'Es wurde kein Zugang gegeben',
      advice: 'Ihr Agent bekommt keinen Code. War das ein Versehen, dann lassen Sie ihn noch einmal fragen.',
    },
    missing: {
      heading: 'Hier ist kein Code',
      advice: 'Bitten Sie Ihren Agenten um einen neuen Link und öffnen Sie diesen.',
    },
  },
};
