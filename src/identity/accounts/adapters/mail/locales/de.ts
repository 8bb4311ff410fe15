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
};
