import type { CorpusStory } from '../corpus.js';

export const spanish: readonly CorpusStory[] = [
  {
    evidence: [
      'Diario Técnico | El minorista en línea Corvex dijo el martes que unos piratas informáticos habían robado los nombres y correos electrónicos de alrededor de 640.000 clientes.',
      'Diario Técnico | Las contraseñas y los datos de pago no se vieron afectados, señaló la empresa, que ha informado a la autoridad de protección de datos.',
      'Informe Byte | Según la investigadora de seguridad Mina Tal, los atacantes aprovecharon un fallo conocido desde mayo.',
    ],
    faithful: [
      'e1 | Piratas informáticos se hicieron con los nombres y correos electrónicos de cerca de 640.000 clientes de Corvex, comunicó el martes el minorista en línea.',
      'e2 | La buena noticia: ni las contraseñas ni los datos de pago están afectados, según la empresa.',
      'e3 | ¿Cómo entraron los atacantes? Por una vulnerabilidad que se conocía desde mayo, afirma la investigadora de seguridad Mina Tal.',
      'e2 | La autoridad de protección de datos ha sido avisada, dice la empresa.',
    ],
    unfaithful: [
      'negation e2 | Las contraseñas y los datos de pago también se vieron afectados, señaló la empresa.',
      'number e1 | Piratas informáticos robaron los nombres y correos electrónicos de alrededor de 460.000 clientes, dijo Corvex el martes.',
      'role e3 | Según Corvex, los atacantes aprovecharon un fallo conocido desde mayo.',
      'cause e2 e3 | La empresa ha informado a la autoridad de protección de datos porque el fallo era conocido desde mayo.',
    ],
  },
  {
    evidence: [
      'Noticias Regionales | Tras cuatro meses sin lluvia, los embalses en torno a Almera están solo al 27 por ciento de su capacidad, informó la autoridad del agua.',
      'Noticias Regionales | A partir del jueves, los hogares ya no podrán regar jardines ni llenar piscinas; quienes incumplan las normas se exponen a multas de hasta 900 euros.',
      'Campo | Los agricultores esperan que la cosecha de aceituna caiga casi un tercio y piden ayuda al Gobierno.',
    ],
    faithful: [
      'e1 | Lleva cuatro meses sin llover en torno a Almera, y los embalses están a solo un 27 por ciento de su capacidad, según la autoridad del agua.',
      'e2 | ¿Qué significa eso para los hogares? Desde el jueves estará prohibido regar jardines y llenar piscinas.',
      'e2 | Las multas por incumplir las normas pueden llegar a 900 euros.',
      'e3 | Los agricultores prevén una caída de casi un tercio en la cosecha de aceituna y reclaman apoyo al Gobierno.',
    ],
    unfaithful: [
      'number e1 | Los embalses en torno a Almera están al 72 por ciento de su capacidad, informó la autoridad del agua.',
      'negation e2 | A partir del jueves, los hogares podrán volver a regar jardines y llenar piscinas.',
      'bound e2 | Quienes incumplan las normas se exponen a multas de al menos 900 euros.',
      'tense e3 | La cosecha de aceituna cayó casi un tercio, dicen los agricultores.',
    ],
  },
  {
    evidence: [
      'Cultura Hoy | El drama irlandés Salt Road ganó el sábado por la noche el premio principal del festival de cine de Lindau.',
      'Cultura Hoy | La directora Aoife Brannigan dedicó el galardón a su difunta madre, que aparece en la última escena de la película.',
      'Pantalla | El jurado, presidido por el actor Paul Decker, elogió la valentía callada de la película; unas 70.000 personas asistieron al festival, un 5 por ciento más que el año pasado.',
    ],
    faithful: [
      'e1 | El premio principal del festival de cine de Lindau ha sido para Salt Road, un drama de Irlanda.',
      'e2 | Aoife Brannigan, la directora, dedicó el premio a su difunta madre, a la que se ve en la escena final de la película.',
      'e3 | El jurado del actor Paul Decker alabó la valentía callada de la película.',
      'e3 | ¿Y cuánta gente fue? Cerca de 70.000 personas, un aumento del 5 por ciento respecto al año pasado.',
    ],
    unfaithful: [
      'name e1 | El drama escocés Salt Road ganó el premio principal del festival de cine de Lindau.',
      'role e2 | El actor Paul Decker dedicó el galardón a su difunta madre.',
      'direction e3 | Unas 70.000 personas asistieron al festival, un 5 por ciento menos que el año pasado.',
      'invention e3 | El jurado elogió la valentía callada de la película y su música.',
    ],
  },
];
