import type { Topic } from '../understood.js';

const list = (text: string): readonly string[] => text.split(/[|\n]/).map((one) => one.trim());

/** Clubs, competitions and people of sport, written alike in most languages: reports often name nothing else. */
const FOOTBALL =
  list(`fc barcelona|barça|real madrid|atlético madrid|atlético de madrid|sevilla fc|real betis|real sociedad|athletic club|villarreal cf
  manchester united|man utd|manchester city|man city|liverpool fc|chelsea fc|tottenham|newcastle united|aston villa|west ham|everton|arsenal fc|tottenham hotspur|leeds united|nottingham forest|crystal palace|leicester city
  juventus|ac milan|inter milan|ssc napoli|as roma|lazio|atalanta|fiorentina|psg|paris saint-germain|olympique de marseille|olympique lyonnais|as monaco|losc
  fc bayern|bayern münchen|bayern munich|borussia dortmund|bvb|rb leipzig|bayer leverkusen|schalke|hertha bsc|werder bremen|hamburger sv|eintracht frankfurt|vfb stuttgart|vfl wolfsburg|union berlin|1. fc köln|mainz 05
  benfica|sporting cp|fc porto|ajax amsterdam|psv eindhoven|celtic fc|rangers fc|galatasaray|fenerbahçe|shakhtar donetsk
  flamengo|palmeiras|corinthians|são paulo fc|fluminense|vasco da gama|grêmio|atlético mineiro|cruzeiro ec|boca juniors|river plate|club américa|chivas|inter miami|al-nassr|al-hilal
  premier league|champions league|europa league|conference league|bundesliga|la liga|laliga|serie a|ligue 1|uefa|fifa|copa américa|copa libertadores|dfb-pokal|fa cup|carabao cup|ballon d'or|euro 2028|mls cup
  lionel messi|messi|cristiano ronaldo|kylian mbappé|mbappé|erling haaland|haaland|vinícius júnior|vinicius|neymar|mohamed salah|harry kane|jude bellingham|bellingham|lamine yamal|lewandowski|musiala|florian wirtz|guardiola|ancelotti|mourinho|jürgen klopp|xabi alonso|arteta|deschamps|nagelsmann|griezmann|modrić`);

const OTHER_SPORT =
  list(`nba|wnba|nfl|mlb|nhl|ncaa|ufc|wwe|atp|wta|pga tour|liv golf|motogp|formula 1|formula one|formel 1|formule 1|fórmula 1|nascar|indycar|super bowl|stanley cup|world series|six nations|ryder cup|davis cup|wimbledon|roland garros|roland-garros|us open tennis|australian open|tour de france|giro d'italia|vuelta a españa|paralympics|olympic games|commonwealth games|ipl
  los angeles lakers|lakers|boston celtics|celtics|golden state warriors|chicago bulls|miami heat|new york knicks|knicks|dallas cowboys|kansas city chiefs|green bay packers|new england patriots|philadelphia eagles|new york yankees|new york mets|yankees|red sox|dodgers|blue jays|maple leafs|canadiens de montréal|montreal canadiens|all blacks|springboks|wallabies
  lebron james|stephen curry|giannis antetokounmpo|luka doncic|wembanyama|novak djokovic|djokovic|carlos alcaraz|alcaraz|jannik sinner|rafael nadal|roger federer|iga swiatek|aryna sabalenka|coco gauff|naomi osaka|alexander zverev|serena williams
  max verstappen|verstappen|lewis hamilton|charles leclerc|lando norris|oscar piastri|fernando alonso|marc márquez|tadej pogačar|pogacar|vingegaard|evenepoel|van der poel|armand duplantis|noah lyles|simone biles|katie ledecky|léon marchand|mikaela shiffrin|tom brady|patrick mahomes|travis kelce|shohei ohtani|ohtani|tiger woods|rory mcilroy|scottie scheffler|tyson fury|canelo álvarez|oleksandr usyk|virat kohli|rohit sharma|ben stokes
  red bull racing|scuderia ferrari|mclaren f1|mercedes-amg`);

