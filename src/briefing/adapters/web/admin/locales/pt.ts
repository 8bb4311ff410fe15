import type { ProductionWords } from '../production-words.js';

export const pt: ProductionWords = {
  heading: 'Produção',
  inProduction: (count) => (count === 1 ? '1 briefing em produção.' : `${count} briefings em produção.`),
  oldest: 'O mais antigo foi pedido',
  failed: 'Últimas falhas',
  noneFailed: 'Nenhum briefing falhou.',
  briefings: { title: 'Briefings pedidos', made: 'Feitos', failed: 'Com falha' },
  times: { title: 'Duração de uma produção', mean: 'Média' },
  servers: {
    heading: 'Voz e modelo de linguagem',
    speech: 'Voz',
    defaultVoices: (threads) => `Vozes incluídas, em ${threads} threads`,
    ownModels: 'Vozes próprias (sherpa-onnx)',
    fallback: 'Quando outro motor não consegue falar',
    fallbacks: { default: 'falam as vozes incluídas', fail: 'o briefing falha' },
    model: 'Modelo de linguagem',
    noModel: 'Nenhum: os textos são compostos sem modelo e nada é enviado.',
    tokens: (tokens) => `no máximo ${tokens} tokens por briefing`,
  },
};
