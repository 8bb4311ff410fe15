import type { FinerSubject } from './finer-subject.js';

export const sportSubjects: readonly FinerSubject[] = [
  {
    names: 'tennis|tenis|tênis|ténis|网球|網球|テニス',
    words: `tennis*|grand slam*|wimbledon|roland garros|roland-garros|atp|wta|davis cup|copa davis|coupe davis|match point*|break point*|balle de match|balles de break|matchball|matchbälle|tie-break|tiebreak|tenist*|大满贯|澳网|法网|温网|美网|全豪|全仏|ウィンブルドン`,
    people: `sinner|alcaraz|djokovic|zverev|medvedev|auger-aliassime|fritz|shelton|de minaur|musetti|rune|draper|ruud|sabalenka|swiatek|gauff|pegula|rybakina|paolini|zheng qinwen|raducanu|fonseca|nadal|federer|osaka`,
  },
  {
    names: 'golf|golfe|高尔夫|高爾夫|ゴルフ',
    words: `golf*|birdie*|bogey*|fairway*|pga|liv golf|ryder cup|the masters|under par|バーディー|高尔夫`,
    people: `mcilroy|scheffler|rahm|dechambeau|koepka|spieth|schauffele|morikawa|hovland|tiger woods|korda|matsuyama`,
  },
  {
    names:
      'formula 1|formula one|f1|formel 1|formel eins|formule 1|fórmula 1|motor racing|motorsport|motorsports|motor sport|一级方程式|フォーミュラ1|フォーミュラワン',
    words: `formula 1|formula one|formel 1|formule 1|fórmula 1|f1|pole position|pole-position|grand prix|gran premio|großer preis|pit stop*|boxenstopp*|écurie*|escudería*|escuderia*|排位赛|杆位|方程式|グランプリ|ポールポジション|q1敗退|フェルスタッペン|角田`,
    people: `verstappen|norris|piastri|leclerc|lewis hamilton|george russell|antonelli|sainz|fernando alonso|gasly|ocon|tsunoda|hadjar|bearman|bortoleto|hülkenberg|colapinto|mclaren|red bull racing`,
  },
  {
    names: 'motogp|motorcycling|motorcycle racing|motociclismo|motorradsport|moto|motos',
    words: `motogp|moto2|moto3|superbike*|ducati`,
    people: `márquez|bagnaia|quartararo|bezzecchi|acosta|jorge martín`,
  },
  {
    names: 'cycling|cyclisme|radsport|ciclismo|vélo|自行车|自転車|自転車競技|tour de france',
    words: `cyclist*|cyclis*|radprofi*|radrenn*|radsport*|ciclist*|ciclism*|peloton|pelotón|pelotão|tour de france|giro d'italia|vuelta|paris-roubaix|contre-la-montre|contrarreloj|maillot jaune|gelbes trikot|环法|自転車`,
    people: `pogačar|pogacar|vingegaard|evenepoel|van der poel|van aert|roglic|roglič|alaphilippe|seixas|ayuso`,
  },
  {
    names: 'basketball|basket|nba|baloncesto|basquete|basquetebol|篮球|籃球|バスケ|バスケットボール',
    words: `basketball*|basketteur*|baloncesto|basquete*|nba|wnba|euroleague|euroliga|euroligue|triple-double|double-double|rebounds|rebotes|three-pointer*|buzzer|篮板|男篮|女篮|cba|三双|三分球|バスケ|bリーグ`,
    people: `lebron|doncic|dončić|jokic|jokić|wembanyama|curry|giannis|antetokounmpo|tatum|gilgeous-alexander|lakers|celtics|warriors|knicks|nuggets|schröder|flagg`,
  },
  {
    names: 'rugby|ラグビー|橄榄球',
    words: `rugby|scrum*|fly-half|demi de mêlée|mêlée|xv de france|quinze de france|top 14|six nations|springbok*|all blacks|wallabies|melé|ラグビー`,
    people: `dupont|ntamack|penaud|bielle-biarrey|kolisi|etzebeth|itoje|andy farrell|galthié`,
  },
  {
    names: 'cricket|críquet|板球|クリケット',
    words: `cricket*|wicket*|innings|batsm*|batter*|bowler*|ashes|ipl|test match|headingley|lord's`,
    people: `kohli|bumrah|rohit sharma|shubman gill|ben stokes|joe root|harry brook|cummins|babar azam`,
  },
  {
    names:
      'boxing|boxen|boxe|boxeo|拳击|ボクシング|mma|ufc|wrestling|martial arts|kampfsport|artes marciais|格闘技|格斗',
    words: `boxing|boxer*|boxeo|boxeador*|boxe|boxeur*|pugilist*|heavyweight*|schwergewicht*|peso pesado|poids lourd*|ufc|mma|octagon|octógono|nocaut*|cinturão|k.o.|拳王|拳击|世界王者|井上尚弥`,
    people: `usyk|tyson fury|anthony joshua|canelo|crawford|poatan|ankalaev|makhachev|topuria|jon jones|mcgregor|dana white`,
  },
  {
    names: 'skiing|ski|skifahren|wintersport|winter sports|esquí|esqui|滑雪|スキー',
    words: `slalom|eslalon|downhill race*|abfahrer*|abfahrtslauf|riesenslalom|super-g|skispring*|ski jump*|saut à ski|biathl*|langlauf*|snowboard*|weltcup|vierschanzentournee|滑雪|スキージャンプ|ジャンプ女子|ジャンプ男子|アルペン`,
    people: `shiffrin|odermatt|goggia|gut-behrami|brignone|aicher|vonn|wellinger|prevc|klaebo`,
  },
  {
    names: 'sailing|segeln|voile|vela|iatismo|帆船|ヨット|セーリング',
    words: `yacht*|regatta*|régate*|regata*|trimaran*|monocoque*|vendée globe|route du rhum|america's cup|skipper*|帆船|ヨット`,
  },
  {
    names: 'baseball|béisbol|beisebol|mlb|棒球|野球|大谷|大谷翔平|ohtani',
    words: `baseball*|béisbol|pelotero*|mlb|home run*|homer*|pitcher*|bullpen|shortstop|no-hitter|棒球|野球|大谷|ドジャース|ヤンキース|本塁打|投手|甲子園|阪神|プロ野球|セ・リーグ|パ・リーグ`,
    people: `ohtani|aaron judge|juan soto|dodgers|yankees|mets|red sox|blue jays`,
  },
  {
    names: 'sumo|相扑|相撲|大相撲',
    words: `sumo|相扑|相撲|横綱|大関|関脇|小結|土俵|場所千秋楽|九州場所|初場所|春場所|夏場所|秋場所|大の里|豊昇龍`,
  },
  {
    names: 'volleyball|vôlei|voleibol|volley|排球|バレー|バレーボール',
    words: `volleyball*|vôlei|voleibol|volley|superliga|ponteir*|líbero|levantador*|女排|男排|バレーボール`,
  },
  {
    names: 'handball|balonmano|handebol|andebol|手球|ハンドボール',
    words: `handball*|balonmano|handebol|andebol|siebenmeter*|thw kiel|rückraum*|magdeburg gewinnt`,
  },
  {
    names:
      'athletics|track and field|leichtathletik|athlétisme|atletismo|田径|陸上|marathon|maratón|maratona|马拉松|マラソン',
    words: `sprinter*|marathon*|maraton*|hurdles|pole vault*|javelin|leichtathlet*|athlétisme|atletismo|田径|马拉松|陸上|マラソン|駅伝`,
    people: `duplantis|lyles|ingebrigtsen|kipchoge|hodgkinson`,
  },
  {
    names:
      'olympics|the olympics|olympic games|olympia|olympische spiele|jeux olympiques|jo|juegos olímpicos|olimpiadas|jogos olímpicos|olimpíadas|奥运|奥运会|五輪|オリンピック',
    words: `olymp*|olímpic*|olimp*|ioc|iok|cio|coi|jeux de 20*|奥运|奧運|五輪|オリンピック`,
  },
  {
    names: 'bayern|fc bayern|bayern munich|bayern münchen|fcb|fc bayern münchen|拜仁|バイエルン',
    words: `fc bayern|bayern münchen|bayern munich|bayern de múnich|allianz arena|拜仁|バイエルン`,
    people: `kompany|kimmich|musiala|neuer|olise|harry kane|kane trifft|upamecano|goretzka|eberl`,
  },
  {
    names: 'real madrid|madrid|el madrid|皇马|レアル|レアル・マドリード',
    words: `real madrid|bernabéu|皇马|レアル・マドリード`,
    people: `xabi alonso|vinicius|vinícius|bellingham|mbappé|mbappe|courtois|rodrygo|valverde|florentino pérez`,
  },
  {
    names: 'barcelona|barça|fc barcelona|el barça|巴萨|バルセロナ',
    words: `fc barcelona|barça|camp nou|blaugrana|azulgrana|巴萨`,
    people: `lamine yamal|lewandowski|raphinha|pedri|flick|laporta`,
  },
  {
    names: 'psg|paris saint-germain|paris sg',
    words: `psg|paris saint-germain|parc des princes`,
    people: `luis enrique|dembélé|barcola|doué|hakimi|vitinha|kvaratskhelia`,
  },
  { names: 'benfica|sl benfica', words: `benfica|estádio da luz|encarnados`, people: `pavlidis|otamendi|rui costa` },
  {
    names: 'dortmund|bvb|borussia dortmund|多特蒙德|ドルトムント',
    words: `bvb|borussia dortmund|schwarzgelb*|多特蒙德`,
    people: `kovač|guirassy|schlotterbeck|watzke`,
  },
  {
    names: 'manchester united|man united|man utd|united|曼联',
    words: `manchester united|man utd|man united|old trafford|曼联`,
    people: `amorim|bruno fernandes|ratcliffe|mbeumo`,
  },
  {
    names: 'transfers|transfer rumours|fichajes|transferts|mercato|wechselgerüchte|contratações|转会|移籍',
    words: `transfer fee|signs for|fichaje*|traspaso*|mercato|transfert*|ablöse*|wechselgerücht*|neuzugang|contratação|转会|移籍`,
  },
];
