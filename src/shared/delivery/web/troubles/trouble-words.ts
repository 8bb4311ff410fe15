import type { Language } from '../../../kernel/language.js';
import { localised } from '../language/localised.js';
import { fetchTroubleOf, type FetchTrouble } from './fetch-trouble.js';

type Words = Readonly<Record<FetchTrouble, string>>;

const en: Words = {
  closed: 'The site lets only visitors with an account in. Look for an address that is open to everybody.',
  robots: 'The site turns feed readers away. Its publisher can let them through.',
  not_found: 'There is nothing at this address. Check it, or look for the feed on the site.',
  gone: 'The publisher has ended this feed. You can unsubscribe from it.',
  busy: 'The site asks us to come less often. It is asked again later by itself.',
  server: 'The site has a problem just now. It is asked again later by itself.',
  private: 'The address leads into a private network, where we do not look.',
  no_host: 'There is no site of this name. Check the address.',
  unreachable: 'Nobody answers at this address just now. Check it; it is asked again later by itself.',
  slow: 'The site takes too long to answer. It is asked again later by itself.',
  too_large: 'The feed is too large to be read. Look for a shorter one of this publisher.',
  certificate: 'The site cannot prove who it is: its certificate is not valid. Only its operator can mend that.',
  no_https: 'The site has no secure connection at this address. Try it with http:// in front.',
  broken: 'The connection to the site broke off. It is asked again later by itself.',
  list: 'This is a list of feeds (OPML). Bring it in as a list instead.',
  no_feed: 'This is a web page, and no feed of it was found. Look for its feed, and enter that address.',
  not_a_feed: 'What is at this address is no feed.',
};

const zh: Words = {
  closed: '该网站只对有账户的访客开放。请找一个对所有人开放的地址。',
  robots: '该网站拒绝订阅阅读器访问。其发布者可以放行。',
  not_found: '这个地址上什么也没有。请检查地址，或在网站上寻找订阅源。',
  gone: '发布者已停止这个订阅源。您可以取消订阅。',
  busy: '该网站要求我们少来一些。稍后会自动再次读取。',
  server: '该网站目前有问题。稍后会自动再次读取。',
  private: '该地址指向内部网络，我们不会读取。',
  no_host: '没有这个名称的网站。请检查地址。',
  unreachable: '这个地址目前没有响应。请检查地址；稍后会自动再次读取。',
  slow: '该网站响应太慢。稍后会自动再次读取。',
  too_large: '订阅源太大，无法读取。请找同一发布者较短的订阅源。',
  certificate: '该网站的证书无效，无法证明身份。只有网站的运营者能解决。',
  no_https: '该地址没有安全连接。请在前面加上 http:// 再试。',
  broken: '与网站的连接中断了。稍后会自动再次读取。',
  list: '这是一份订阅列表（OPML）。请作为列表导入。',
  no_feed: '这是一个网页，没有找到它的订阅源。请找到订阅源并输入它的地址。',
  not_a_feed: '这个地址上的内容不是订阅源。',
};

const es: Words = {
  closed: 'El sitio solo deja entrar a visitantes con cuenta. Busca una dirección abierta a todos.',
  robots: 'El sitio rechaza los lectores de feeds. Su editor puede dejarlos pasar.',
  not_found: 'No hay nada en esta dirección. Compruébala o busca el feed en el sitio.',
  gone: 'El editor ha cerrado este feed. Puedes dejar de seguirlo.',
  busy: 'El sitio pide que lo consultemos menos. Se volverá a intentar más tarde sin que hagas nada.',
  server: 'El sitio tiene un problema ahora mismo. Se volverá a intentar más tarde sin que hagas nada.',
  private: 'La dirección lleva a una red privada, donde no miramos.',
  no_host: 'No existe ningún sitio con ese nombre. Comprueba la dirección.',
  unreachable: 'Nadie responde en esta dirección ahora mismo. Compruébala; se volverá a intentar más tarde.',
  slow: 'El sitio tarda demasiado en responder. Se volverá a intentar más tarde sin que hagas nada.',
  too_large: 'El feed es demasiado grande para leerlo. Busca uno más corto del mismo editor.',
  certificate:
    'El sitio no puede demostrar quién es: su certificado no es válido. Solo puede arreglarlo quien lo gestiona.',
  no_https: 'El sitio no tiene conexión segura en esta dirección. Prueba con http:// delante.',
  broken: 'Se cortó la conexión con el sitio. Se volverá a intentar más tarde sin que hagas nada.',
  list: 'Esto es una lista de feeds (OPML). Impórtala como lista.',
  no_feed: 'Esto es una página web y no se ha encontrado ningún feed suyo. Busca su feed y escribe esa dirección.',
  not_a_feed: 'Lo que hay en esta dirección no es un feed.',
};

