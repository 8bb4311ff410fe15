import { localised } from '../../../../shared/delivery/web/language/localised.js';

/** The words of what operators see of shows, in general and without what they are about. */
interface ShowsStateWords {
  readonly heading: string;
  readonly counts: (shows: number, nextDay: number) => string;
  readonly late: (late: number) => string;
  readonly onTime: string;
  readonly failed: string;
  readonly noneFailed: string;
}

export const showsStateWordsFor = localised<ShowsStateWords>({
  en: {
    heading: 'Shows',
    counts: (shows, nextDay) => `Shows: ${shows}. Episodes within 24 hours: ${nextDay}.`,
    late: (late) => `Late by more than ten minutes: ${late}`,
    onTime: 'No show is late.',
    failed: 'Episodes that failed last',
    noneFailed: 'No episode has failed.',
  },
  de: {
    heading: 'Sendungen',
    counts: (shows, nextDay) => `Sendungen: ${shows}. Folgen in den nächsten 24 Stunden: ${nextDay}.`,
    late: (late) => `Mehr als zehn Minuten verspätet: ${late}`,
    onTime: 'Keine Sendung ist verspätet.',
    failed: 'Zuletzt gescheiterte Folgen',
    noneFailed: 'Keine Folge ist gescheitert.',
  },
  fr: {
    heading: 'Émissions',
    counts: (shows, nextDay) => `Émissions : ${shows}. Épisodes dans les 24 heures : ${nextDay}.`,
    late: (late) => `En retard de plus de dix minutes : ${late}`,
    onTime: 'Aucune émission n’est en retard.',
    failed: 'Derniers épisodes en échec',
    noneFailed: 'Aucun épisode n’a échoué.',
  },
  es: {
    heading: 'Programas',
    counts: (shows, nextDay) => `Programas: ${shows}. Episodios en 24 horas: ${nextDay}.`,
    late: (late) => `Con más de diez minutos de retraso: ${late}`,
    onTime: 'Ningún programa va con retraso.',
    failed: 'Últimos episodios fallidos',
    noneFailed: 'Ningún episodio ha fallado.',
  },
  pt: {
    heading: 'Programas',
    counts: (shows, nextDay) => `Programas: ${shows}. Episódios em 24 horas: ${nextDay}.`,
    late: (late) => `Com mais de dez minutos de atraso: ${late}`,
    onTime: 'Nenhum programa está atrasado.',
    failed: 'Últimos episódios com falha',
    noneFailed: 'Nenhum episódio falhou.',
  },
  ja: {
    heading: '番組',
    counts: (shows, nextDay) => `番組 ${shows}件、24時間以内のエピソード ${nextDay}件`,
    late: (late) => `10分以上遅れているもの：${late}件`,
    onTime: '遅れている番組はありません。',
    failed: '最近失敗したエピソード',
    noneFailed: '失敗したエピソードはありません。',
  },
  zh: {
    heading: '节目',
    counts: (shows, nextDay) => `节目 ${shows} 个，24 小时内的单集 ${nextDay} 个。`,
    late: (late) => `延迟超过十分钟：${late} 个`,
    onTime: '没有延迟的节目。',
    failed: '最近失败的单集',
    noneFailed: '没有失败的单集。',
  },
});
