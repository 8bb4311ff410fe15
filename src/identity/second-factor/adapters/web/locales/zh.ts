import type { SecondFactorWords } from '../words.js';

export const zh: SecondFactorWords = {
  heading: '两步验证',
  lead: '输入密码后，还需输入手机应用显示的验证码。只知道密码的人无法进入。',
  demanded: '此服务要求两步验证。请现在设置，只需一分钟。',
  scan: '请用验证器应用扫描此图。',
  picture: '供验证器应用扫描的图片',
  key: '或输入此密钥：',
  openApp: '在本设备的应用中打开',
  thenCode: '然后输入应用显示的六位数字。',
  submit: '启用',
  newKey: '密钥显示时间过长，已换成新的。',
  since: '启用时间',
  left: (codes) => `剩余 ${codes} 个恢复码`,
  renew: { hint: '原有的恢复码将失效。', submit: '生成新的恢复码' },
  remove: { hint: '之后只需密码。更换手机时，请先关闭再重新启用。', submit: '关闭' },
  stays: '此服务要求两步验证，因此无法关闭。更换手机时，请联系服务的运维人员将其移除，然后重新设置。',
  removed: '两步验证已关闭，只需密码即可登录。',
  codes: {
    heading: '您的恢复码',
    advice: '手机不在身边时，每个恢复码可让您进入一次。它们只在此刻显示：请打印或抄写下来，并与手机分开保管。',
    copy: '复制',
    copied: '已复制',
    kept: '我已妥善保存',
  },
  step: {
    heading: '还差一步',
    advice: '密码正确。请输入验证器应用显示的验证码。',
    submit: '登录',
    lost: '手机不在身边？请改为输入一个恢复码。如果恢复码也没有，服务的运维人员可以移除两步验证。',
    startOver: '用其他账户登录',
  },
};
