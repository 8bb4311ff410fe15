import type { SignOnWords } from '../sign-on-words.js';

export const zh: SignOnWords = {
  heading: '登录方式',
  advice: '关联之后，您可以在对方那里登录，而不必在此使用密码。',
  connected: '关联于',
  notConnected: '未关联',
  connect: '关联',
  disconnect: '取消关联',
  staysConnected: '此处无人使用密码登录，因此关联会保留。',
  passwordNeeded: '关联或取消关联都需要输入密码。',
  onlyWayIn: '请先设置密码：如果既没有密码又没有这个登录方式，您将无法再登录。',
  anew: {
    heading: '请再登录一次',
    advice: '无需密码：请在与您账户关联的地方重新登录。之后的十分钟内，您可以在此浏览器中更改账户。',
  },
  done: {
    connected: '已关联。从现在起您可以在那里登录。',
    disconnected: '已取消关联。您将重新使用密码登录。',
  },
  problems: {
    expired: { heading: '请重新登录', advice: '这次登录耗时过长、在另一个浏览器中开始，或已经使用过。' },
    refused: { heading: '您没有登录', advice: '登录已被取消，或者您无权使用此服务。' },
    broken: { heading: '您没有登录', advice: '返回的内容无法证明您的身份。如果一直如此，请告知此服务的运营者。' },
    not_admitted: {
      heading: '您还不能使用此服务',
      advice: '您已在那里登录，但不在允许进入的人员之列。请询问此服务的运营者。',
    },
    no_account: { heading: '您在此没有账户', advice: '请向此服务的运营者申请账户，然后在账户页面上关联。' },
    no_email: { heading: '您的账户需要电子邮件地址', advice: '您的登录没有带来地址。请询问此服务的运营者。' },
    address_taken: {
      heading: '请先关联您的账户',
      advice:
        '无法用您的电子邮件地址创建账户。如果您在此已有账户，请用其密码登录，并在“账户”的“登录方式”中关联；或者询问此服务的运营者。',
    },
    not_fresh: {
      heading: '这不是一次新的登录',
      advice: '您登录的地方没有确认您刚刚登录过。请通过忘记密码的链接设置密码，或告知此服务的运营者。',
    },
    somebody_else: {
      heading: '登录的是另一个人',
      advice: '在那里登录的人不是此处账户的所有者。请先在那里退出，然后再试一次。',
    },
    linked_elsewhere: {
      heading: '这属于另一个账户',
      advice: '您在那里的身份已与此处的另一个账户关联。请先在那个账户中取消关联。',
    },
    linked_already: { heading: '您的账户已经关联', advice: '它关联的是那里另一个人的身份。请先取消那个关联。' },
    away: { heading: '目前无法在那里登录', advice: '您登录的地方没有响应。请过几分钟再试。' },
    deactivated: { heading: '您的账户已停用', advice: '此服务的运营者可以让您重新进入；没有删除任何内容。' },
  },
  again: '再试一次',
};
