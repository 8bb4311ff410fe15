/** What may stand between a refusal and the end of its sentence, and says nothing. */
export const TAIL =
  "(?: (?:please|thanks|thank you|today|now|if you don't mind|if possible|bitte|heute|danke|wenn's geht|s'il (?:te|vous) plaît|stp|svp|merci|aujourd'hui|por favor|porfa|gracias|hoy|pfv|hoje|obrigad[oa]))?";
