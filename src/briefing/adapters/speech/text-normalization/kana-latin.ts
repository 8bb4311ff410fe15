const LETTERS: Readonly<Record<string, string>> = {
  A: 'エー', B: 'ビー', C: 'シー', D: 'ディー', E: 'イー', F: 'エフ', G: 'ジー', H: 'エイチ', I: 'アイ', J: 'ジェー',
  K: 'ケー', L: 'エル', M: 'エム', N: 'エヌ', O: 'オー', P: 'ピー', Q: 'キュー', R: 'アール', S: 'エス', T: 'ティー',
  U: 'ユー', V: 'ブイ', W: 'ダブリュー', X: 'エックス', Y: 'ワイ', Z: 'ゼット',
}; // prettier-ignore

/** Names of the news that spelling does not tell. */
const NAMES = new Map(
  `google グーグル|apple アップル|iphone アイフォーン|ipad アイパッド|mac マック|microsoft マイクロソフト|windows ウィンドウズ
  |facebook フェイスブック|youtube ユーチューブ|twitter ツイッター|openai オープンエーアイ|chatgpt チャットジーピーティー
  |nvidia エヌビディア|intel インテル|android アンドロイド|instagram インスタグラム|tiktok ティックトック|line ライン|linux リナックス
  |claude クロード|anthropic アンソロピック|gemini ジェミニ|disney ディズニー|boeing ボーイング|airbus エアバス|spacex スペースエックス
  |web ウェブ|the ザ|and アンド|of オブ|news ニュース|online オンライン|app アプリ|game ゲーム|service サービス|cloud クラウド
  |update アップデート|security セキュリティ|times タイムズ|reuters ロイター|bloomberg ブルームバーグ|pro プロ|plus プラス
  |typescript タイプスクリプト|javascript ジャバスクリプト|script スクリプト|python パイソン|java ジャバ|ruby ルビー|rust ラスト|swift スイフト|node ノード
  |github ギットハブ|git ギット|docker ドッカー|kubernetes クバネティス|postgresql ポストグレスキューエル|mysql マイエスキューエル|sqlite エスキューライト
  |redis レディス|apache アパッチ|nginx エンジンエックス|chrome クローム|firefox ファイアフォックス|safari サファリ|edge エッジ|amazon アマゾン|azure アジュール
  |netflix ネットフリックス|spotify スポティファイ|zoom ズーム|slack スラック|adobe アドビ|oracle オラクル|cisco シスコ|tesla テスラ|toyota トヨタ|sony ソニー
  |type タイプ|code コード|store ストア|home ホーム|mobile モバイル|phone フォン|watch ウォッチ|book ブック|note ノート|data データ|base ベース|live ライブ
  |now ナウ|new ニュー|off オフ|one ワン|two ツー|team チーム|world ワールド|cup カップ|league リーグ|united ユナイテッド|city シティ|music ミュージック
  |studio スタジオ|release リリース|version バージョン|error エラー|mode モード|free フリー|light ライト|air エアー|max マックス|mini ミニ
  |power パワー|smart スマート|station ステーション|drive ドライブ|time タイム|life ライフ|green グリーン|blue ブルー|red レッド|black ブラック|white ホワイト
  |nasa ナサ|nato ナトー|asean アセアン|opec オペック|unesco ユネスコ|unicef ユニセフ|fifa フィファ|uefa ウエファ|jaxa ジャクサ|covid コビッド|ok オーケー
  |password パスワード|ios アイオーエス|macos マックオーエス|ipados アイパッドオーエス|wifi ワイファイ|email イーメール|mail メール|com コム|net ネット|org オルグ|info インフォ
  |example エグザンプル|user ユーザー|login ログイン|server サーバー|system システム|software ソフトウェア|hardware ハードウェア|network ネットワーク|internet インターネット|website ウェブサイト
  |site サイト|page ページ|file ファイル|image イメージ|video ビデオ|audio オーディオ|photo フォト|camera カメラ|robot ロボット|driver ドライバー|engine エンジン|machine マシン
  |bank バンク|group グループ|company カンパニー|business ビジネス|market マーケット|global グローバル|japan ジャパン|tokyo トウキョウ|asia アジア|america アメリカ|europe ヨーロッパ
  |china チャイナ|korea コリア|india インディア|university ユニバーシティー|school スクール|award アワード|grand グランド|prix プリ|festival フェスティバル|final ファイナル
  |open オープン|tour ツアー|club クラブ|stadium スタジアム|park パーク|street ストリート|house ハウス|office オフィス|hotel ホテル|center センター|centre センター|space スペース
  |star スター|king キング|queen クイーン|boys ボーイズ|girls ガールズ|love ラブ|dream ドリーム|super スーパー|ultra ウルトラ|big ビッグ|first ファースト|next ネクスト|future フューチャー
  |hello ハロー|today トゥデイ|day デイ|night ナイト|weekly ウィークリー|daily デイリー|post ポスト|journal ジャーナル|wall ウォール|guardian ガーディアン|economist エコノミスト
  |for フォー|with ウィズ|from フロム|in イン|on オン|at アット|to トゥ|by バイ|is イズ|it イット|you ユー|my マイ|all オール|best ベスト|real リアル|make メイク|made メイド|use ユース
  |chat チャット|copilot コパイロット|bing ビング|meta メタ|llama ラマ|grok グロック|xai エックスエーアイ|deepseek ディープシーク|qwen クウェン|samsung サムスン|huawei ファーウェイ
  |xiaomi シャオミ|alibaba アリババ|tencent テンセント|baidu バイドゥ|bytedance バイトダンス|byd ビーワイディー|lenovo レノボ|dell デル|qualcomm クアルコム|broadcom ブロードコム
  |paypal ペイパル|uber ウーバー|airbnb エアビーアンドビー|walmart ウォルマート|starbucks スターバックス|nike ナイキ|volkswagen フォルクスワーゲン|renault ルノー|stellantis ステランティス
  |nvme エヌブイエムイー|wikipedia ウィキペディア|reddit レディット|discord ディスコード|telegram テレグラム|whatsapp ワッツアップ|signal シグナル|threads スレッズ|bluesky ブルースカイ|mastodon マストドン
  |gmail ジーメール|outlook アウトルック|excel エクセル|word ワード|teams チームズ|office オフィス|photoshop フォトショップ|pixel ピクセル|galaxy ギャラクシー|surface サーフェス|switch スイッチ
  |playstation プレイステーション|xbox エックスボックス|nintendo ニンテンドー|steam スチーム|pokemon ポケモン|sega セガ|honda ホンダ|nissan ニッサン|mazda マツダ|subaru スバル|panasonic パナソニック
  |softbank ソフトバンク|rakuten ラクテン|docomo ドコモ|kioxia キオクシア|rapidus ラピダス|tsmc ティーエスエムシー|asml エーエスエムエル|arm アーム|amd エーエムディー|ibm アイビーエム|sap エスエーピー
  |react リアクト|vue ビュー|angular アンギュラー|ubuntu ウブントゥ|debian デビアン|kubectl キューブシーティーエル|api エーピーアイ|sdk エスディーケー|beta ベータ|alpha アルファ|bug バグ|hacker ハッカー
  |ransomware ランサムウェア|malware マルウェア|phishing フィッシング|token トークン|agent エージェント|model モデル|cookie クッキー|browser ブラウザー|desktop デスクトップ|tablet タブレット
  |unhcr ユーエヌエイチシーアール|iaea アイエーイーエー|imf アイエムエフ|icc アイシーシー|aukus オーカス|quad クアッド|brics ブリックス|aids エイズ|sars サーズ|apec エイペック|tpp ティーピーピー
  |nasdaq ナスダック|topix トピックス|ibaraki イバラキ|mufg エムユーエフジー|uniqlo ユニクロ|jal ジャル|ana エーエヌエー|jr ジェーアール|nhk エヌエイチケー|pdf ピーディーエフ|url ユーアールエル|usb ユーエスビー`
    .split(/\s*\|/)
    .map((pair): [string, string] => {
      const [latin = '', kana = ''] = pair.trim().split(' ');
      return [latin, kana];
    }),
);

