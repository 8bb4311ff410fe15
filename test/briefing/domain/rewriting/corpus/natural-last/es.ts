import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'Semana Motor | El fabricante Halden retira 48.000 coches eléctricos en Europa porque un cable defectuoso podría sobrecalentar la batería.',
      'Semana Motor | Halden afirma que conoce tres incendios, ninguno de los cuales causó heridos, y promete cambiar el cable gratis.',
      'La Gaceta | La agencia de transporte ya había advertido a la empresa en abril, según documentos consultados por el periódico.',
    ],
    faithful: [
      'e1 | 48.000 coches eléctricos son retirados en Europa por el fabricante Halden.',
      'e1 | El motivo es un cable defectuoso que podría sobrecalentar la batería.',
      'e2 | La empresa dice que hubo tres incendios sin heridos.',
      'e2 | Halden promete que cambiará el cable sin coste.',
      'e3 | Según documentos consultados por La Gaceta, la agencia de transporte avisó a la empresa en abril.',
    ],
    unfaithful: [
      'number e1 | El fabricante Halden retira 84.000 coches eléctricos en Europa.',
      'negation e2 | Halden afirma que conoce tres incendios que causaron heridos.',
      'role e3 | La empresa ya había advertido a la agencia de transporte en abril.',
      'tense e2 | Halden ha cambiado el cable gratis.',
      'scope e1 | El fabricante Halden retira todos los coches eléctricos en Europa.',
    ],
  },
  {
    evidence: [
      'El Correo | La líder de la oposición, Mara Kesten, ganó el domingo las elecciones presidenciales de Ostravia con el 53 por ciento de los votos, por delante del presidente Ivo Brandl, con el 45 por ciento.',
      'El Correo | Brandl reconoció su derrota a última hora de la noche y pidió a sus seguidores que acepten el resultado.',
      'Línea Noticias | Los observadores informaron de irregularidades menores en algunos colegios electorales, pero calificaron la votación de libre y justa.',
    ],
    faithful: [
      'e1 | Mara Kesten, líder de la oposición, ha ganado las elecciones presidenciales de Ostravia con el 53 por ciento.',
      'e1 | El presidente Ivo Brandl obtuvo el 45 por ciento de los votos.',
      'e2 | A última hora de la noche, Brandl admitió su derrota y pidió a sus partidarios que acepten el resultado.',
      'e3 | Según los observadores, la votación fue libre y justa, pese a irregularidades menores en algunos colegios electorales.',
      'e2 | ¿Cómo reaccionó Brandl al resultado?',
    ],
    unfaithful: [
      'swap e1 | El presidente Ivo Brandl ganó las elecciones presidenciales por delante de Mara Kesten.',
      'number e1 | Mara Kesten ganó las elecciones presidenciales con el 45 por ciento de los votos.',
      'negation e2 | Brandl no reconoció su derrota.',
      'scope e3 | Los observadores informaron de irregularidades en todos los colegios electorales.',
      'quote e3 | Los observadores hablaron de unas «elecciones robadas».',
    ],
  },
];
