import type { SignOnWords } from '../sign-on-words.js';

export const de: SignOnWords = {
  heading: 'Wege zur Anmeldung',
  advice: 'Wo Ihr Konto verbunden ist, melden Sie sich dort an statt hier mit Ihrem Passwort.',
  connected: 'Verbunden seit',
  notConnected: 'Nicht verbunden',
  connect: 'Verbinden',
  disconnect: 'Trennen',
  staysConnected: 'Hier meldet sich niemand mit Passwort an; deshalb bleibt die Verbindung bestehen.',
  passwordNeeded: 'Zum Verbinden oder Trennen geben Sie Ihr Passwort ein.',
  onlyWayIn: 'Wählen Sie zuerst ein Passwort: Ohne Passwort und ohne diesen Weg kämen Sie nicht mehr herein.',
  anew: {
    heading: 'Noch einmal anmelden',
    advice:
      'Statt eines Passworts: Melden Sie sich dort, wo Ihr Konto verbunden ist, noch einmal an. Danach können Sie zehn Minuten lang in diesem Browser Ihr Konto ändern.',
  },
  done: {
    connected: 'Verbunden. Ab jetzt können Sie sich dort anmelden.',
    disconnected: 'Getrennt. Sie melden sich wieder mit Ihrem Passwort an.',
  },
  problems: {
    expired: {
      heading: 'Bitte melden Sie sich noch einmal an',
      advice: 'Diese Anmeldung hat zu lange gedauert, in einem anderen Browser begonnen oder wurde schon benutzt.',
    },
    refused: {
      heading: 'Sie wurden nicht angemeldet',
      advice: 'Die Anmeldung wurde abgebrochen, oder Sie dürfen diesen Dienst nicht benutzen.',
    },
    broken: {
      heading: 'Sie wurden nicht angemeldet',
      advice:
        'Was zurückkam, beweist nicht, wer Sie sind. Bleibt es dabei, sagen Sie es den Betreibern dieses Dienstes.',
    },
    not_admitted: {
      heading: 'Sie können diesen Dienst noch nicht benutzen',
      advice:
        'Dort sind Sie angemeldet, gehören aber nicht zu denen, die hereindürfen. Fragen Sie die Betreiber dieses Dienstes.',
    },
    no_account: {
      heading: 'Sie haben hier kein Konto',
      advice: 'Bitten Sie die Betreiber dieses Dienstes um eines und verbinden Sie es dann auf der Seite des Kontos.',
    },
    no_email: {
      heading: 'Ihr Konto braucht eine E-Mail-Adresse',
      advice: 'Mit Ihrer Anmeldung kam keine. Fragen Sie die Betreiber dieses Dienstes.',
    },
    address_taken: {
      heading: 'Verbinden Sie zuerst Ihr Konto',
      advice:
        'Mit Ihrer E-Mail-Adresse kann kein Konto angelegt werden. Haben Sie hier eines, melden Sie sich mit dessen Passwort an und verbinden Sie es unter Konto, Wege zur Anmeldung; oder fragen Sie die Betreiber dieses Dienstes.',
    },
    not_fresh: {
      heading: 'Das war keine neue Anmeldung',
      advice:
        'Der Anbieter, bei dem Sie sich anmelden, bestätigt nicht, dass Sie es gerade getan haben. Wählen Sie über den Link für vergessene Passwörter eines, oder wenden Sie sich an die Betreiber dieses Dienstes.',
    },
    somebody_else: {
      heading: 'Das war jemand anderes',
      advice:
        'Wer sich dort angemeldet hat, ist nicht der Mensch, dessen Konto hier offen ist. Melden Sie sich dort zuerst ab und versuchen Sie es noch einmal.',
    },
    linked_elsewhere: {
      heading: 'Das gehört zu einem anderen Konto',
      advice: 'Ihre Anmeldung dort ist hier mit einem anderen Konto verbunden. Trennen Sie sie zuerst in jenem Konto.',
    },
    linked_already: {
      heading: 'Ihr Konto ist schon verbunden',
      advice: 'Es ist mit der Anmeldung einer anderen Person dort verbunden. Trennen Sie diese zuerst.',
    },
    away: {
      heading: 'Dort kann sich gerade niemand anmelden',
      advice:
        'Die Stelle, bei der Sie sich anmelden, antwortet nicht. Bitte versuchen Sie es in einigen Minuten wieder.',
    },
    deactivated: {
      heading: 'Ihr Konto ist deaktiviert',
      advice: 'Die Betreiber dieses Dienstes können Sie wieder hereinlassen; gelöscht wurde nichts.',
    },
  },
  again: 'Noch einmal versuchen',
};
