import type { PageWords } from '../page-words.js';

export const zh: PageWords = {
  skip: '跳到正文',
  language: '语言',
  home: '前往首页',
  navigation: {
    label: '主导航',
    places: {
      today: '今天',
      briefings: '简报',
      shows: '节目',
      read: '阅读',
      feeds: '订阅源',
      settings: '设置',
    },
  },
  session: {
    signIn: '登录',
    account: '您的账户',
    accountHas: '名字、密码、智能体和浏览器',
    signInFirst: '请先登录，然后继续。',
    notYou: '不是您？退出登录',
    cookies: '这里的 Cookie 只用来保持登录状态，没有别的用途。',
  },
  forms: {
    refused: '操作未成功',
    tooMany: (wait) => `尝试次数过多，请 ${wait}后再试。`,
    show: '显示',
    hide: '隐藏',
    ownTimeZone: '使用本设备的时区',
  },
  errors: {
    not_found: { heading: '这个地址没有内容', advice: '请检查链接是否完整，或者重新索取链接。' },
    gone: { heading: '内容已丢失', advice: '其中一个文件已损坏，无法重新生成。请重新请求。' },
    invalid: { heading: '无法读取提交的内容', advice: '请返回，检查您填写的内容，然后重新提交。' },
    stale_form: { heading: '此表单已失效', advice: '请返回并重新加载页面，然后再次提交表单。' },
    no_cookies: {
      heading: '浏览器没有发送 Cookie',
      advice:
        '本服务需要 Cookie 来确认表单来自您，而您的浏览器没有保存。请允许本网站的 Cookie（隐私窗口或拦截插件可能会拒绝），重新加载页面，然后再次提交表单。',
    },
    too_many: { heading: '尝试次数过多', advice: '请稍等片刻再试。' },
    unavailable: { heading: '服务暂时无法响应', advice: '请一分钟后再试。' },
    internal_error: { heading: '我们这边出了问题', advice: '请一分钟后再试。' },
  },
  start: {
    heading: '把您关注的新闻，变成可以核对的播客',
    lead: '关注您喜欢的网站，让它们讲给您听：随时提问，或每天早晨自动送达。两位主持人为您播报简报，每个事实都能追溯到出处文章。',
    signUp: '创建账户',
    invited: '这里的账户仅凭邀请创建。如果您收到了邀请，请打开其中的链接。',
    sample: '听听效果',
    developers: '面向开发者和智能体',
    developersLead: '人在这里能做的，智能体也能通过 REST API 和 MCP 完成。',
    docs: '阅读 API 文档',
    contract: 'OpenAPI 文档',
    agents: '给智能体',
    steps: [
      ['关注', '添加您常看的网站，或带来其他阅读器的订阅列表。'],
      ['提问', '说出您想听什么、多长时间、用什么语言；也可以让节目定时自动送达。'],
      ['收听', '两位主持人为您播报，文字稿同步跟随，来源一点即达。'],
    ],
    hosts: '试听所有主持人',
    footer: '每期简报都有自己的链接，只由所有者分发。',
  },
};
