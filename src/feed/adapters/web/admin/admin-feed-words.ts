import { localised } from '../../../../shared/delivery/web/language/localised.js';

/** What became of a fetch that an operator asked for. */
export const FETCH_DONE = ['fetched', 'failed', 'left', 'unknown'] as const;
export type FetchDone = (typeof FETCH_DONE)[number];

interface AdminFeedWords {
  readonly heading: string;
  readonly counts: (watched: number, due: number) => string;
  readonly failing: string;
  readonly noneFailing: string;
  readonly gone: string;
  readonly noneGone: string;
  readonly failures: (count: number) => string;
  readonly lastSuccess: string;
  readonly never: string;
  readonly next: string;
  readonly fetch: string;
  readonly fetchOf: (url: string) => string;
  readonly all: string;
  readonly done: Readonly<Record<FetchDone, string>>;
  readonly chart: { readonly title: string; readonly done: string; readonly failed: string };
}

const en: AdminFeedWords = {
  heading: 'Feeds in trouble',
  counts: (watched, due) => `${watched} feeds are followed, ${due} are due.`,
  failing: 'Failing',
  noneFailing: 'No feed is failing.',
  gone: 'Taken down',
  noneGone: 'No feed was taken down.',
  failures: (count) => (count === 1 ? 'failed once' : `failed ${count} times in a row`),
  lastSuccess: 'Last success',
  never: 'never',
  next: 'Next try',
  fetch: 'Fetch now',
  fetchOf: (url) => `Fetch now: ${url}`,
  all: 'All feeds in trouble',
  done: {
    fetched: 'The feed was fetched.',
    failed: 'The feed failed again; the reason is below.',
    left: 'The feed was asked just now, or its server wants to be left alone. It was not asked again.',
    unknown: 'There is no feed of this address any more.',
  },
  chart: { title: 'Fetches of feeds', done: 'Succeeded', failed: 'Failed' },
};

const de: AdminFeedWords = {
  heading: 'Gestörte Feeds',
  counts: (watched, due) => `${watched} Feeds werden verfolgt, ${due} sind fällig.`,
  failing: 'Scheitern',
  noneFailing: 'Kein Feed scheitert.',
  gone: 'Eingestellt',
  noneGone: 'Kein Feed wurde eingestellt.',
  failures: (count) => (count === 1 ? 'einmal gescheitert' : `${count}-mal in Folge gescheitert`),
  lastSuccess: 'Letzter Erfolg',
  never: 'nie',
  next: 'Nächster Versuch',
  fetch: 'Jetzt abrufen',
  fetchOf: (url) => `Jetzt abrufen: ${url}`,
  all: 'Alle gestörten Feeds',
  done: {
    fetched: 'Der Feed wurde abgerufen.',
    failed: 'Der Feed ist wieder gescheitert; der Grund steht unten.',
    left: 'Der Feed wurde eben erst gefragt, oder sein Server will in Ruhe gelassen werden. Er wurde nicht noch einmal gefragt.',
    unknown: 'Einen Feed mit dieser Adresse gibt es nicht mehr.',
  },
  chart: { title: 'Abrufe von Feeds', done: 'Gelungen', failed: 'Gescheitert' },
};

const fr: AdminFeedWords = {
  heading: 'Flux en difficulté',
  counts: (watched, due) => `Flux suivis : ${watched}, dont à relever : ${due}.`,
  failing: 'En échec',
  noneFailing: 'Aucun flux n’est en échec.',
  gone: 'Supprimés',
  noneGone: 'Aucun flux n’a été supprimé.',
  failures: (count) => (count <= 1 ? 'un échec' : `${count} échecs de suite`),
  lastSuccess: 'Dernier succès',
  never: 'jamais',
  next: 'Prochain essai',
  fetch: 'Relever maintenant',
  fetchOf: (url) => `Relever maintenant : ${url}`,
  all: 'Tous les flux en difficulté',
  done: {
    fetched: 'Le flux a été relevé.',
    failed: 'Le flux a de nouveau échoué ; la raison est ci-dessous.',
    left: 'Le flux vient d’être relevé, ou son serveur demande qu’on le laisse tranquille. Il n’a pas été relevé de nouveau.',
    unknown: 'Il n’y a plus de flux à cette adresse.',
  },
  chart: { title: 'Relèves de flux', done: 'Réussies', failed: 'Échouées' },
};

const es: AdminFeedWords = {
  heading: 'Fuentes con problemas',
  counts: (watched, due) => `Fuentes seguidas: ${watched}; pendientes: ${due}.`,
  failing: 'Fallan',
  noneFailing: 'Ninguna fuente falla.',
  gone: 'Retiradas',
  noneGone: 'No se ha retirado ninguna fuente.',
  failures: (count) => (count === 1 ? 'un fallo' : `${count} fallos seguidos`),
  lastSuccess: 'Último éxito',
  never: 'nunca',
  next: 'Próximo intento',
  fetch: 'Consultar ahora',
  fetchOf: (url) => `Consultar ahora: ${url}`,
  all: 'Todas las fuentes con problemas',
  done: {
    fetched: 'Se ha consultado la fuente.',
    failed: 'La fuente ha vuelto a fallar; el motivo está abajo.',
    left: 'La fuente se acaba de consultar, o su servidor pide que no se le moleste. No se ha vuelto a consultar.',
    unknown: 'Ya no hay ninguna fuente con esta dirección.',
  },
  chart: { title: 'Consultas de fuentes', done: 'Correctas', failed: 'Fallidas' },
};

const pt: AdminFeedWords = {
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

const ja: AdminFeedWords = {
  heading: '問題のあるフィード',
  counts: (watched, due) => `購読中のフィード ${watched}件、取得待ち ${due}件`,
  failing: '失敗しているもの',
  noneFailing: '失敗しているフィードはありません。',
  gone: '公開終了',
  noneGone: '公開を終えたフィードはありません。',
  failures: (count) => `連続${count}回失敗`,
  lastSuccess: '最後の成功',
  never: 'なし',
  next: '次の取得',
  fetch: '今すぐ取得',
  fetchOf: (url) => `今すぐ取得：${url}`,
  all: '問題のあるフィードをすべて表示',
  done: {
    fetched: 'フィードを取得しました。',
    failed: '再び失敗しました。理由は下にあります。',
    left: '取得したばかりか、サーバーが間隔を空けるよう求めています。再取得はしていません。',
    unknown: 'このアドレスのフィードはもうありません。',
  },
  chart: { title: 'フィードの取得', done: '成功', failed: '失敗' },
};

const zh: AdminFeedWords = {
  heading: '有问题的订阅源',
  counts: (watched, due) => `共关注 ${watched} 个订阅源，${due} 个待抓取。`,
  failing: '抓取失败',
  noneFailing: '没有抓取失败的订阅源。',
  gone: '已下线',
  noneGone: '没有下线的订阅源。',
  failures: (count) => `连续失败 ${count} 次`,
  lastSuccess: '上次成功',
  never: '从未',
  next: '下次尝试',
  fetch: '立即抓取',
  fetchOf: (url) => `立即抓取：${url}`,
  all: '查看所有有问题的订阅源',
  done: {
    fetched: '订阅源已抓取。',
    failed: '抓取再次失败，原因见下文。',
    left: '刚刚抓取过，或其服务器要求暂缓访问，因此没有再次抓取。',
    unknown: '此地址的订阅源已不存在。',
  },
  chart: { title: '订阅源抓取', done: '成功', failed: '失败' },
};

export const adminFeedWordsFor = localised<AdminFeedWords>({ en, zh, es, pt, de, fr, ja });
