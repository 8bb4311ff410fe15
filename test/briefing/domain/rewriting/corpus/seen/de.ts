import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Elbkurier | Der Stadtrat von Dresden hat am Mittwoch den Bau einer neuen Straßenbahnlinie für 180 Millionen Euro beschlossen.',
      'Elbkurier | Die Bauarbeiten sollen nach Angaben von Bürgermeisterin Helga Brandt nicht vor Herbst 2028 beginnen.',
      'Radio Nordlicht | Anwohner kritisieren die Pläne und fordern einen Tunnel.',
    ],
    faithful: [
      'e1 | Am Mittwoch hat der Stadtrat von Dresden den Bau einer neuen Straßenbahnlinie beschlossen.',
      'e1 | Der Bau einer neuen Straßenbahnlinie für hundertachtzig Millionen Euro wurde vom Stadtrat von Dresden beschlossen.',
      'e2 | Bürgermeisterin Helga Brandt zufolge sollen die Bauarbeiten nicht vor Herbst 2028 beginnen.',
      'e1 e3 | Dresden bekommt für 180 Millionen Euro eine neue Straßenbahnlinie, aber Anwohner kritisieren die Pläne.',
      'e3 | Einen Tunnel fordern die Anwohner, sie kritisieren die Pläne.',
    ],
    unfaithful: [
      'number e1 | Der Stadtrat von Dresden hat den Bau einer neuen Straßenbahnlinie für 118 Millionen Euro beschlossen.',
      'name e1 | Der Stadtrat von Leipzig hat am Mittwoch den Bau einer neuen Straßenbahnlinie beschlossen.',
      'negation e2 | Die Bauarbeiten sollen nach Angaben von Bürgermeisterin Helga Brandt vor Herbst 2028 beginnen.',
      'antonym e1 | Der Stadtrat von Dresden hat den Bau einer neuen Straßenbahnlinie abgelehnt.',
      'antonym e3 | Anwohner loben die Pläne und fordern einen Tunnel.',
      'speaker e2 | Die Bauarbeiten beginnen nicht vor Herbst 2028.',
      'date e1 | Der Stadtrat von Dresden hat am Montag den Bau einer neuen Straßenbahnlinie beschlossen.',
    ],
  },
  {
    evidence: [
      'Weltblick | Bei einem Erdrutsch im Norden Perus sind mindestens 23 Menschen ums Leben gekommen, 140 Häuser wurden zerstört.',
      'Weltblick | Die Regierung in Lima soll frühere Warnungen von Geologen ignoriert haben, berichtet die Zeitung La Voz.',
      'Morgenpost Süd | Präsidentin Rosa Quispe versprach den Familien schnelle Hilfe.',
    ],
    faithful: [
      'e1 | Im Norden Perus sind bei einem Erdrutsch mindestens dreiundzwanzig Menschen ums Leben gekommen.',
      'e1 | Ein Erdrutsch hat im Norden Perus 140 Häuser zerstört.',
      'e2 | Laut der Zeitung La Voz soll die Regierung in Lima frühere Warnungen von Geologen ignoriert haben.',
      'e3 | Schnelle Hilfe versprach Präsidentin Rosa Quispe den Familien.',
      'e1 e3 | Mindestens 23 Menschen sind bei dem Erdrutsch in Peru ums Leben gekommen; Präsidentin Rosa Quispe versprach den Familien schnelle Hilfe.',
    ],
    unfaithful: [
      'number e1 | Bei einem Erdrutsch im Norden Perus sind mindestens 140 Menschen ums Leben gekommen, 23 Häuser wurden zerstört.',
      'hedge e2 | Die Regierung in Lima hat frühere Warnungen von Geologen ignoriert, berichtet die Zeitung La Voz.',
      'hedge e1 | Bei einem Erdrutsch im Norden Perus sind 23 Menschen ums Leben gekommen.',
      'antonym e1 | Bei einem Erdrutsch im Süden Perus sind mindestens 23 Menschen ums Leben gekommen.',
      'swap e3 | Die Familien versprachen Präsidentin Rosa Quispe schnelle Hilfe.',
      'invented e3 | Präsidentin Rosa Quispe versprach den Familien zehntausend Euro.',
      'cause e1 e2 | Der Erdrutsch zerstörte 140 Häuser, weil die Regierung Warnungen ignorierte.',
    ],
  },
  {
    evidence: [
      'Wirtschaft Heute | Der Autozulieferer Kessler aus Ulm streicht bis Ende 2027 rund 1.200 Stellen.',
      'Wirtschaft Heute | „Wir haben keine andere Wahl“, sagte Vorstandschefin Jana Ott der Deutschen Presse-Agentur.',
      'Finanzblatt | Der Umsatz von Kessler sank im dritten Quartal um 11 Prozent, der Gewinn des Rivalen Thoma stieg.',
    ],
    faithful: [
      'e1 | Rund 1200 Stellen streicht der Autozulieferer Kessler bis Ende 2027.',
      'e2 | „Wir haben keine andere Wahl“, so Vorstandschefin Jana Ott.',
      'e3 | Im dritten Quartal sank der Umsatz von Kessler um elf Prozent.',
      'e1 e3 | Der Autozulieferer Kessler aus Ulm streicht rund 1.200 Stellen, und der Umsatz sank im dritten Quartal um 11 Prozent.',
      'e3 | Der Gewinn von Thoma, einem Rivalen von Kessler, stieg.',
    ],
    unfaithful: [
      'unit e3 | Der Umsatz von Kessler sank im dritten Quartal um 11 Millionen.',
      'quotation e2 | „Wir haben genug gewartet“, sagte Vorstandschefin Jana Ott.',
      'antonym e1 | Der Autozulieferer Kessler aus Ulm schafft bis Ende 2027 rund 1.200 Stellen.',
      'swap e3 | Der Umsatz von Thoma sank im dritten Quartal um 11 Prozent, der Gewinn des Rivalen Kessler stieg.',
      'hedge e1 | Der Autozulieferer Kessler aus Ulm streicht bis Ende 2027 1.200 Stellen.',
      'date e1 | Der Autozulieferer Kessler aus Ulm streicht bis Ende 2026 rund 1.200 Stellen.',
      'language e1 | The supplier Kessler from Ulm is cutting around 1,200 jobs by the end of 2027.',
    ],
  },
];
