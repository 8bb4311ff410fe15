import type { SecondFactorWords } from '../words.js';

export const de: SecondFactorWords = {
  heading: 'Zweiter Faktor',
  lead: 'Nach dem Passwort werden Sie nach einem Code aus einer App auf Ihrem Telefon gefragt. Wer nur Ihr Passwort kennt, kommt nicht hinein.',
  demanded: 'Dieser Dienst verlangt einen zweiten Faktor. Richten Sie ihn jetzt ein; es dauert eine Minute.',
  scan: 'Scannen Sie dieses Bild mit einer Authenticator-App.',
  picture: 'Bild für die Authenticator-App',
  key: 'Oder tippen Sie diesen Schlüssel ein:',
  openApp: 'In einer App auf diesem Gerät öffnen',
  thenCode: 'Geben Sie dann die sechs Ziffern ein, die die App zeigt.',
  submit: 'Einschalten',
  newKey: 'Der Schlüssel wurde zu lange gezeigt. Hier ist ein neuer.',
  since: 'Eingeschaltet seit',
  left: (codes) => (codes === 1 ? '1 Wiederherstellungscode übrig' : `${codes} Wiederherstellungscodes übrig`),
  renew: { hint: 'Die bisherigen Codes enden.', submit: 'Neue Codes machen' },
  remove: {
    hint: 'Dann genügt das Passwort. Für ein anderes Telefon schalten Sie aus und wieder ein.',
    submit: 'Ausschalten',
  },
  stays:
    'Dieser Dienst verlangt einen zweiten Faktor, darum lässt er sich nicht ausschalten. Für ein anderes Telefon bitten Sie den Betreiber, ihn zu entfernen, und richten ihn dann neu ein.',
  removed: 'Der zweite Faktor ist aus. Das Passwort genügt.',
  codes: {
    heading: 'Ihre Wiederherstellungscodes',
    advice:
      'Wenn Sie Ihr Telefon nicht haben, lässt Sie jeder dieser Codes einmal hinein. Sie werden nur jetzt gezeigt: Drucken oder schreiben Sie sie auf, und bewahren Sie sie getrennt vom Telefon auf.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    kept: 'Ich habe sie aufbewahrt',
  },
  step: {
    heading: 'Noch ein Schritt',
    advice: 'Ihr Passwort stimmt. Jetzt der Code Ihrer Authenticator-App.',
    submit: 'Anmelden',
    lost: 'Kein Telefon? Geben Sie stattdessen einen Ihrer Wiederherstellungscodes ein. Ohne diese kann der Betreiber den zweiten Faktor entfernen.',
    startOver: 'Als jemand anderes anmelden',
  },
};
