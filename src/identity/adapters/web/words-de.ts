import type { Words } from './words.js';

export const de: Words = {
  skip: 'Zum Inhalt',
  footer: 'Cookies halten Sie hier angemeldet. Sonst tun sie nichts.',
  account: 'Ihr Konto',
  fields: {
    email: 'E-Mail-Adresse',
    name: 'Ihr Name',
    password: 'Passwort',
    current: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    passwordHint: 'Mindestens 10 Zeichen. Gut sind ein paar Wörter, die nur Sie so zusammenstellen würden.',
    show: 'Anzeigen',
    hide: 'Verbergen',
  },
  problems: {
    heading: 'Das hat nicht geklappt',
    faults: {
      email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
      notInvited: 'Diese Einladung gilt für eine andere E-Mail-Adresse.',
      name: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
      password: 'Wählen Sie ein Passwort mit 10 bis 200 Zeichen.',
      passwordIsEmail: 'Wählen Sie ein Passwort, das nicht Ihre E-Mail-Adresse ist.',
      commonPassword: 'Dieses Passwort benutzen viele, darum wird es zuerst geraten. Wählen Sie ein anderes.',
      wrongCurrent: 'Das bisherige Passwort stimmt nicht.',
    },
    refusals: {
      signInRefused: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
      signUpRefused:
        'Mit dieser E-Mail-Adresse und diesem Passwort können Sie sich nicht registrieren. Wenn Sie schon ein Konto haben, melden Sie sich an.',
      busy: 'Im Moment ist zu viel los. Bitte versuchen Sie es noch einmal.',
    },
    tooMany: (wait) => `Zu viele Versuche. Versuchen Sie es in ${wait} noch einmal.`,
  },
  signIn: {
    heading: 'Anmelden',
    toGoOn: 'Melden Sie sich zuerst an; danach geht es weiter.',
    submit: 'Anmelden',
    newHere: 'Neu hier? Registrieren',
    forgot:
      'Passwort vergessen? Bitten Sie die Betreiber dieses Dienstes um einen Link, mit dem Sie ein neues festlegen.',
    signedInAs: 'Sie sind angemeldet als',
    goOn: 'Weiter',
    notYou: 'Nicht Sie? Abmelden',
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
  signOut: {
    heading: 'Abmelden?',
    advice:
      'Agenten, die Sie verbunden haben, behalten ihren Zugang. Beenden können Sie ihn auf der Seite Ihres Kontos.',
    submit: 'Abmelden',
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
  linkOver: {
    heading: 'Dieser Link gilt nicht mehr',
    advice:
      'Er wurde schon benutzt, ist abgelaufen oder durch einen neueren ersetzt. Bitten Sie die Betreiber dieses Dienstes um einen neuen.',
  },
};
