import type { Words } from '../words.js';

export const de: Words = {
  fields: {
    email: 'E-Mail-Adresse',
    name: 'Ihr Name',
    password: 'Passwort',
    current: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    passwordHint: 'Mindestens 10 Zeichen. Gut sind ein paar Wörter, die nur Sie so zusammenstellen würden.',
  },
  problems: {
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
  },
  signIn: {
    heading: 'Anmelden',
    submit: 'Anmelden',
    newHere: 'Neu hier? Registrieren',
    forgot:
      'Passwort vergessen? Bitten Sie die Betreiber dieses Dienstes um einen Link, mit dem Sie ein neues festlegen.',
    signedInAs: 'Sie sind angemeldet als',
    goOn: 'Weiter',
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
  account: {
    done: {
      password: 'Ihr Passwort ist geändert. Alle anderen Browser sind abgemeldet.',
      reset:
        'Ihr neues Passwort ist festgelegt. Alle anderen Browser sind abgemeldet, und Agenten müssen neu verbunden werden.',
      access: 'Der Zugang ist beendet.',
      sessions: 'Alle anderen Browser sind abgemeldet.',
    },
    since: 'Mitglied seit',
    changePassword: 'Passwort ändern',
    pronunciations: 'Wie Wörter gesprochen werden',
    access: {
      heading: 'Agenten und Apps',
      advice: 'Sie können Ihr Konto ohne Ihr Passwort nutzen. Beenden Sie den Zugang von allen, die Sie nicht kennen.',
      none: 'Kein Agent und keine App kann Ihr Konto nutzen.',
      kinds: {
        anonymous: 'Agent ohne Konto',
        operator: 'Token von den Betreibern dieses Dienstes',
        skill: 'Agent, den Sie verbunden haben',
        oauth: 'App, die Sie erlaubt haben',
      },
      audiences: { api: 'nutzt die API', mcp: 'nutzt den MCP-Anschluss' },
      issued: 'Seit',
      lastUsed: 'Zuletzt benutzt',
      neverUsed: 'noch nicht',
      expires: 'Bis',
      ended: 'Beendet',
      end: 'Zugang beenden',
      endOf: (name) => `Zugang von ${name} beenden`,
      past: (count) => (count === 1 ? '1 beendeter Zugang' : `${count} beendete Zugänge`),
    },
    sessions: {
      heading: 'Browser',
      count: (others) =>
        others === 0
          ? 'Sie sind nur in diesem Browser angemeldet.'
          : `Sie sind in diesem Browser und in ${others === 1 ? 'einem weiteren' : `${others} weiteren`} angemeldet.`,
      endOthers: 'Überall sonst abmelden',
    },
    events: {
      heading: 'Was zuletzt geschehen ist',
      advice:
        'Waren Sie etwas davon nicht selbst? Ändern Sie Ihr Passwort, und beenden Sie den Zugang von Agenten, die Sie nicht kennen.',
      kinds: {
        signed_up: 'Konto angelegt',
        signed_in: 'Angemeldet',
        sign_in_failed: 'Jemand hat ein falsches Passwort versucht',
        signed_out: 'Abgemeldet',
        password_changed: 'Passwort geändert',
        password_reset: 'Neues Passwort über einen Link festgelegt',
        reset_link_made: 'Link für ein neues Passwort erstellt',
        invitation_made: 'Einladung erstellt',
        anonymous_registered: 'Agent hat ohne Konto begonnen',
        token_issued: 'Agent oder App bekam Zugang',
        token_revoked: 'Zugang eines Agenten oder einer App beendet',
        refresh_reused: 'App zeigte einen schon benutzten Schlüssel und wurde ausgesperrt',
        code_reused: 'Einmalcode zweimal benutzt, der Agent wurde ausgesperrt',
        client_registered: 'App hat sich eingetragen',
        consent_given: 'App erlaubt',
        consent_refused: 'App abgelehnt',
        pairing_approved: 'Agent mit einem Code verbunden',
        pairing_refused: 'Agent mit einem Code abgelehnt',
        pairing_failed: 'Falscher Code eingegeben',
        work_claimed: 'Arbeit eines Agenten übernommen',
        keys_rotated: 'Schlüssel des Dienstes erneuert',
        role_granted: 'Rolle erteilt',
        role_revoked: 'Rolle entzogen',
        caller_erased: 'Konto gelöscht',
      },
      from: (address) => `von ${address}`,
    },
  },
};
