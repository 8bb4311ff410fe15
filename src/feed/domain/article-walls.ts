/** What stands before an article, or instead of it, in our languages. Real prose is longer. */
const LONGEST_NOTICE = 500;

const NOTICES = [
  // JavaScript, browsers and robots.
  /(?:enable|activate|turn on|requires?|without|need|disabled).{0,40}javascript|javascript.{0,80}(?:disabled|required|enable|turned off|deaktiviert|aktivier|erforderlich|désactivé|activ|desactivado|habilit|desativado|ativ)/i,
  /javascript.{0,20}(?:を有効|が無効|を?オン)|(?:启用|啟用|开启|開啟|需要).{0,10}javascript/i,
  /verify (?:that )?you are (?:a )?human|are you a robot|checking your browser|unusual (?:traffic|activity)|ad ?-?block(?:er)?/i,
  // Consent.
  /cookies?\b.{0,200}(?:accept|agree|consent|reject|settings|preferences|partners|zustimm|akzeptier|einwillig|accepter|refuser|consent|aceptar|rechazar|aceitar|rejeitar)/i,
  /(?:accept|agree|consent|reject|manage|zustimm|akzeptier|einwillig|accepter|refuser|aceptar|rechazar|aceitar|rejeitar).{0,200}cookies?\b/i,
  /(?:we|our|and our|wir und unsere|nous et nos|nosotros y nuestros|nós e nossos).{0,40}\b(?:partners?|partner|partenaires|socios|parceiros)\b.{0,120}(?:data|daten|données|datos|dados|information)/i,
  /(?:cookie|クッキー).{0,40}(?:同意|許可|接受|允许|允許)|(?:同意|接受).{0,40}(?:cookie|クッキー)/i,
  // Logins and subscriptions.
  /(?:subscribe|sign ?up|sign ?in|log ?in|register|create (?:a|an|your) (?:free )?account|start your (?:free )?trial).{0,60}(?:to|and|for) (?:continue|read|keep|unlock|view|access|see|get|full|unlimited)/i,
  /already (?:a |have an? )?(?:subscriber|member|account|subscribed|registered)|(?:article|story|content|post) is (?:only )?(?:for|available to|reserved for) (?:paid |paying )?(?:subscribers|members)|you(?:'|’)ve (?:reached|read) your|this is a (?:premium|subscriber)|(?:articles|stories) (?:left|remaining) this month/i,
  /(?:jetzt|um|zum).{0,30}(?:weiterlesen|weiterzulesen).{0,60}|(?:exklusiv|nur) für abonnent|bereits abonnent|(?:melden sie sich|loggen sie sich|einloggen|anmelden).{0,40}(?:lesen|um|weiter)|mit .{0,20}abo weiterlesen/i,
  /(?:réservé|accessible) (?:aux|uniquement aux) abonnés|(?:abonnez-vous|connectez-vous|inscrivez-vous).{0,40}(?:pour|et)|déjà abonné|il vous reste .{0,10}% .{0,30}à lire/i,
  /(?:exclusivo|solo|sólo) para suscriptores|(?:suscríbete|suscríbase|inicia sesión|regístrate).{0,40}(?:para|y) |ya (?:eres|soy) suscriptor/i,
  /(?:exclusivo|somente|só) para assinantes|(?:assine|faça login|cadastre-se|entre).{0,40}(?:para|e) (?:continuar|ler|ter acesso|acessar)|já é assinante/i,
  /会員限定|有料会員|(?:ログイン|会員登録|購読).{0,20}(?:続き|読む|必要|してください)|残り.{0,12}(?:文字|字)/,
  /(?:登录|登入|注册|註冊|订阅|訂閱).{0,12}(?:后|後|以|才能|即可|阅读|閱讀|查看|继续|繼續)|(?:会员|會員|付费|付費)(?:专享|專享|内容|內容|文章)|剩余.{0,8}%/,
];

const isNotice = (line: string): boolean =>
  line.length <= LONGEST_NOTICE && NOTICES.some((notice) => notice.test(line));

/** Of all that a page says. */
const MOSTLY = 0.3;
/** A page of this length with a notice among its lines is one of notices. */
const SHORT = 1_200;
const MOSTLY_OF_SHORT = 0.15;
/** Lines that are looked at for what closes an article. */
const CLOSING = 6;

/** Where a text has notices instead of an article. */
export function wallsIn(text: string): 'nowhere' | 'at the end' | 'mostly' {
  const lines = text.split('\n').filter((line) => line !== '');
  const notices = lines.filter(isNotice);
  const share = notices.join('').length / Math.max(lines.join('').length, 1);
  const kept = withoutClosingWalls(text);
  if (share > MOSTLY || (kept.length < SHORT && share > MOSTLY_OF_SHORT)) return 'mostly';
  return kept.length < text.length ? 'at the end' : 'nowhere';
}

/** After a notice that closes an article come prices and buttons; more than that is the article going on. */
const LONGEST_CLOSING = 800;

/** A text up to the notice that closes it. */
export function withoutClosingWalls(text: string): string {
  const lines = text.trimEnd().split('\n');
  const last = lines.flatMap((line, at) => (line === '' ? [] : [at])).slice(-CLOSING);
  const wall = last.find((at) => isNotice(lines[at] ?? ''));
  if (wall === undefined || lines.slice(wall).join('').length > LONGEST_CLOSING) return text;
  return lines.slice(0, wall).join('\n').trimEnd();
}
