import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'Diario del Valle | El Gobierno de Colombia y el grupo rebelde Frente Norte firmaron el jueves una tregua de 90 días.',
      'Diario del Valle | El acuerdo no incluye la entrega de armas, reconoció la negociadora Pilar Urrutia.',
      'Onda Andina | Los rebeldes liberarán a 12 soldados antes de Navidad.',
    ],
    faithful: [
      'e1 | El jueves firmaron una tregua de noventa días el Gobierno de Colombia y el grupo rebelde Frente Norte.',
      'e2 | La negociadora Pilar Urrutia reconoció que el acuerdo no incluye la entrega de armas.',
      'e3 | Antes de Navidad, los rebeldes liberarán a doce soldados.',
      'e3 | Doce soldados serán liberados por los rebeldes antes de Navidad.',
      'e1 e3 | El Gobierno de Colombia y el Frente Norte firmaron una tregua de 90 días, y los rebeldes liberarán a 12 soldados.',
    ],
    unfaithful: [
      'unit e1 | El Gobierno de Colombia y el grupo rebelde Frente Norte firmaron una tregua de 90 meses.',
      'negation e2 | El acuerdo incluye la entrega de armas, reconoció la negociadora Pilar Urrutia.',
      'order e3 | Los rebeldes liberarán a 12 soldados después de Navidad.',
      'swap e3 | Los soldados liberarán a 12 rebeldes antes de Navidad.',
      'date e1 | El Gobierno de Colombia y el grupo rebelde Frente Norte firmaron el martes una tregua de 90 días.',
      'name e1 | El Gobierno de Ecuador y el grupo rebelde Frente Norte firmaron el jueves una tregua de 90 días.',
      'number e3 | Los rebeldes liberarán a 20 soldados antes de Navidad.',
    ],
  },
  {
    evidence: [
      'Ciencia Clara | Un equipo de la Universidad de Chile descubrió en el desierto de Atacama restos de un reptil de 4 metros.',
      'Ciencia Clara | El animal vivió probablemente hace 160 millones de años, explicó el paleontólogo Diego Lagos.',
      'El Nortino | Los restos se expondrán en Antofagasta desde el 3 de mayo.',
    ],
    faithful: [
      'e1 | En el desierto de Atacama, un equipo de la Universidad de Chile descubrió restos de un reptil de cuatro metros.',
      'e2 | El paleontólogo Diego Lagos explicó que el animal vivió probablemente hace 160 millones de años.',
      'e3 | Desde el 3 de mayo, los restos se expondrán en Antofagasta.',
      'e1 | Restos de un reptil fueron descubiertos en el desierto de Atacama por un equipo de la Universidad de Chile.',
      'e1 e3 | Un equipo de la Universidad de Chile descubrió restos de un reptil de 4 metros, que se expondrán en Antofagasta.',
    ],
    unfaithful: [
      'unit e1 | Un equipo de la Universidad de Chile descubrió en Atacama restos de un reptil de 4 kilómetros.',
      'hedge e2 | El animal vivió hace 160 millones de años, explicó el paleontólogo Diego Lagos.',
      'number e2 | El animal vivió probablemente hace 106 millones de años, explicó el paleontólogo Diego Lagos.',
      'date e3 | Los restos se expondrán en Antofagasta desde el 3 de marzo.',
      'name e1 | Un equipo de la Universidad de Buenos Aires descubrió en el desierto de Atacama restos de un reptil.',
      'superlative e1 | Un equipo de la Universidad de Chile descubrió en Atacama restos del mayor reptil de la historia.',
      'speaker e2 | El animal vivió probablemente hace 160 millones de años, según la Universidad de Antofagasta.',
    ],
  },
  {
    evidence: [
      'Deporte Total | El Sevilla venció al Betis por 2-1 con goles de Iván Roca y Mateo Prieto.',
      'Deporte Total | «No hemos ganado nada todavía», advirtió el entrenador Luis Carrión.',
      'La Grada | El Betis, que lleva seis partidos sin ganar, podría despedir a su técnico.',
    ],
    faithful: [
      'e1 | El Betis fue vencido por el Sevilla por 2-1.',
      'e2 | «No hemos ganado nada todavía», advirtió Luis Carrión, el entrenador.',
      'e3 | El Betis lleva seis partidos sin ganar.',
      'e3 | El Betis podría despedir a su técnico.',
      'e1 e3 | El Sevilla venció al Betis por dos a uno, y el Betis lleva 6 partidos sin ganar.',
    ],
    unfaithful: [
      'swap e1 | El Betis venció al Sevilla por 2-1 con goles de Iván Roca y Mateo Prieto.',
      'quotation e2 | «Ya hemos ganado todo», advirtió el entrenador Luis Carrión.',
      'negation e3 | El Betis lleva seis partidos ganando.',
      'hedge e3 | El Betis despidió a su técnico.',
      'number e1 | El Sevilla venció al Betis por 4-1 con goles de Iván Roca y Mateo Prieto.',
      'name e1 | El Sevilla venció al Betis con goles de Iván Roca y Sergio Prieto.',
      'cause e1 e3 | El Sevilla venció al Betis porque el Betis podría despedir a su técnico.',
    ],
  },
];
