import type { AccountWords } from './account-words.js';

export const de: AccountWords = {
  done: {
    password: 'Ihr Passwort ist geändert. Alle anderen Browser sind abgemeldet.',
    reset:
      'Ihr neues Passwort ist festgelegt. Alle anderen Browser sind abgemeldet, und Agenten müssen neu verbunden werden.',
    access: 'Der Zugang ist beendet.',
    sessions: 'Alle anderen Browser sind abgemeldet.',
  },
  since: 'Mitglied seit',
  changePassword: 'Passwort ändern',
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
};
