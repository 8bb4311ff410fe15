import type { AllLetterWords } from '../letter-words.js';

export const zh: AllLetterWords = {
  reset: {
    subject: '设置新密码',
    lead: '有人（希望是您本人）为您的账户申请了新密码。请通过以下链接设置：',
    action: '设置密码',
    validity: '链接只能使用一次，30 分钟内有效。',
    notYou: '不是您本人申请的？那么无需任何操作，您的密码保持不变。',
  },
  confirmation: {
    subject: '确认您的电子邮箱',
    lead: '有人用这个邮箱创建了账户。请通过以下链接确认邮箱归您所有：',
    action: '确认邮箱',
    validity: '链接 7 天内有效。不确认也可以使用账户，但在此之前我们不会再给您发送其他邮件。',
    notYou: '您没有创建账户？那么无需任何操作，没有人能让邮件发到这里。',
  },
  address: {
    subject: '确认新的邮箱',
    lead: '您想在账户中使用这个邮箱。打开此链接即可完成更换：',
    action: '使用这个邮箱',
    validity: '链接只能使用一次，24 小时内有效。在此之前不会有任何改变。',
    notYou: '不是您本人操作？那就什么都不用做：没有账户使用这个邮箱。',
  },
};
