import type { Words } from '../words.js';

export const zh: Words = {
  heading: '词语读法',
  lead: '有名字或词语读错了？写下它该怎么读。此后您的简报都这样朗读，文字稿保留原来的写法。',
  labels: { language: '简报语言', written: '词语', respelling: '读法' },
  hints: {
    written: '新闻里的写法，例如 Nguyen 或 kubectl。中间有大写字母的（例如 SQL）只认这种写法。',
    respelling: '用该语言的文字，例如“阮”。日语最好用假名。',
  },
  save: '保存',
  own: {
    heading: '您的词语',
    none: '还没有。',
    change: '保存',
    remove: '删除',
    saidFor: (written) => `“${written}”的读法`,
    changeOf: (written) => `保存“${written}”的读法`,
    removeOf: (written) => `删除“${written}”`,
    more: '更早的词语',
  },
  done: { set: '已保存。从现在起朗读的内容都会照此读。', deleted: '已删除。' },
  faults: {
    written: {
      length: '请输入不超过 80 个字符的词语。',
      control: '词语里有看不见的字符，请重新输入。',
      markup: '词语不能含有 < 或 >。',
      empty: '词语至少要有一个文字或数字。',
    },
    respelling: {
      length: '请输入读法，不超过 160 个字符。',
      control: '读法里有看不见的字符，请重新输入。',
      markup: "只能用文字、数字、空格和 ' - . , ·：会照原样朗读。",
      empty: '读法至少要有一个文字或数字。',
    },
  },
  tooMany: '您已有 500 个词语，这是上限。请先删除一个。',
};
