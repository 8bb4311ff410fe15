import type { ProductionWords } from '../production-words.js';

export const zh: ProductionWords = {
  heading: '制作',
  inProduction: (count) => `${count} 份简报正在制作。`,
  oldest: '其中最早的请求时间',
  failed: '最近的失败',
  noneFailed: '没有失败的简报。',
  briefings: { title: '请求的简报', made: '已完成', failed: '失败' },
  times: { title: '制作用时', mean: '平均' },
  servers: {
    heading: '语音和语言模型',
    speech: '语音',
    defaultVoices: (threads) => `默认声音，使用 ${threads} 个线程`,
    ownModels: '自备声音（sherpa-onnx）',
    fallback: '其他引擎无法朗读时',
    fallbacks: { default: '由默认声音朗读', fail: '简报失败' },
    model: '语言模型',
    noModel: '无：文稿不用模型撰写，也不会向外发送任何内容。',
    tokens: (tokens) => `每份简报最多 ${tokens} 个 token`,
  },
};
