import type { ProductionWords } from '../production-words.js';

export const es: ProductionWords = {
  heading: 'Producción',
  inProduction: (count) => (count === 1 ? '1 briefing en curso.' : `${count} briefings en curso.`),
  oldest: 'El más antiguo se pidió',
  failed: 'Últimos fallos',
  noneFailed: 'Ningún briefing ha fallado.',
  briefings: { title: 'Briefings pedidos', made: 'Hechos', failed: 'Fallidos' },
  times: { title: 'Duración de una producción', mean: 'Media' },
  servers: {
    heading: 'Voz y modelo de lenguaje',
    speech: 'Voz',
    defaultVoices: (threads) => `Voces incluidas, en ${threads} hilos`,
    ownModels: 'Voces propias (sherpa-onnx)',
    fallback: 'Si otro motor no puede hablar',
    fallbacks: { default: 'hablan las voces incluidas', fail: 'el briefing falla' },
    model: 'Modelo de lenguaje',
    noModel: 'Ninguno: los textos se componen sin modelo y no se envía nada.',
    tokens: (tokens) => `como máximo ${tokens} tokens por briefing`,
  },
};
