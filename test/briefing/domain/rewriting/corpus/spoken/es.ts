import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'Eco de la Ciudad | El ayuntamiento de Marlow aprobó el miércoles prolongar la línea 4 del tranvía hasta el aeropuerto, un proyecto que costará previsiblemente 312 millones de euros.',
      'Eco de la Ciudad | Las obras deben comenzar en marzo de 2027 y los primeros tranvías podrían circular a finales de 2030, dijo la responsable de transporte, Nadia Okafor.',
      'Vía Férrea | Los vecinos del barrio de Kelling temen el ruido y han reunido 2.347 firmas contra el trazado.',
    ],
    faithful: [
      'e1 | En Marlow, el ayuntamiento dio el miércoles el visto bueno a la prolongación de la línea 4 del tranvía hasta el aeropuerto.',
      'e1 e3 | La prolongación costará previsiblemente 312 millones de euros, pero no todos están contentos: en Kelling, los vecinos tienen miedo al ruido.',
      'e2 | ¿Y cuándo estará lista? Según la responsable de transporte, Nadia Okafor, los primeros tranvías podrían circular a finales de 2030.',
      'e2 | El inicio de las obras está previsto para marzo de 2027, explicó Nadia Okafor.',
      'e3 | Más de 2.300 firmas contra el trazado han sido recogidas por los vecinos de Kelling.',
    ],
    unfaithful: [
      'tense e2 | Las obras han comenzado, dijo la responsable de transporte, Nadia Okafor.',
      'number e3 | Más de 2.400 firmas contra el trazado han sido reunidas por los vecinos de Kelling.',
      'role e1 | Los vecinos de Marlow aprobaron el miércoles prolongar la línea 4 del tranvía hasta el aeropuerto.',
      'intensity e3 | Los vecinos del barrio de Kelling están furiosos por el ruido.',
      'cause e1 e3 | El ayuntamiento aprobó la prolongación porque los vecinos reunieron firmas.',
    ],
  },
  {
    evidence: [
      'Salud Hoy | Las autoridades sanitarias del valle de Soria han confirmado 41 casos de sarampión desde principios de octubre, la mayoría en niños menores de cinco años.',
      'Salud Hoy | Dos pacientes están siendo tratados en cuidados intensivos, pero no se han registrado muertes, afirmó Inés Falk, directora de la clínica regional.',
      'Correo del Valle | La región ofrecerá vacunas gratuitas en todos los colegios a partir del próximo lunes.',
    ],
    faithful: [
      'e1 | Desde principios de octubre se han confirmado unos 40 casos de sarampión en el valle de Soria, sobre todo en niños menores de cinco años.',
      'e2 | Inés Falk, que dirige la clínica regional, dice que dos pacientes se encuentran en cuidados intensivos y que por ahora no se han registrado muertes.',
      'e3 | ¿Y qué pasará ahora? Desde el próximo lunes, la región dará vacunas gratis en cada escuela.',
      'e1 | La confirmación de los 41 casos de sarampión procede de las autoridades sanitarias del valle de Soria.',
    ],
    unfaithful: [
      'number e1 | Unos 50 casos de sarampión se han confirmado en el valle de Soria desde principios de octubre.',
      'negation e2 | Se han registrado dos muertes, afirmó Inés Falk, directora de la clínica regional.',
      'scope e1 | Todos los 41 casos de sarampión confirmados son de niños menores de cinco años.',
      'modality e3 | A partir del próximo lunes, las vacunas serán obligatorias en todos los colegios.',
    ],
  },
  {
    evidence: [
      'Deporte Diario | El delantero Tomas Renko, de 24 años, pasa del Vardal al Porto Azul por 18,5 millones de euros, anunciaron el viernes los dos clubes.',
      'Deporte Diario | Firmó un contrato hasta 2030 y llevará el número 9.',
      'Radio Fans | "Soñaba con esto desde niño", contó Renko a Radio Fans, y añadió que espera ganar la liga en su primera temporada.',
    ],
    faithful: [
      'e1 | Ambos clubes lo han anunciado: el delantero de 24 años Tomas Renko deja el Vardal y ficha por el Porto Azul por 18,5 millones de euros.',
      'e2 | Su contrato dura hasta 2030, y lucirá el número 9.',
      'e3 | Renko dijo a Radio Fans que soñaba con esto desde niño.',
      'e3 | ¿Y qué quiere lograr? En su primera temporada, según dijo Renko, espera ganar la liga.',
    ],
    unfaithful: [
      'direction e1 | Tomas Renko pasa del Porto Azul al Vardal por 18,5 millones de euros, anunciaron los dos clubes.',
      'number e2 | Su contrato dura hasta 2031.',
      'intent e3 | Renko dijo a Radio Fans que ganará la liga en su primera temporada.',
      'role e1 | Radio Fans anunció que Tomas Renko pasa al Porto Azul.',
    ],
  },
];
