import type { AccountWords } from '../account-words.js';

export const account: AccountWords = {
  done: {
    password: 'Ihr Passwort ist geändert. Alle anderen Browser sind abgemeldet.',
    reset:
      'Ihr neues Passwort ist festgelegt. Alle anderen Browser sind abgemeldet, und Agenten müssen neu verbunden werden.',
    name: 'Ihr Name ist geändert.',
    email: 'Ihre E-Mail-Adresse ist geändert.',
    emailSent: 'Ein Link ist zur neuen Adresse unterwegs. Sie gilt, sobald Sie ihn öffnen, innerhalb von 24 Stunden.',
    recovered:
      'Ihr neues Passwort ist festgelegt, und das Konto gehört nur Ihnen: Alle Browser und Agenten sind abgemeldet, private Podcast-Feeds haben neue Adressen, und Webhooks sind ausgeschaltet. Sehen Sie durch, was im Konto ist: Vielleicht hat es jemand anderes angelegt.',
    secured:
      'Erledigt. Podcast-Apps brauchen die neuen Adressen; Webhooks lassen sich wieder einschalten, sobald Sie geprüft haben, wohin sie führen.',
    access: 'Der Zugang ist beendet.',
    sessions: 'Alle anderen Browser sind abgemeldet.',
    confirmation: 'Ein Link zum Bestätigen Ihrer Adresse ist unterwegs.',
  },
  since: 'Mitglied seit',
  waysIn: 'Wege zur Anmeldung',
  changePassword: 'Passwort ändern',
  address: { unconfirmed: 'noch nicht bestätigt', confirm: 'Link zum Bestätigen schicken' },
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
    admin: 'darf den Dienst verwalten',
    issued: 'Seit',
    lastUsed: 'Zuletzt benutzt',
    neverUsed: 'noch nicht',
    expires: 'Bis',
    ended: 'Beendet',
    end: 'Zugang beenden',
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
  onThisPage: 'Auf dieser Seite',
  profile: {
    heading: 'Name und E-Mail',
    change: 'Name oder E-Mail ändern',
    saveName: 'Namen speichern',
    saveEmail: 'E-Mail ändern',
    byMail: 'Wir senden einen Link an die neue Adresse; bis Sie ihn öffnen, bleibt die alte.',
    takeBack: {
      heading: 'Ihr Konto zurückholen?',
      advice:
        'Es bekommt wieder diese Adresse. Alle Browser und Agenten werden abgemeldet, und Sie wählen ein neues Passwort.',
      submit: 'Das Konto zurückholen',
    },
    newEmail: {
      heading: 'Neue Adresse bestätigen',
      advice: 'Danach melden Sie sich damit an, und E-Mails gehen dorthin.',
      submit: 'Diese Adresse verwenden',
      done: { heading: 'Ihre E-Mail-Adresse ist geändert', advice: 'Melden Sie sich ab jetzt damit an.' },
    },
  },
  data: {
    heading: 'Ihre Daten',
    advice:
      'Alles, was über Sie gespeichert ist, als eine Datei zum Mitnehmen (Ton und Texte laden Sie bei jedem Briefing herunter); oder gehen Sie endgültig.',
    download: 'Alles herunterladen',
    delete: 'Mein Konto löschen …',
  },
  deletion: {
    heading: 'Ihr Konto löschen?',
    goes: {
      heading: 'Was sofort und endgültig verschwindet',
      list: [
        'Ihr Name, Ihre E-Mail-Adresse, Ihr Passwort, Browser und Agenten',
        'Ihre Quellen, Ordner, Regeln, Einstellungen und Aussprachen',
        'Ihre Briefings mit Ton, Texten und Bildern und die Links dorthin',
        'Sendungen, Podcast-Adressen und Webhooks',
      ],
    },
    stays: {
      heading: 'Was bleibt',
      list: [
        'dass und wann Briefings entstanden, ohne ein Wort daraus, weil niemand Verläufe umschreiben darf',
        'dass ein Konto gelöscht wurde, und wann',
      ],
    },
    confirm: (email) => `Geben Sie zur Bestätigung Ihre E-Mail-Adresse ein: ${email}`,
    submit: 'Mein Konto endgültig löschen',
    done: {
      heading: 'Ihr Konto ist gelöscht',
      advice: 'Was darin war, wird jetzt gelöscht. Danke, dass Sie hier waren.',
    },
  },
  secure: {
    heading: 'Könnte noch jemand mithören?',
    advice:
      'Wer in Ihrem Konto war, kennt vielleicht die privaten Adressen Ihrer Podcast-Feeds oder hat einen Webhook eingerichtet, der von Ihren Briefings erfährt. Ein neues Passwort beendet beides nicht; dies hier schon.',
    podcasts: {
      label: 'Neue Adressen für alle meine Podcast-Feeds',
      hint: 'Ihre Podcast-Apps brauchen danach die neuen Adressen.',
    },
    webhooks: {
      label: 'Alle Webhooks ausschalten',
      hint: 'Sie bekommen auch neue Schlüssel. Sie können sie einzeln wieder einschalten.',
    },
    submit: 'Jetzt ausführen',
    nothing: 'Wählen Sie mindestens eines von beiden.',
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
      account_recovered: 'Konto von der Person übernommen, die seine E-Mails liest',
      podcasts_renewed: 'Podcast-Feeds haben neue Adressen bekommen',
      webhooks_disabled: 'Alle Webhooks ausgeschaltet',
      address_confirmed: 'E-Mail-Adresse bestätigt',
      email_changed: 'E-Mail-Adresse geändert',
      mail_refused: 'Ihre Adresse hat eine Mail nicht angenommen',
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
      invitation_revoked: 'Einladung zurückgenommen',
      operator_acted: 'Als Betreiber in den Dienst eingegriffen',
      role_granted: 'Rolle erteilt',
      role_revoked: 'Rolle entzogen',
      member_deactivated: 'Konto deaktiviert',
      member_reactivated: 'Konto wieder aktiviert',
      identity_linked: 'Anmeldung bei anderen verbunden',
      identity_unlinked: 'Anmeldung bei anderen getrennt',
      signed_out_by_issuer: 'Dort abgemeldet, wo Sie sich anmelden',
      caller_erased: 'Konto gelöscht',
      history_viewed: 'Verlauf eines Briefings angesehen',
    },
    roles: { auditor: 'Prüfer', operator: 'Betreiber' },
    from: (address) => `von ${address}`,
  },
};
