import type { Words } from './words.js';

export const zh: Words = {
  skip: '跳到正文',
  footer: '这里的 Cookie 只用来保持登录状态，没有别的用途。',
  account: '你的账户',
  fields: {
    email: '电子邮箱',
    name: '名字',
    password: '密码',
    current: '当前密码',
    next: '新密码',
    passwordHint: '至少 10 个字符。把几个只有你会放在一起的词连起来，就很好。',
    show: '显示',
    hide: '隐藏',
  },
  problems: {
    heading: '操作未成功',
    faults: {
      email: '请输入电子邮箱地址，例如 name@example.org。',
      notInvited: '这份邀请是发给另一个邮箱地址的。',
      name: '请输入名字，最多 100 个字符。',
      password: '密码应为 10 到 200 个字符。',
      passwordIsEmail: '密码不能与邮箱地址相同。',
      commonPassword: '很多人使用这个密码，最容易被猜中，请换一个。',
      wrongCurrent: '当前密码不正确。',
    },
    refusals: {
      signInRefused: '邮箱或密码不正确。',
      signUpRefused: '无法用这个邮箱和密码注册。如果你已有账户，请登录。',
      busy: '现在访问太多，请再试一次。',
    },
    tooMany: (wait) => `尝试次数过多，请 ${wait}后再试。`,
  },
  signIn: {
    heading: '登录',
    toGoOn: '请先登录，然后继续。',
    submit: '登录',
    newHere: '第一次来？注册账户',
    forgot: '忘记密码？请向本服务的运营者索取重设密码的链接。',
    signedInAs: '当前登录的账户：',
    goOn: '继续',
    notYou: '不是你？退出登录',
    agents: {
      heading: '连接智能体',
      person: '你的智能体给出了一个代码？',
      enterCode: '输入代码',
      agent: '智能体从这里开始：',
      guide: '智能体如何获得访问权限',
    },
  },
  signUp: {
    heading: '创建账户',
    invited: '你收到了邀请。',
    submit: '注册',
    haveAccount: '已有账户？去登录',
    closed: {
      heading: '这里不开放注册',
      advice: '账户只由本服务的运营者创建，请联系他们。',
    },
    inviteNeeded: {
      heading: '注册需要邀请',
      advice: '请向本服务的运营者索取邀请链接，然后在这里打开。',
    },
  },
  signOut: {
    heading: '要退出登录吗？',
    advice: '你已连接的智能体仍可访问。要终止访问，请到账户页面。',
    submit: '退出登录',
  },
  password: {
    heading: '修改密码',
    advice: '这里会保持登录，其他所有浏览器都会退出登录。',
    submit: '修改密码',
  },
  reset: {
    heading: '设置新密码',
    advice: '设置之后，你会在这里登录。其他所有浏览器都会退出登录，智能体需要重新连接。',
    submit: '设置密码',
  },
  linkOver: {
    heading: '这个链接已失效',
    advice: '它已被使用、已过期，或已被更新的链接取代。请向本服务的运营者索取新的链接。',
  },
};