const pt: Words = {
  closed: 'O site só deixa entrar visitantes com conta. Procure um endereço aberto a todos.',
  robots: 'O site recusa leitores de feeds. Quem o publica pode deixá-los passar.',
  not_found: 'Não há nada neste endereço. Verifique-o ou procure o feed no site.',
  gone: 'Quem publicava este feed encerrou-o. Você pode deixar de segui-lo.',
  busy: 'O site pede para ser consultado com menos frequência. Uma nova tentativa será feita mais tarde, sozinha.',
  server: 'O site está com um problema neste momento. Uma nova tentativa será feita mais tarde, sozinha.',
  private: 'O endereço leva a uma rede privada, onde não procuramos.',
  no_host: 'Não existe nenhum site com esse nome. Verifique o endereço.',
  unreachable: 'Ninguém responde neste endereço agora. Verifique-o; uma nova tentativa será feita mais tarde.',
  slow: 'O site demora demais para responder. Uma nova tentativa será feita mais tarde, sozinha.',
  too_large: 'O feed é grande demais para ser lido. Procure um mais curto do mesmo editor.',
  certificate:
    'O site não consegue provar quem é: o certificado não é válido. Só quem o administra pode corrigir isso.',
  no_https: 'O site não tem conexão segura neste endereço. Tente com http:// na frente.',
  broken: 'A conexão com o site foi interrompida. Uma nova tentativa será feita mais tarde, sozinha.',
  list: 'Isto é uma lista de feeds (OPML). Importe-a como lista.',
  no_feed: 'Isto é uma página da web, e nenhum feed dela foi encontrado. Procure o feed e digite esse endereço.',
  not_a_feed: 'O que está neste endereço não é um feed.',
};

const de: Words = {
  closed: 'Die Website lässt nur angemeldete Besucher hinein. Suchen Sie eine Adresse, die allen offensteht.',
  robots: 'Die Website weist Feedreader ab. Ihr Betreiber kann sie zulassen.',
  not_found: 'Unter dieser Adresse gibt es nichts. Prüfen Sie sie oder suchen Sie den Feed auf der Website.',
  gone: 'Der Herausgeber hat diesen Feed eingestellt. Sie können ihn abbestellen.',
  busy: 'Die Website möchte seltener abgefragt werden. Sie wird später von selbst wieder abgefragt.',
  server: 'Die Website hat gerade ein Problem. Sie wird später von selbst wieder abgefragt.',
  private: 'Die Adresse führt in ein privates Netz; dort wird nicht nachgesehen.',
  no_host: 'Eine Website dieses Namens gibt es nicht. Prüfen Sie die Adresse.',
  unreachable:
    'Unter dieser Adresse antwortet gerade niemand. Prüfen Sie sie; sie wird später von selbst wieder abgefragt.',
  slow: 'Die Website braucht zu lange, um zu antworten. Sie wird später von selbst wieder abgefragt.',
  too_large: 'Der Feed ist zu groß, um gelesen zu werden. Suchen Sie einen kürzeren desselben Herausgebers.',
  certificate:
    'Die Website kann sich nicht ausweisen: Ihr Zertifikat ist ungültig. Das kann nur ihr Betreiber beheben.',
  no_https: 'Die Website hat unter dieser Adresse keine sichere Verbindung. Versuchen Sie es mit http:// davor.',
  broken: 'Die Verbindung zur Website ist abgebrochen. Sie wird später von selbst wieder abgefragt.',
  list: 'Das ist eine Liste von Feeds (OPML). Bringen Sie sie als Liste mit.',
  no_feed:
    'Das ist eine Webseite, und es wurde kein Feed dazu gefunden. Suchen Sie ihren Feed und geben Sie dessen Adresse ein.',
  not_a_feed: 'Unter dieser Adresse ist kein Feed.',
};