const VOWELS = 'aiueo';

/** By consonant: with a, i, u, e, o, and standing alone. */
const ROWS: Readonly<Record<string, string>> = {
  '': 'ア イ ウ エ オ -', k: 'カ キ ク ケ コ ク', c: 'カ シ ク セ コ ク', q: 'カ キ ク ケ コ ク', s: 'サ シ ス セ ソ ス',
  t: 'タ ティ トゥ テ ト ト', n: 'ナ ニ ヌ ネ ノ ン', h: 'ハ ヒ フ ヘ ホ -', f: 'ファ フィ フ フェ フォ フ', m: 'マ ミ ム メ モ ム',
  y: 'ヤ イ ユ イェ ヨ イ', r: 'ラ リ ル レ ロ ル', l: 'ラ リ ル レ ロ ル', w: 'ワ ウィ ウ ウェ ウォ ウ', g: 'ガ ギ グ ゲ ゴ グ',
  z: 'ザ ジ ズ ゼ ゾ ズ', j: 'ジャ ジ ジュ ジェ ジョ ジ', d: 'ダ ディ ドゥ デ ド ド', b: 'バ ビ ブ ベ ボ ブ', v: 'バ ビ ブ ベ ボ ブ',
  p: 'パ ピ プ ペ ポ プ', x: 'クサ クシ クス クセ クソ クス', sh: 'シャ シ シュ シェ ショ シュ', ch: 'チャ チ チュ チェ チョ チ',
  th: 'サ シ ス セ ソ ス', ph: 'ファ フィ フ フェ フォ フ', ts: 'ツァ ツィ ツ ツェ ツォ ツ', ky: 'キャ キ キュ キェ キョ キ',
  ry: 'リャ リ リュ リェ リョ リ', ny: 'ニャ ニ ニュ ニェ ニョ ニ', ck: 'ッカ ッキ ック ッケ ッコ ック',
}; // prettier-ignore