/** Of one script each, which boundaries of words do not part. */
const EAST =
  list(`曼联|曼城|阿森纳|切尔西|利物浦|热刺|皇马|皇家马德里|巴萨|巴塞罗那队|马德里竞技|拜仁|多特蒙德|尤文图斯|国际米兰|ac米兰|大巴黎|梅西|c罗|姆巴佩|哈兰德|内马尔|贝林厄姆|亚马尔|恒大队|申花|国安队|海港队|武磊|湖人|勇士队|凯尔特人|火箭队|詹姆斯·|库里|杜兰特|字母哥|文班亚马|德约科维奇|阿尔卡拉斯|辛纳|郑钦文|全红婵|樊振东|孙颖莎|王楚钦|马龙|潘展乐|苏炳添|谷爱凌|汉密尔顿|维斯塔潘
  大谷翔平|ドジャース|ヤンキース|巨人対|阪神タイガース|ソフトバンクホークス|日本ハム|ベイスターズ|カープ|ヤクルト|中日ドラゴンズ|西武ライオンズ|ロッテマリーンズ|オリックス|楽天イーグルス|甲子園|プロ野球|大相撲|横綱|大関|箱根駅伝|山本由伸|佐々木朗希|ダルビッシュ|八村塁|錦織圭|大坂なおみ|羽生結弦|井上尚弥|久保建英|三笘薫|遠藤航|鎌田大地|浦和レッズ|鹿島アントラーズ|横浜f・マリノス|川崎フロンターレ|ヴィッセル神戸|ガンバ大阪|セレッソ大阪|fc東京|サンフレッチェ|レアル・マドリード|バルセロナ対|マンチェスター・|リバプール|バイエルン|メッシ選手|エムバペ`);

const TECHNOLOGY = list(
  `google|microsoft|apple inc|iphone|android|openai|chatgpt|tiktok|nvidia|samsung|github|linux|spacex|microsoft windows|windows 11|tsmc|qualcomm|anthropic|huawei|xiaomi`,
);

const CARS = list(
  `tesla|toyota|volkswagen|vw-konzern|bmw|mercedes-benz|hyundai|nissan|renault|peugeot|porsche|stellantis|byd|audi|volvo cars|general motors|ford motor|mazda|subaru|škoda|特斯拉|比亚迪|丰田|大众汽车|宝马|奔驰|吉利|蔚来|小鹏|理想汽车|トヨタ|日産|スバル|マツダ|テスラ|ダイハツ`,
);
const SPACE = list(
  `nasa|spacex|blue origin|roscosmos|jaxa|isro|artemis ii|starship|james webb|hubble|starlink|ariane 6|falcon 9|中国航天|神舟|嫦娥`,
);
const CRYPTO = list(
  `bitcoin|bitcoins|ethereum|binance|coinbase|dogecoin|solana|tether|ripple xrp|microstrategy|satoshi|satoshis|比特币|中本聪|サトシ・ナカモト|サトシ時代|以太坊|币安|ビットコイン|イーサリアム`,
);

/** Names that are everyday words too: they confirm, and decide nothing ("an arsenal of rockets", "les Canadiens", "US open to talks"). */
const DOUBTFUL_FOOTBALL = list('arsenal|spurs');
export const DOUBTFUL_NAMES: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  sport: [...DOUBTFUL_FOOTBALL, ...list('us open|mets')],
  football: DOUBTFUL_FOOTBALL,
  technology: list('apple|windows|intel'),
};

/** Names that mean a topic in every language. */
export const KNOWN_NAMES: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  sport: [...FOOTBALL, ...OTHER_SPORT, ...EAST],
  football: FOOTBALL,
  technology: TECHNOLOGY,
  cars: CARS,
  space: SPACE,
  crypto: CRYPTO,
};