const fr: Words = {
  closed: 'Le site n’est ouvert qu’aux visiteurs qui ont un compte. Cherchez une adresse ouverte à tous.',
  robots: 'Le site refuse les lecteurs de flux. Son éditeur peut les laisser passer.',
  not_found: 'Il n’y a rien à cette adresse. Vérifiez-la, ou cherchez le flux sur le site.',
  gone: 'L’éditeur a mis fin à ce flux. Vous pouvez vous en désabonner.',
  busy: 'Le site demande à être interrogé moins souvent. Un nouvel essai se fera tout seul.',
  server: 'Le site a un problème en ce moment. Un nouvel essai se fera tout seul.',
  private: 'L’adresse mène à un réseau privé, que nous ne consultons pas.',
  no_host: 'Il n’existe pas de site de ce nom. Vérifiez l’adresse.',
  unreachable: 'Personne ne répond à cette adresse en ce moment. Vérifiez-la ; un nouvel essai se fera tout seul.',
  slow: 'Le site met trop de temps à répondre. Un nouvel essai se fera tout seul.',
  too_large: 'Le flux est trop volumineux pour être lu. Cherchez-en un plus court du même éditeur.',
  certificate:
    'Le site ne peut pas prouver son identité : son certificat n’est pas valable. Seul son exploitant peut y remédier.',
  no_https: 'Le site n’a pas de connexion sécurisée à cette adresse. Essayez avec http:// devant.',
  broken: 'La connexion au site a été interrompue. Un nouvel essai se fera tout seul.',
  list: 'C’est une liste de flux (OPML). Importez-la comme liste.',
  no_feed: 'C’est une page web, et aucun flux n’y a été trouvé. Cherchez son flux et saisissez cette adresse.',
  not_a_feed: 'Ce qui se trouve à cette adresse n’est pas un flux.',
};

const ja: Words = {
  closed: 'このサイトは登録した人しか見られません。誰でも見られるアドレスを探してください。',
  robots: 'このサイトはフィードリーダーを拒否しています。発行元が許可すれば読めます。',
  not_found: 'このアドレスには何もありません。アドレスを確認するか、サイトでフィードを探してください。',
  gone: '発行元がこのフィードを終了しました。購読を解除できます。',
  busy: 'サイトから、確認の回数を減らすよう求められています。後で自動的に確認します。',
  server: 'サイトに問題が起きています。後で自動的に確認します。',
  private: 'アドレスは内部ネットワークを指しているため、読み込みません。',
  no_host: 'この名前のサイトはありません。アドレスを確認してください。',
  unreachable: 'このアドレスは今つながりません。アドレスを確認してください。後で自動的に確認します。',
  slow: 'サイトの応答に時間がかかりすぎています。後で自動的に確認します。',
  too_large: 'フィードが大きすぎて読めません。同じ発行元のもっと短いフィードを探してください。',
  certificate: 'サイトの証明書が無効なため、本物かどうか確認できません。直せるのはサイトの運営者だけです。',
  no_https: 'このアドレスでは安全な接続ができません。先頭に http:// を付けて試してください。',
  broken: 'サイトとの接続が途中で切れました。後で自動的に確認します。',
  list: 'これはフィードの一覧 (OPML) です。一覧として取り込んでください。',
  no_feed: 'これはウェブページで、フィードは見つかりませんでした。フィードを探して、そのアドレスを入力してください。',
  not_a_feed: 'このアドレスにあるものはフィードではありません。',
};

const wordsFor = localised<Words>({ en, zh, es, pt, de, fr, ja });

/** What is kept of a failed fetch, in the language of a page; in English where pages have no words for it. */
export function troubleWords(message: string, language: Language): string {
  const trouble = fetchTroubleOf(message);
  return trouble === null ? message : wordsFor(language)[trouble];
}
