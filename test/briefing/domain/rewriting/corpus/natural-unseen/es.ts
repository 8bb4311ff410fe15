import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'Vía Libre Diario | Los maquinistas de tren belgas dejaron de trabajar el lunes por la mañana para exigir mejores salarios; unos dos tercios de los trenes están cancelados hasta el miércoles por la noche.',
      'Vía Libre Diario | El sindicato ACV asegura que sus afiliados no han tenido una subida salarial real desde 2019.',
      'Bruselas Hoy | El ministro de Transportes, Luc Maes, pidió a ambas partes que vuelvan a negociar y se declaró «decepcionado pero optimista».',
    ],
    faithful: [
      'e1 | En Bélgica, los maquinistas de tren están en huelga por mejores salarios, y cerca de dos tercios de los trenes están cancelados hasta el miércoles por la noche.',
      'e2 | Según el sindicato ACV, sus afiliados llevan sin una subida salarial real desde 2019.',
      'e3 | Luc Maes, ministro de Transportes, instó a las dos partes a volver a la mesa de negociación.',
      'e3 | El ministro de Transportes dice estar «decepcionado pero optimista».',
      'e1 | La huelga de los maquinistas belgas comenzó el lunes por la mañana.',
    ],
    unfaithful: [
      'number e1 | Un tercio de los trenes está cancelado hasta el miércoles por la noche.',
      'stale e2 | El sindicato ACV asegura que sus afiliados han tenido una subida salarial este año.',
      'quote e3 | El ministro de Transportes, Luc Maes, se declaró «furioso y decepcionado».',
      'cause e1 | Los maquinistas de tren belgas dejaron de trabajar para exigir más seguridad.',
      'scope e1 | Todos los trenes están cancelados hasta el miércoles por la noche.',
    ],
  },
  {
    evidence: [
      'Ciencia Semanal | Investigadores de la Universidad de Salamanca han descubierto que las personas que duermen menos de seis horas por noche tienen un 20 por ciento más de riesgo de resfriarse.',
      'Ciencia Semanal | El estudio siguió a 764 adultos durante dos años, pero no demuestra que dormir poco cause infecciones, escriben los autores.',
      'Salud Hoy | Dana Okafor, experta en sueño que no participó en el estudio, considera plausibles los resultados.',
    ],
    faithful: [
      'e1 | Quienes duermen menos de seis horas por noche tienen un riesgo un 20 por ciento mayor de resfriarse, según investigadores de la Universidad de Salamanca.',
      'e2 | Durante dos años se siguió a 764 adultos.',
      'e2 | Los autores advierten, eso sí, de que el estudio no prueba que dormir poco cause infecciones.',
      'e3 | A Dana Okafor, experta en sueño y ajena al estudio, los resultados le parecen plausibles.',
      'e1 | ¿Qué han descubierto los investigadores de la Universidad de Salamanca?',
    ],
    unfaithful: [
      'negation e2 | El estudio demuestra que dormir poco causa infecciones, escriben los autores.',
      'comparison e1 | Las personas que duermen más de seis horas por noche tienen un 20 por ciento más de riesgo de resfriarse.',
      'role e3 | Dana Okafor, que dirigió el estudio, considera plausibles los resultados.',
      'number e2 | El estudio siguió a 674 adultos durante dos años.',
      'unit e1 | Las personas que duermen menos de seis horas por semana tienen un 20 por ciento más de riesgo de resfriarse.',
    ],
  },
  {
    evidence: [
      'El Isleño | El volcán Keli, en la isla de Suran, entró en erupción en la madrugada del domingo y lanzó ceniza hasta ocho kilómetros de altura.',
      'El Isleño | Por ahora no se han registrado heridos, pero el aeropuerto sigue cerrado, informaron las autoridades.',
      'Agencia Pacífico | Los expertos temen nuevas erupciones en los próximos días; algunos pueblos de la ladera oeste han sido evacuados.',
    ],
    faithful: [
      'e1 | En la isla de Suran ha entrado en erupción el volcán Keli, que expulsó ceniza a una altura de hasta ocho kilómetros.',
      'e2 | De momento no hay heridos, según las autoridades, aunque el aeropuerto permanece cerrado.',
      'e3 | En los próximos días podría haber nuevas erupciones, temen los expertos.',
      'e3 | Algunas localidades de la ladera oeste fueron evacuadas.',
      'e1 e2 | Tras la erupción del volcán Keli, el aeropuerto continúa cerrado, dicen las autoridades.',
    ],
    unfaithful: [
      'scope e3 | Todos los pueblos de la ladera oeste han sido evacuados.',
      'negation e2 | Se han registrado heridos, informaron las autoridades.',
      'unit e1 | El volcán Keli lanzó ceniza hasta ocho metros de altura.',
      'hedge e3 | Habrá nuevas erupciones en los próximos días.',
      'language e1 | O vulcão Keli, na ilha de Suran, entrou em erupção na madrugada de domingo.',
    ],
  },
  {
    evidence: [
      'Diario Económico | La cadena de supermercados Falk comprará a su rival Mercado Bruno por 2.100 millones de euros, anunciaron el miércoles ambas empresas.',
      'Diario Económico | La operación aún debe ser aprobada por la autoridad de competencia, cuya decisión se espera para finales de año.',
      'La Ciudad | Los sindicatos temen hasta 900 despidos; la directora de Falk, Inés Roth, lo niega.',
    ],
    faithful: [
      'e1 | Falk compra a su competidor Mercado Bruno por 2.100 millones de euros, según anunciaron ambas empresas.',
      'e2 | La autoridad de competencia todavía tiene que aprobar la operación, y se espera que decida a finales de año.',
      'e3 | Los sindicatos temen que haya hasta 900 despidos, pero Inés Roth, directora de Falk, lo rechaza.',
      'e1 | Mercado Bruno será adquirido por la cadena de supermercados Falk por 2.100 millones de euros.',
      'e2 | La operación todavía no está cerrada: falta la aprobación de la autoridad de competencia.',
    ],
    unfaithful: [
      'swap e1 | La cadena de supermercados Mercado Bruno comprará a su rival Falk por 2.100 millones de euros.',
      'tense e2 | La operación ha sido aprobada por la autoridad de competencia.',
      'speaker e3 | La directora de Falk, Inés Roth, teme hasta 900 despidos.',
      'currency e1 | La cadena de supermercados Falk comprará Mercado Bruno por 2.100 millones de dólares.',
      'merged e2 e3 | La autoridad de competencia niega la operación.',
    ],
  },
];
