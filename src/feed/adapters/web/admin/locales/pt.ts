import type { AdminFeedWords } from '../admin-feed-words.js';

export const pt: AdminFeedWords = {
  heading: 'Feeds com problemas',
  counts: (watched, due) => `Feeds seguidos: ${watched}; a buscar: ${due}.`,
  failing: 'Falhando',
  noneFailing: 'Nenhum feed está falhando.',
  gone: 'Retirados',
  noneGone: 'Nenhum feed foi retirado.',
  failures: (count) => (count === 1 ? 'uma falha' : `${count} falhas seguidas`),
  lastSuccess: 'Último sucesso',
  never: 'nunca',
  next: 'Próxima tentativa',
  fetch: 'Buscar agora',
  fetchOf: (url) => `Buscar agora: ${url}`,
  all: 'Todos os feeds com problemas',
  done: {
    fetched: 'O feed foi buscado.',
    failed: 'O feed falhou de novo; o motivo está abaixo.',
    left: 'O feed acabou de ser consultado, ou o servidor pede sossego. Ele não foi consultado de novo.',
    unknown: 'Já não existe um feed com este endereço.',
  },
  chart: { title: 'Buscas de feeds', done: 'Bem-sucedidas', failed: 'Com falha' },
};
