import type { Language } from '../../../../../src/shared/kernel/language.js';

interface FollowUp {
  readonly source: string;
  readonly title: string;
  readonly text: string;
}

/** The day after the news of `newsroom.ts`. Of each language: news of its port, the same again in other words, and other news. */
export const FOLLOW_UPS: Readonly<Record<Language, Readonly<Record<'update' | 'retold' | 'other', FollowUp>>>> = {
  en: {
    update: {
      source: 'Coastal Radio News',
      title: 'Crane collapses in the port of Rellham, two dock workers injured',
      text: 'A crane collapsed in the port of Rellham on Saturday and injured two dock workers, the fire brigade said. The southern quay stays shut until inspectors have looked at all nine cranes. Rellham had only just begun to unload the ships that the storm had held up.',
    },
    retold: {
      source: 'Evening Wire',
      title: 'Port of Rellham reopens after storm closure',
      text: 'The port of Rellham has reopened after a storm had kept it shut for seven days. The first of 41 waiting container ships docked on Friday morning.',
    },
    other: {
      source: 'City Desk',
      title: 'Museum of Aldermoor returns bronze statues to Benin',
      text: 'The museum of Aldermoor is returning 14 bronze statues to Benin, its director announced on Saturday. They had been bought at an auction in 1931. A ship is to bring them to Cotonou in January.',
    },
  },
  de: {
    update: {
      source: 'Küstenradio',
      title: 'Kran im Hafen von Rellum umgestürzt, zwei Hafenarbeiter verletzt',
      text: 'Im Hafen von Rellum ist am Samstag ein Kran umgestürzt und hat zwei Hafenarbeiter verletzt, wie die Feuerwehr mitteilte. Der südliche Kai bleibt gesperrt, bis Prüfer alle neun Kräne untersucht haben. Rellum hatte gerade erst begonnen, die wegen des Sturms wartenden Schiffe zu entladen.',
    },
    retold: {
      source: 'Abendbote',
      title: 'Hafen von Rellum nach Sturm wieder geöffnet',
      text: 'Der Hafen von Rellum ist nach einer Woche wieder geöffnet, nachdem ein Sturm die Einfahrt blockiert hatte. Die 41 wartenden Containerschiffe sollen bis Mitte nächster Woche abgefertigt sein.',
    },
    other: {
      source: 'Stadtanzeiger',
      title: 'Museum in Aldermoor gibt Bronzen an Benin zurück',
      text: 'Das Museum in Aldermoor gibt 14 Bronzestatuen an Benin zurück, wie seine Direktorin am Samstag ankündigte. Sie waren 1931 bei einer Auktion gekauft worden. Ein Schiff soll sie im Januar nach Cotonou bringen.',
    },
  },
  fr: {
    update: {
      source: 'Radio Littoral',
      title: 'Une grue s’effondre dans le port de Rellan, deux dockers blessés',
      text: 'Une grue s’est effondrée samedi dans le port de Rellan et a blessé deux dockers, ont indiqué les pompiers. Le quai sud reste fermé tant que les neuf grues n’auront pas été inspectées. Rellan venait à peine de commencer à décharger les navires retenus par la tempête.',
    },
    retold: {
      source: 'Le Fil du Soir',
      title: 'Le port de Rellan a rouvert après la tempête',
      text: 'Le port de Rellan a rouvert vendredi matin après sept jours de fermeture à cause de la tempête. Le premier des 41 porte-conteneurs en attente a accosté peu après l’aube.',
    },
    other: {
      source: 'Le Journal du Centre-ville',
      title: 'Le musée d’Aldermoor restitue des bronzes au Bénin',
      text: 'Le musée d’Aldermoor restitue au Bénin 14 statues de bronze, a annoncé samedi sa directrice. Elles avaient été achetées lors d’une vente aux enchères en 1931. Un navire doit les transporter à Cotonou en janvier.',
    },
  },
  es: {
    update: {
      source: 'Radio Costa',
      title: 'Se derrumba una grúa en el puerto de Rellán y hiere a dos estibadores',
      text: 'Una grúa se derrumbó el sábado en el puerto de Rellán e hirió a dos estibadores, informaron los bomberos. El muelle sur seguirá cerrado hasta que se revisen las nueve grúas. Rellán acababa de empezar a descargar los barcos retenidos por el temporal.',
    },
    retold: {
      source: 'La Tarde',
      title: 'El puerto de Rellán reabre tras el temporal',
      text: 'El puerto de Rellán reabrió el viernes después de siete días cerrado por el temporal. El primero de los 41 portacontenedores que esperaban atracó poco después del amanecer.',
    },
    other: {
      source: 'La Ciudad',
      title: 'El museo de Aldermoor devuelve estatuas de bronce a Benín',
      text: 'El museo de Aldermoor devuelve a Benín 14 estatuas de bronce, anunció el sábado su directora. Habían sido compradas en una subasta en 1931. Un barco las llevará a Cotonú en enero.',
    },
  },
  pt: {
    update: {
      source: 'Rádio Litoral',
      title: 'Guindaste desaba no porto de Relão e fere dois estivadores',
      text: 'Um guindaste desabou no sábado no porto de Relão e feriu dois estivadores, informaram os bombeiros. O cais sul fica fechado até que os nove guindastes sejam inspecionados. Relão mal tinha começado a descarregar os navios retidos pela tempestade.',
    },
    retold: {
      source: 'A Tarde',
      title: 'Porto de Relão reabre depois da tempestade',
      text: 'O porto de Relão reabriu na sexta-feira depois de sete dias fechado por causa da tempestade. O primeiro dos 41 navios porta-contêineres que aguardavam atracou pouco depois do amanhecer.',
    },
    other: {
      source: 'A Cidade',
      title: 'Museu de Aldermoor devolve estátuas de bronze ao Benim',
      text: 'O museu de Aldermoor devolve ao Benim 14 estátuas de bronze, anunciou no sábado a sua diretora. Elas haviam sido compradas em um leilão em 1931. Um navio deve levá-las a Cotonu em janeiro.',
    },
  },
  zh: {
    update: {
      source: '海岸广播',
      title: '雷勒姆港起重机倒塌，两名码头工人受伤',
      text: '消防部门表示，周六雷勒姆港一台起重机倒塌，造成两名码头工人受伤。南码头将继续关闭，直到检查人员查看完全部九台起重机。雷勒姆港刚刚开始为因风暴滞留的船只卸货。',
    },
    retold: {
      source: '晚间快讯',
      title: '雷勒姆港风暴后重新开放',
      text: '雷勒姆港在因风暴关闭七天后于星期五上午重新开放，等候的集装箱船中的第一艘已经靠岸。',
    },
    other: {
      source: '都市报',
      title: '奥尔德莫尔博物馆向贝宁归还青铜雕像',
      text: '奥尔德莫尔博物馆馆长周六宣布，将向贝宁归还十四尊青铜雕像。这些雕像是1931年在拍卖会上购得的。一艘船将于一月把它们运往科托努。',
    },
  },
  ja: {
    update: {
      source: '海岸ラジオ',
      title: 'レルム港でクレーンが倒れ、作業員2人がけが',
      text: '消防によると、土曜日にレルム港でクレーンが倒れ、作業員2人がけがをした。南岸壁は、9基のクレーンすべての点検が終わるまで閉鎖される。レルム港では、嵐で足止めされていた船の荷下ろしが始まったばかりだった。',
    },
    retold: {
      source: '夕刊ニュース',
      title: 'レルム港が嵐のあと再開',
      text: '嵐のため7日間閉鎖されていたレルム港が金曜日の朝に再開し、待機していたコンテナ船の最初の1隻が接岸した。',
    },
    other: {
      source: '街の新聞',
      title: 'アルダームア美術館がブロンズ像をベナンに返還',
      text: 'アルダームア美術館の館長は土曜日、14体のブロンズ像をベナンに返還すると発表した。像は1931年に競売で購入されたものだ。1月に船でコトヌーへ運ばれる予定だ。',
    },
  },
};