const SOUND = /(sh|ch|th|ph|ts|ky|ry|ny|ck|[bcdfghjklmnpqrstvwxyz])?([aiueo]?)/gy;

/** Roughly, as an unknown foreign word is read from its spelling. */
function byEar(word: string): string {
  let kana = '';
  for (const [, consonant = '', vowel = ''] of word
    .toLowerCase()
    .replace(/([^aiueon])\1/g, '$1')
    .matchAll(SOUND)) {
    const row = ROWS[consonant]?.split(' ') ?? [];
    const sound = vowel === '' ? row[5] : row[VOWELS.indexOf(vowel)];
    kana += sound === undefined || sound === '-' ? '' : sound;
  }
  return kana.replace(/([オコソトノホモヨロゴゾドボポ])ウ/g, '$1ー');
}

const spelled = (word: string): string => [...word.toUpperCase()].map((letter) => LETTERS[letter] ?? '').join('');

/** A Latin word in katakana: acronyms by letter, known names by heart, the rest by ear. */
export function latinInKana(word: string): string {
  const plain = word.normalize('NFD').replace(/[^A-Za-z]/g, '');
  const known = NAMES.get(plain.toLowerCase());
  // IT and IS are letters, "it" and "is" are words.
  if (known !== undefined && (plain.length > 2 || plain === 'OK' || plain !== plain.toUpperCase())) return known;
  if (plain.length < 2 || plain === plain.toUpperCase() || !/[aiueoy]/i.test(plain)) return spelled(plain);
  return byEar(plain);
}
