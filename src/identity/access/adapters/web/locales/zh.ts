import type { AgentWords } from '../agent-words.js';

export const zh: AgentWords = {
  labels: {
    agent: '智能体',
    app: '应用',
    code: '代码',
    account: '您的账户',
    known: '由谁担保',
    sendsTo: '接下来前往',
    brings: '带来的内容',
  },
  unnamed: '没有名字',
  itsOwnWord: '这是它自报的名称。',
  abilities: {
    heading: '它将可以',
    list: [
      '查看、添加和删除您的订阅',
      '阅读您订阅源里的文章',
      '请求制作简报，打开您已有的简报',
      '查看和更改您的语言和时区',
    ],
    limits: '它不会得知您的密码。您可以随时在账户页面终止它的访问。',
  },
  admin: {
    label: '也允许它管理这项服务',
    advice:
      '它将能够做你作为运维人员能做的一切：查看成员及其安全事件、邀请他人、授予和收回角色、让成员退出登录以及清除成员。如果你并不正是想要这样，请不要勾选。',
  },
  pair: {
    enter: { heading: '连接智能体', advice: '请输入智能体给出的代码。' },
    codeHint: '8 个字母，连字符可省略',
    goOn: '继续',
    wrongCode: '没有这个代码。代码 10 分钟内有效，只能用一次：请核对，或让智能体重新生成一个。',
    warning: '只有在您自己刚刚要求智能体这样做时才继续。其他任何人都没有理由发代码给您。',
    confirm: {
      heading: '这是您的智能体吗？',
      advice: '请核对：智能体显示的必须正是这个代码。',
    },
    brings: '到目前为止，它没有使用账户。它收集和制作的一切都将归您所有。',
    work: { subscriptions: (n) => `${n} 个订阅`, briefings: (n) => `${n} 期简报` },
    approve: '是，连接',
    refuse: '不是，拒绝',
    paired: { heading: '已连接', advice: '智能体会自动继续。您可以关闭这个页面。' },
    claimed: '它此前收集和制作的一切现在归您所有。',
    onItsWay: '它此前收集和制作的一切会在几分钟内进入您的账户。',
    refused: { heading: '已拒绝', advice: '智能体得不到访问权限，并会得知您拒绝了它。' },
    over: {
      heading: '这个代码已失效',
      advice: '它已过期，或已有人作出回应。请让智能体重新生成一个。',
    },
    taken: { heading: '无法接收这个智能体的成果', advice: '别人已经接收了，或者它已被清除。请让智能体重新开始。' },
    again: '输入另一个代码',
  },
  consent: {
    heading: '允许这个应用使用您的账户吗？',
    advice: '只有在这是您自己发起的时候才继续。',
    known: {
      builtIn: '本服务',
      dynamic: '无人担保：它是自行注册的。',
      document: (host) => `网站 ${host}`,
    },
    thisDevice: (place) => `这台设备上的程序（${place}）`,
    thisService: '本服务的一个页面，上面会显示给智能体的代码',
    approve: '允许',
    refuse: '拒绝',
    over: {
      heading: '这个请求已失效',
      advice: '它已过期、已有回应，或是在另一个浏览器里发起的。请回到原来的应用，重新开始。',
    },
  },
  complete: {
    given: {
      heading: '请把这个代码交给智能体',
      advice: '代码 10 分钟内有效，只能用一次。除了让您来到这里的智能体，不要给任何人。',
    },
    code: '一次性代码',
    state: '供智能体核对',
    copy: '复制代码',
    copied: '已复制',
    denied: { heading: '没有给予访问权限', advice: '智能体不会得到代码。如果点错了，请让它重新请求。' },
    missing: { heading: '这里没有代码', advice: '请向智能体索取新的链接并打开。' },
  },
};
