import type { PageWords } from '../page-words.js';

export const zh: PageWords = {
  skip: '跳到正文',
  session: {
    signIn: '登录',
    account: '你的账户',
    signInFirst: '请先登录，然后继续。',
    notYou: '不是你？退出登录',
    cookies: '这里的 Cookie 只用来保持登录状态，没有别的用途。',
  },
  forms: {
    refused: '操作未成功',
    tooMany: (wait) => `尝试次数过多，请 ${wait}后再试。`,
    show: '显示',
    hide: '隐藏',
  },
  errors: {
    not_found: { heading: '这个地址没有内容', advice: '请检查链接是否完整，或者重新索取链接。' },
    invalid: { heading: '无法读取提交的内容', advice: '请返回，检查您填写的内容，然后重新提交。' },
    stale_form: { heading: '此表单已失效', advice: '请返回并重新加载页面，然后再次提交表单。' },
    too_many: { heading: '尝试次数过多', advice: '请稍等片刻再试。' },
    unavailable: { heading: '服务暂时无法响应', advice: '请一分钟后再试。' },
    internal_error: { heading: '我们这边出了问题', advice: '请一分钟后再试。' },
  },
  start: {
    heading: '把你关注的新闻，变成可以核对的播客',
    lead: '本服务把 RSS 订阅制作成七种语言的音频简报。每一句陈述事实的话都链接到它的出处。',
    docs: '阅读 API 文档',
    contract: 'OpenAPI 文档',
    agents: '给智能体',
    steps: [
      ['订阅', '智能体或应用替你添加订阅源：RSS、Atom 或 JSON Feed。'],
      ['提出要求', '说明简报的主题、长度和语言。'],
      ['收听', '两位主持人为你播报，文字稿同步跟随，点一下就能看到来源。'],
    ],
    hosts: '试听主持人',
    footer: '每期简报都有自己的链接，只由所有者分发。',
  },
};
