import type { Words } from '../words.js';
import { account } from './de-account.js';

export const de: Words = {
  fields: {
    email: 'E-Mail-Adresse',
    name: 'Ihr Name',
    password: 'Passwort',
    current: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    passwordHint: 'Mindestens 10 Zeichen. Gut sind ein paar Wörter, die nur Sie so zusammenstellen würden.',
    code: 'Code',
    codeHint: 'Die sechs Ziffern Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
    noPassword: 'Kein Passwort? Melden Sie sich dort, woher Sie kamen, noch einmal an.',
    signedInAgain: 'Sie haben sich gerade noch einmal angemeldet; zehn Minuten lang ist kein Passwort nötig.',
  },
  problems: {
    faults: {
      email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
      notInvited: 'Diese Einladung gilt für eine andere E-Mail-Adresse.',
      name: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
      password: 'Wählen Sie ein Passwort mit 10 bis 200 Zeichen.',
      passwordIsEmail: 'Wählen Sie ein Passwort, das nicht Ihre E-Mail-Adresse ist.',
      commonPassword: 'Dieses Passwort benutzen viele, darum wird es zuerst geraten. Wählen Sie ein anderes.',
      wrongConfirm: 'Das ist nicht die E-Mail-Adresse Ihres Kontos.',
      emailTaken: 'Diese Adresse gehört zu einem anderen Konto. Wählen Sie eine andere.',
      wrongCode: 'Der Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten.',
      wrongCurrent: 'Das bisherige Passwort stimmt nicht.',
    },
    refusals: {
      signInRefused: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
      signUpRefused:
        'Mit dieser E-Mail-Adresse und diesem Passwort können Sie sich nicht registrieren. Wenn Sie schon ein Konto haben, melden Sie sich an.',
      deactivated:
        'Dieses Konto ist deaktiviert. Wer diesen Dienst betreibt, kann Sie wieder einlassen; gelöscht wurde nichts.',
      lastOperator:
        'Sie sind der letzte Betreiber dieses Dienstes. Machen Sie zuerst unter „Verwaltung“, „Mitglieder“ jemand anderen zum Betreiber.',
      busy: 'Im Moment ist zu viel los. Bitte versuchen Sie es noch einmal.',
    },
  },
  signIn: {
    heading: 'Anmelden',
    submit: 'Anmelden',
    newHere: 'Neu hier? Registrieren',
    forgot:
      'Passwort vergessen? Bitten Sie die Betreiber dieses Dienstes um einen Link, mit dem Sie ein neues festlegen.',
    forgotByMail: 'Passwort vergessen?',
    signedInAs: 'Sie sind angemeldet als',
    goOn: 'Weiter',
    withIssuer: (name) => `Anmelden mit ${name}`,
    byPassword: {
      summary: 'Mit Passwort anmelden',
      hint: 'Für das Notfallkonto, wenn die anderen nicht erreichbar sind.',
    },
    agents: {
      heading: 'Einen Agenten verbinden',
      person: 'Zeigt Ihnen Ihr Agent einen Code?',
      enterCode: 'Code eingeben',
      agent: 'Agenten beginnen hier:',
      guide: 'wie Agenten Zugang bekommen',
    },
  },
  signUp: {
    heading: 'Konto anlegen',
    invited: 'Sie sind eingeladen.',
    submit: 'Registrieren',
    haveAccount: 'Schon ein Konto? Anmelden',
    closed: {
      heading: 'Hier kann sich niemand registrieren',
      advice: 'Nur die Betreiber dieses Dienstes legen Konten an. Bitten Sie sie um eines.',
    },
    inviteNeeded: {
      heading: 'Sie brauchen eine Einladung',
      advice: 'Bitten Sie die Betreiber dieses Dienstes um einen Einladungslink und öffnen Sie ihn hier.',
    },
  },
  welcome: {
    heading: 'Willkommen',
    advice:
      'Dieser Dienst ist neu, und noch hat niemand ein Konto. Das erste ist Ihres: Damit betreiben Sie den Dienst auch.',
    submit: 'Mein Konto anlegen',
    next: 'Danach fügen Sie hinzu, wovon Sie hören möchten.',
    done: {
      heading: 'Dieser Dienst ist schon eingerichtet',
      advice: 'Es gibt ein Konto, also hat dieser Link seinen Zweck erfüllt. Melden Sie sich mit Ihrem eigenen an.',
    },
    over: {
      heading: 'Dieser Link richtet nichts ein',
      advice:
        'Er gilt einen Tag lang, nachdem der Dienst gestartet wurde. Starten Sie den Dienst neu: Am Ende gibt er einen neuen Link aus.',
    },
  },
  signOut: {
    heading: 'Abmelden?',
    advice:
      'Agenten, die Sie verbunden haben, behalten ihren Zugang. Beenden können Sie ihn auf der Seite Ihres Kontos.',
    submit: 'Abmelden',
    elsewhere: {
      heading: 'Hier sind Sie abgemeldet',
      advice: (name) =>
        `Bei ${name} sind Sie in diesem Browser vielleicht noch angemeldet; wer ihn benutzt, könnte von dort wieder hereinkommen.`,
      submit: (name) => `Auch bei ${name} abmelden`,
    },
  },
  password: {
    heading: 'Passwort ändern',
    advice: 'Hier bleiben Sie angemeldet. Alle anderen Browser werden abgemeldet.',
    submit: 'Passwort ändern',
  },
  reset: {
    heading: 'Neues Passwort wählen',
    advice:
      'Danach sind Sie hier angemeldet. Alle anderen Browser werden abgemeldet, und Agenten müssen neu verbunden werden.',
    submit: 'Passwort festlegen',
  },
  forgot: {
    heading: 'Neues Passwort anfordern',
    advice: 'Wir schicken Ihnen einen Link, mit dem Sie eines wählen.',
    submit: 'Link schicken',
    sent: {
      heading: 'Sehen Sie in Ihr Postfach',
      advice:
        'Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs. Er gilt 30 Minuten. Nichts da? Sehen Sie im Spam-Ordner nach, oder versuchen Sie es in einer Stunde wieder.',
    },
  },
  confirm: {
    heading: 'Adresse bestätigen',
    advice: 'Mit dieser Adresse wurde ein Konto angelegt. Ist es Ihres?',
    submit: 'Adresse bestätigen',
    confirmed: {
      heading: 'Ihre Adresse ist bestätigt',
      advice: 'Danke. Mails, die Sie wünschen, kommen von jetzt an dorthin.',
    },
  },
  linkOver: {
    heading: 'Dieser Link gilt nicht mehr',
    advice:
      'Er wurde schon benutzt, ist abgelaufen oder durch einen neueren ersetzt. Bitten Sie die Betreiber dieses Dienstes um einen neuen.',
  },
  mailedLinkOver: {
    heading: 'Dieser Link gilt nicht mehr',
    advice: 'Er wurde benutzt, ist abgelaufen, oder das Passwort wurde inzwischen geändert.',
  },
  newLink: 'Neuen Link anfordern',
  account,
};
