import type { ProductionWords } from '../production-words.js';

export const ja: ProductionWords = {
  heading: '制作',
  inProduction: (count) => `制作中のブリーフィング ${count}件`,
  oldest: '最も古い依頼',
  failed: '最近の失敗',
  noneFailed: '失敗したブリーフィングはありません。',
  briefings: { title: '依頼されたブリーフィング', made: '完成', failed: '失敗' },
  times: { title: '制作にかかった時間', mean: '平均' },
  servers: {
    heading: '音声と言語モデル',
    speech: '音声',
    defaultVoices: (threads) => `標準の声（${threads}スレッド）`,
    ownModels: '独自の声（sherpa-onnx）',
    fallback: 'ほかの音声エンジンが話せないとき',
    fallbacks: { default: '標準の声が話す', fail: 'ブリーフィングは失敗する' },
    model: '言語モデル',
    noModel: 'なし。文章はモデルなしで作られ、外部には何も送られません。',
    tokens: (tokens) => `ブリーフィングごとに最大${tokens}トークン`,
  },
};
