import type { AllLetterWords } from '../letter-words.js';

export const de: AllLetterWords = {
  reset: {
    subject: 'Neues Passwort wählen',
    lead: 'Jemand, hoffentlich Sie, hat für Ihr Konto ein neues Passwort angefordert. Mit diesem Link wählen Sie eines:',
    action: 'Passwort wählen',
    validity: 'Der Link gilt einmal und 30 Minuten lang.',
    notYou: 'Sie haben das nicht angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  confirmation: {
    subject: 'E-Mail-Adresse bestätigen',
    lead: 'Mit dieser Adresse wurde ein Konto angelegt. Mit diesem Link bestätigen Sie, dass sie Ihnen gehört:',
    action: 'Adresse bestätigen',
    validity: 'Der Link gilt 7 Tage. Ihr Konto funktioniert auch ohne ihn; bis dahin schicken wir Ihnen sonst nichts.',
    notYou: 'Sie haben kein Konto angelegt? Dann müssen Sie nichts tun: Niemand kann Mails hierher schicken lassen.',
  },
  address: {
    subject: 'Neue E-Mail-Adresse bestätigen',
    lead: 'Sie möchten diese Adresse für Ihr Konto verwenden. Mit diesem Link gehört sie dort Ihnen:',
    action: 'Diese Adresse verwenden',
    validity: 'Der Link gilt einmal und 24 Stunden lang. Bis dahin ändert sich nichts.',
    notYou: 'Sie wissen nichts davon? Dann tun Sie nichts: Kein Konto verwendet diese Adresse.',
  },
  return: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    lead: 'Ihr Konto hat ab jetzt eine andere E-Mail-Adresse, und mit dieser kommt man nicht mehr hinein. Wenn Sie das nicht waren, holen Sie das Konto mit diesem Link zurück: Es bekommt wieder diese Adresse, alle Browser und Agenten werden abgemeldet, und Sie wählen ein neues Passwort.',
    action: 'Das Konto zurückholen',
    validity: 'Der Link gilt einmal, 7 Tage lang.',
    notYou: 'Sie haben die Adresse selbst geändert? Dann brauchen Sie nichts zu tun.',
  },
  invitation: {
    subject: 'Sie sind eingeladen',
    lead: 'Die Betreiber dieses Dienstes laden Sie ein: Er macht aus den Feeds, denen Sie folgen, eine kurze Sendung zum Anhören. Mit diesem Link legen Sie Ihr Konto an:',
    action: 'Ein Konto anlegen',
    validity: 'Der Link gilt einmal, 7 Tage lang, mit dieser E-Mail-Adresse.',
    notYou:
      'Sie wissen nicht, warum? Dann brauchen Sie nichts zu tun: Es wird kein Konto angelegt, und wir schreiben nicht noch einmal.',
  },
  factorReset: {
    subject: 'Der zweite Faktor Ihres Kontos wurde entfernt',
    lead: 'Wer diesen Dienst betreibt, hat den zweiten Faktor Ihres Kontos samt allen Wiederherstellungscodes entfernt. Zum Anmelden genügt jetzt Ihr Passwort. Hier richten Sie einen neuen ein:',
    action: 'Zweiten Faktor einrichten',
    validity: 'Ihre Sitzungen und Agenten laufen weiter wie zuvor.',
    notYou:
      'Sie haben nicht darum gebeten? Richten Sie sofort einen ein, wählen Sie ein neues Passwort und fragen Sie beim Betreiber nach.',
  },
};
