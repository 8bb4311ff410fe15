import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'Norte Noticias | La pesquera gallega Maralba despedirá a 180 de sus 950 empleados tras perder la licencia en Namibia.',
      'Norte Noticias | El comité de empresa convocó una huelga para el viernes y exige que intervenga la Xunta.',
      'El Atlántico | La ministra Carmen Lugo negó que España renunciara a negociar con Namibia.',
    ],
    faithful: [
      'e1 | Tras perder la licencia en Namibia, la pesquera gallega Maralba despedirá a 180 empleados.',
      'e1 | La pesquera Maralba despedirá a ciento ochenta de sus novecientos cincuenta empleados.',
      'e2 | Una huelga para el viernes fue convocada por el comité de empresa.',
      'e3 | La ministra Carmen Lugo negó que España renunciara a negociar.',
      'e1 e2 | Maralba despedirá a 180 de sus empleados, y el comité de empresa convocó una huelga para el viernes.',
    ],
    unfaithful: [
      'number e1 | La pesquera gallega Maralba despedirá a 950 de sus 180 empleados tras perder la licencia en Namibia.',
      'hedge e2 | El comité de empresa convocó una huelga para el viernes e intervino la Xunta.',
      'negation e3 | La ministra Carmen Lugo confirmó que España renunciara a negociar con Namibia.',
      'antonym e1 | La pesquera gallega Maralba contratará a 180 empleados en Namibia.',
      'order e1 | La pesquera gallega Maralba despedirá a 180 empleados antes de perder la licencia en Namibia.',
    ],
  },
  {
    evidence: [
      'Salud al Día | Un estudio de la Universidad de Rosario relaciona el ruido nocturno con un 14 % más de infartos.',
      'Salud al Día | Los autores advierten de que no han demostrado que el ruido sea la causa.',
      'La Voz del Litoral | El Concejo de Rosario debatirá el miércoles si cierra los bares a las dos.',
    ],
    faithful: [
      'e1 | El ruido nocturno se relaciona con un catorce por ciento más de infartos, según un estudio de la Universidad de Rosario.',
      'e2 | Los autores advierten de que no han demostrado que la causa sea el ruido.',
      'e3 | El miércoles, el Concejo de Rosario debatirá si cierra los bares a las dos.',
      'e1 e2 | Un estudio relaciona el ruido nocturno con un 14 % más de infartos, pero los autores advierten de que no han demostrado que sea la causa.',
      'e3 | En Rosario, el Concejo debatirá si cierra los bares.',
    ],
    unfaithful: [
      'antonym e1 | Un estudio de la Universidad de Rosario relaciona el ruido nocturno con un 14 % menos de infartos.',
      'negation e2 | Los autores han demostrado que el ruido es la causa.',
      'hedge e3 | El Concejo de Rosario cierra los bares a las dos.',
      'number e3 | El Concejo de Rosario debatirá el miércoles si cierra los bares a las doce.',
      'cause e1 | El ruido nocturno provoca un 14 % más de infartos, según un estudio de la Universidad de Rosario.',
    ],
  },
];
