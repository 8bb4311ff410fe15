import type { FinerSubject } from './finer-subject.js';

export const publicSubjects: readonly FinerSubject[] = [
  {
    names: `stock market|stocks|stock markets|shares|share price|share prices|wall street|the markets|stock prices|börse|börsen|aktie|aktien|aktienkurse|aktienmarkt|bourse|la bourse|actions en bourse|cac 40|bolsa|la bolsa|acciones|ações|ação|mercado de ações|股市|股票|股价|大盘|a股|株|株価|株式|株式市場`,
    words: `share price*|stock price*|wall street|s&p 500|nasdaq|dow jones|ftse|dax|mdax|cac 40|ibex*|ibovespa|nikkei|hang seng|stock market|stock exchange|shares rose|shares fell|börse*|aktie|aktien*|aktienkurs*|kursziel*|bourse|la bolsa|bolsa de*|acciones de|ações|沪指|深成指|创业板|a股|港股|恒指|美股|纳指|股市|股价|个股|日経平均|東証|株価|株安|株高`,
  },
  {
    names: `election|elections|the election|us election|us elections|campaign|wahl|wahlen|wahlkampf|die wahl|élection|élections|campagne électorale|elección|elecciones|campaña electoral|eleição|eleições|campanha eleitoral|选举|大选|竞选|選挙|総選挙|選挙戦`,
    words: `election*|polls open|polling station*|voters|turnout|ballot*|run-off|runoff|primary|hochrechnung*|wahlbeteiligung|wahlkampf|wähler*|*wahl|*wahlen|stichwahl|élection*|électeur*|scrutin|municipales|législatives|présidentielle|second tour|elección|elecciones|electoral*|urnas|segunda vuelta|comicios|eleiç*|eleitor*|segundo turno|segunda volta|选举|大选|选民|投票|選挙|知事選|大統領選|決選投票|投票率|有権者|総選挙|衆院選|参院選`,
  },
  {
    names: `royals|royal|the royals|royal family|royal families|monarchy|british royals|royal news|königshaus|königshäuser|adel|adelige|famille royale|familles royales|royauté|familia real|realeza|monarquía|família real|monarquia|王室|英国王室|皇室`,
    words: `royals|king charles|queen camilla|prince of wales|princess of wales|buckingham palace|windsor|königshaus|könig charles|herzogin|famille royale|familia real|rey felipe|reina letizia|família real|realeza|王室|皇室|凯特王妃|哈里王子|天皇|愛子さま|佳子さま`,
    people: `prince|princess|prinz|prinzessin|princesse|príncipe|princesa|meghan|duke of|duchess`,
  },
  {
    names: `smartphone|smartphones|phone|phones|mobile phones|mobiles|handy|handys|iphone|iphones|téléphone|téléphones|móvil|móviles|celular|celulares|telemóvel|telemóveis|手机|智能手机|手機|スマホ|スマートフォン`,
    words: `smartphone*|phone*|iphone*|android|handset*|galaxy|foldable*|handy|handys|téléphone*|móvil|móviles|teléfono*|celular|celulares|telemóv*|手机|折叠屏|スマホ|スマートフォン|アイフォーン`,
  },
  {
    names: `migration|immigration|migrants|refugees|asylum|zuwanderung|asyl|flüchtlinge|migranten|einwanderung|immigrés|réfugiés|inmigración|migración|inmigrantes|refugiados|imigração|imigrantes|migração|移民|难民|難民`,
    words: `migrant*|migration*|immigra*|asylum*|refugee*|small boats|deportation*|asyl*|abschieb*|grenzkontroll*|flüchtling*|zuwander*|einwander*|réfugié*|oqtf|inmigra*|migratori*|patera*|refugiad*|imigra*|移民|难民|難民|不法滞在|入管`,
  },
  {
    names: `trump|donald trump|president trump|特朗普|川普|トランプ|トランプ氏`,
    words: `trump*|maga|特朗普|川普|トランプ`,
  },
  {
    names: `musk|elon musk|elon|马斯克|馬斯克|マスク氏|イーロン・マスク|イーロンマスク|マスク`,
    words: `musk|elon musk|spacex|xai|neuralink|马斯克|马斯克|マスク氏|イーロン・マスク`,
  },
  {
    names: `gaza|israel|israel and gaza|middle east|nahost|proche-orient|moyen-orient|oriente medio|oriente médio|médio oriente|palestine|palästina|palestina|加沙|以色列|中东|巴以|ガザ|イスラエル|中東`,
    words: `gaza*|israel*|israël*|rafah|hamas|palestin*|palästin*|west bank|westjordanland|cisjord*|netanyahu|netanjahu|netanyahou|hezbollah|hisbollah|加沙|以色列|以军|哈马斯|巴勒斯坦|ガザ|イスラエル|ハマス|パレスチナ`,
  },
  {
    names: `ukraine|ukraine war|war in ukraine|ukrainekrieg|guerre en ukraine|guerra de ucrania|ucrania|ucrânia|guerra na ucrânia|russia|russland|russie|rusia|rússia|乌克兰|俄乌|俄乌战争|ウクライナ|ロシア`,
    words: `ukrain*|ucran*|ucrân*|russia*|russisch*|russland*|russe|russes|rusia|ruso|rusos|rússia|russos|putin|poutine|zelensk*|selenskyj|kyiv|kiev|kiew|kharkiv|charkiw|járkov|donetsk|donezk|kremlin|kreml|乌克兰|俄军|俄罗斯|普京|泽连斯基|ウクライナ|ロシア|プーチン`,
  },
  {
    names: `covid|corona|coronavirus|covid-19|pandemic|pandemie|pandémie|pandemia|新冠|コロナ|新型コロナ`,
    words: `covid*|corona|coronavirus|sars-cov*|pandem*|lockdown*|新冠|コロナ`,
  },
  {
    names: `vaccines|vaccine|vaccination|jabs|impfung|impfungen|impfen|vaccins|vaccin|vaccination|vacunas|vacuna|vacinas|vacina|vacinação|疫苗|ワクチン`,
    words: `vaccin*|jab|jabs|impf*|vacuna*|vacina*|immunis*|immuniz*|疫苗|接种|ワクチン|接種`,
  },
  {
    names: `oil|oil prices|oil price|öl|ölpreis|pétrole|petróleo|crude|石油|原油|油价`,
    words: `oil price*|crude|brent|opec|opep|barrel*|ölpreis*|pétrole|petróleo|barril|crudo|石油|原油|油价|欧佩克`,
  },
  {
    names: `strikes|strike|streik|streiks|grève|grèves|huelga|huelgas|greve|greves|罢工|スト|ストライキ`,
    words: `walkout*|strike action|on strike|industrial action|streik*|warnstreik*|streikt|grève*|gréviste*|débrayage*|huelga*|paro nacional|greve*|paralisação|罢工|ストライキ`,
  },
  {
    names: `brexit|ブレグジット|脱欧`,
    words: `brexit*|post-brexit|脱欧`,
  },
  {
    names: `cop|cop30|cop31|climate summit|climate summits|klimagipfel|klimakonferenz|sommet climat|la cop|cumbre|cumbre del clima|cumbre climática|cimeira do clima|cúpula do clima|气候大会|气候峰会|気候会議`,
    words: `cop|cop29|cop30|cop31|climate summit|klimagipfel|klimakonferenz|cumbre de belém|cumbre del clima|cimeira do clima|cúpula do clima|气候大会`,
  },
  {
    names: `nuclear power|nuclear energy|nuclear|atomkraft|kernkraft|énergie nucléaire|nucléaire|energía nuclear|nuclear|energia nuclear|核电|原発|原子力`,
    words: `nuclear power|nuclear plant*|reactor*|atomkraft*|kernkraft*|réacteur*|epr|énergie nucléaire|edf relance|central nuclear|energía nuclear|energia nuclear|核电|核电站|原発|原子力|再稼働`,
  },
  {
    names: `renewable energy|renewables|green energy|wind and solar|erneuerbare energien|erneuerbare|énergies renouvelables|énergie renouvelable|renouvelables|energías renovables|renovables|energias renováveis|energia renovável|renováveis|可再生能源|新能源|再生可能エネルギー|再エネ`,
    words: `renewable*|solar power|solar farm*|solar panel*|wind farm*|wind power|wind turbine*|erneuerbar*|windkraft*|photovoltaik*|solarpark*|renouvelable*|éolien*|photovolt*|renovables|eólic*|fotovolt*|renováve*|可再生能源|光伏|风电|再生可能エネルギー|再エネ|太陽光|風力`,
  },
  {
    names: `electric cars|electric vehicles|evs|e-autos|elektroautos|voitures électriques|coches eléctricos|carros elétricos|电动车|新能源汽车|新能源车|電気自動車|ev`,
    words: `electric car*|electric vehicle*|evs|e-auto*|elektroauto*|voiture* électrique*|coche* eléctrico*|carro* elétrico*|电动车|新能源汽车|新能源车|電気自動車|電動車`,
  },
  {
    names: `housing|house prices|rents|property|wohnen|mieten|immobilien|logement|immobilier|vivienda|alquiler|alquileres|habitação|moradia|aluguel|房价|楼市|住房|住宅|不動産`,
    words: `house price*|mortgage*|rent|rents|renters|landlord*|housing|mieten|miete|mietpreis*|immobilien*|wohnungsbau|wohnungsmarkt|logement*|loyer*|immobilier|vivienda*|hipoteca*|alquiler*|habitação|rendas|aluguel|房价|楼市|房贷|住宅価格|地価`,
  },
  {
    names: `pensions|pension|rente|renten|rentenpolitik|retraites|retraite|réforme des retraites|pensiones|jubilación|pensões|reforma da previdência|previdência|aposentadoria|养老金|退休|年金`,
    words: `pension*|rente|renten*|rentenniveau|retraites|retraité*|pensiones|jubila*|pensões|previdência|aposenta*|养老金|退休|年金`,
  },
  {
    names: `banks|banking|banken|banques|bancos|banca|银行|銀行`,
    words: `bank|banks|bankers|banken|*bank|bankhaus|banque*|banco|bancos|banca|银行|央行|銀行|日銀`,
  },
  {
    names: `chips|chip makers|chipmakers|semiconductors|semiconductor|halbleiter|chipindustrie|puces|semi-conducteurs|semiconductores|semicondutores|芯片|半导体|半導体`,
    words: `chipmaker*|chip maker*|chips|semiconductor*|halbleiter*|chip-*|puces|semi-conducteur*|semicond*|tsmc|nvidia|芯片|半导体|台积电|半導体|ラピダス`,
  },
  {
    names: `films|film|movies|cinema|cinéma|kino|filme|cine|películas|电影|映画`,
    words: `film|films|movie*|cinema*|cinéma*|filmmaker*|box office|kino*|kinofilm|regisseur*|cineasta*|película*|filme|filmes|palme d'or|oscar*|cannes|电影|影片|新片|票房|映画|是枝`,
  },
  {
    names: `music|musik|musique|música|musica|pop music|音乐|音樂|音楽`,
    words: `music*|musik*|musique|música|album*|álbum|singer*|sänger*|chanteu*|cantor|cantora|cantante|concert*|konzert*|concierto*|orchest*|orquest*|philharmon*|choir*|song*|canción|canções|disco|rapper*|音乐|演唱会|专辑|歌手|音楽|歌手|新曲|コンサート`,
  },
  {
    names: `dividends|dividend|dividenden|dividendes|dividendos|分红|股息|配当`,
    words: `dividend*|dividendo*|分红|股息|配当`,
  },
  {
    names: `tax|taxes|tax reform|steuern|impôts|impuestos|impostos|reforma tributária|税|减税|税金`,
    words: `tax|taxes|steuer*|impôt*|fisc*|impuesto*|imposto*|tributári*|税`,
  },
  {
    names: `abortion|abtreibung|avortement|ivg|aborto|堕胎|中絶`,
    words: `abortion*|abtreibung*|avortement*|ivg|aborto*|堕胎|中絶`,
  },
];
