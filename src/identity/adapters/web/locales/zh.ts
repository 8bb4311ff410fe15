import type { Words } from '../words.js';
import { account } from './zh-account.js';

export const zh: Words = {
  fields: {
    email: '电子邮箱',
    name: '名字',
    password: '密码',
    current: '当前密码',
    next: '新密码',
    passwordHint: '至少 10 个字符。把几个只有您会放在一起的词连起来，就很好。',
    code: '验证码',
    codeHint: '验证器应用显示的六位数字，或您的一个恢复码。',
  },
  problems: {
    faults: {
      email: '请输入电子邮箱地址，例如 name@example.org。',
      notInvited: '这份邀请是发给另一个邮箱地址的。',
      name: '请输入名字，最多 100 个字符。',
      password: '密码应为 10 到 200 个字符。',
      passwordIsEmail: '密码不能与邮箱地址相同。',
      commonPassword: '很多人使用这个密码，最容易被猜中，请换一个。',
      wrongConfirm: '这不是您账户的邮箱。',
      emailTaken: '这个邮箱已被另一个账户使用，请换一个。',
      wrongCode: '验证码不正确或已使用过。请等待下一个。',
      wrongCurrent: '当前密码不正确。',
    },
    refusals: {
      signInRefused: '邮箱或密码不正确。',
      signUpRefused: '无法用这个邮箱和密码注册。如果您已有账户，请登录。',
      deactivated: '此账户已停用。服务的运维人员可以重新为您开通；您的任何内容都没有被删除。',
      lastOperator: '您是这项服务的最后一位运维人员。请先在“管理”的“成员”中把角色授予他人。',
      busy: '现在访问太多，请再试一次。',
    },
  },
  signIn: {
    heading: '登录',
    submit: '登录',
    newHere: '第一次来？注册账户',
    forgot: '忘记密码？请向本服务的运营者索取重设密码的链接。',
    forgotByMail: '忘记密码？',
    signedInAs: '当前登录的账户：',
    goOn: '继续',
    withIssuer: (name) => `使用 ${name} 登录`,
    byPassword: { summary: '使用密码登录', hint: '供其他方式无法使用时的应急账户使用。' },
    agents: {
      heading: '连接智能体',
      person: '您的智能体给出了一个代码？',
      enterCode: '输入代码',
      agent: '智能体从这里开始：',
      guide: '智能体如何获得访问权限',
    },
  },
  signUp: {
    heading: '创建账户',
    invited: '您收到了邀请。',
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
  welcome: {
    heading: '欢迎',
    advice: '这个服务刚刚建立，还没有人拥有账户。第一个账户属于您，用它也可以管理这个服务。',
    submit: '创建我的账户',
    next: '接下来添加您想听的内容来源。',
    done: { heading: '这个服务已经设置好了', advice: '已经有账户了，这个链接的任务已完成。请用您自己的账户登录。' },
    over: { heading: '这个链接不能用来设置', advice: '它在服务启动后一天内有效。重新启动服务，最后会显示新的链接。' },
  },
  signOut: {
    heading: '要退出登录吗？',
    advice: '您已连接的智能体仍可访问。要终止访问，请到账户页面。',
    submit: '退出登录',
    elsewhere: {
      heading: '您已在此退出',
      advice: (name) => `在此浏览器中，您可能仍登录着 ${name}，使用它的人可以从那里再次进入。`,
      submit: (name) => `同时退出 ${name}`,
    },
  },
  password: {
    heading: '修改密码',
    advice: '这里会保持登录，其他所有浏览器都会退出登录。',
    submit: '修改密码',
  },
  reset: {
    heading: '设置新密码',
    advice: '设置之后，您会在这里登录。其他所有浏览器都会退出登录，智能体需要重新连接。',
    submit: '设置密码',
  },
  forgot: {
    heading: '获取新密码',
    advice: '我们会给您发送一个链接，用它设置新密码。',
    submit: '发送链接',
    sent: {
      heading: '请查看您的邮箱',
      advice: '如果有账户使用这个邮箱，链接已经发出，30 分钟内有效。没有收到？请查看垃圾邮件，或一小时后再试。',
    },
  },
  confirm: {
    heading: '确认您的邮箱',
    advice: '有人用这个邮箱创建了账户。是您本人吗？',
    submit: '确认邮箱',
    confirmed: { heading: '您的邮箱已确认', advice: '谢谢。从现在起，您需要的邮件会发送到这里。' },
  },
  linkOver: {
    heading: '这个链接已失效',
    advice: '它已被使用、已过期，或已被更新的链接取代。请向本服务的运营者索取新的链接。',
  },
  mailedLinkOver: { heading: '这个链接已失效', advice: '它已被使用、已过期，或密码在此之后已经修改。' },
  newLink: '获取新链接',
  account,
};
