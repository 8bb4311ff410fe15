import type { Language } from '../../../../shared/kernel/language.js';

/** How words of dislike, dread, disgust, boredom and avoidance begin; a letter may be mistyped in the longer ones. */
export const DISLIKES: Readonly<Record<Exclude<Language, 'zh' | 'ja'>, string>> = {
  en: `
    hate|hating|loath|despis|detest|dislik|dread|disgust|sicken|nause|vomit|puke|barf|gag|cringe|shudder|yawn|bore|boring|bored
    snooz|asleep|tired|weary|exhaust|drain|deplet|fatigue|anxi|stress|panic|depress|miserab|upset|sadden|cry|tears|weep|hurt|heartbr|pain
    unbear|intoler|insuffer|allerg|rash|hives|itch|headache|migraine|nightmare|insomn|annoy|irritat|irk|infuriat|enrag|anger|angry
    aggravat|exasperat|peev|nerves|nuts|insane|crazy|mad|sick|ill|overwhelm|overdos|overkill|fed|saturat|suffocat|drown|enough|quit
    avoid|escap|ignor|skip|mute|block|boycott|banish|bann|forbid|forbad|refus|reject|detox|abstain|wean|allergy|phobi|afraid|scare|scary
    fright|terrif|horrif|trigger|traumat|creep|revolt|repuls|repel|appal|distast|unwelcome|unwanted|nonsense|rubbish|garbage|drivel|tosh
    crap|worthless|pointless|tedious|tedium|dull|dreary|monoton|indiffer|apath|unmoved|unfussed|unbothered|unimpress|snore|shut off|tune out|scream|explod|lose my mind
  `,
  de: `
    hass|verabscheu|verachte|ekel|ekle|widerlich|zuwider|abstoßen|abgestoßen|übel|kotz|brech|würg|gähn|langweil|einschlaf|schlaf ein|ermüd
    müde|erschöpf|auslaug|angst|ängst|panik|gestress|stress|depri|traurig|trübsal|weine|heul|schmerz|weh|herz bricht|unerträglich|ertrag|ertrüg
    aushalt|aushält|allerg|ausschlag|pickel|juck|kopfschmerz|kopfweh|migräne|albtraum|alptraum|schlaflos|nerv|ärger|aufreg|wütend|wut|reizt
    zur weißglut|wahnsinn|verrückt|krank|überfordert|überdosis|überdruss|übersättig|satt|genug|reicht|ersticke|meide|vermeid|entkomm|flücht|ignorier
    überhör|boykott|verweiger|verbiet|verbot|lehne|ablehn|verschon|abgewöhn|phobie|fürcht|grusel|gruselt|graut|grauen|horror|schreck|trauma
    abschreck|unerwünscht|quatsch|blödsinn|mist|müll|unsinn|egal|wurst|wurscht|schnuppe|schnurz|piepegal|gleichgültig|gestohlen|knicken|schenken
    sparen|abschalt|schalte ab|schalte ich ab|weghör|abgewinn|kaltlass|lässt kalt|lässt mich kalt|lassen mich kalt|gern ohne|ohne mich|schreie|ausrast|raste aus|durchdreh|drehe durch
  `,
  fr: `
    déteste|détest|hais|haïr|horreur|horrip|exècr|abhorr|dégoût|dégout|écoeur|écœur|vomi|gerbe|nausée|bâill|ennui|ennuy|endor|somnol|fatigu|épuis|las
    lass|angoiss|anxi|stress|paniqu|dépri|déprim|triste|attrist|pleur|mal au|souffr|douleur|insupport|intolér|allerg|bouton|urticaire|démang
    migraine|cauchem|insomn|énerv|agac|irrit|exaspèr|exaspér|saoul|soûl|gonfl|gave|gav|pomp|casse|tape sur|hérisse|rase|barb|tanne|rend fou|rend malade
    malade|overdose|saturé|satur|ras le bol|ras-le-bol|marre|claque|étouff|évit|fui|fuir|ignor|zapp|boycott|bann|interdi|refus|rejett|sèvre|phobi|peur
    effrai|effray|terrifi|terroris|glace|horrifi|traumat|rebut|repouss|indésir|foutaise|n'importe quoi|connerie|balivern|indiffèr|indiffér|égal
    fiche|fous|fout|moque|contrefi|contrefou|tampon|fich|passer|passera|laisse de marbre|laisse froid|laissent froid|chaud ni froid|hurle|hurler|craquer
  `,
  es: `
    odio|odia|detest|aborre|repugn|asque|asco|náusea|vomit|vómito|bostez|aburr|dormir|sueño|cansa|cansé|agot|hart|hast|angust|ansied|estres|estrés|pánico
    depri|deprim|triste|entrist|llor|duele|dolor|parte el alma|parte el corazón|insoport|intoler|alerg|sarpullid|urticari|ronch|picaz|jaqueca|migraña
    pesadilla|insomni|enfad|enoj|irrit|fastidi|molest|crisp|revienta|revient|pudre|saca de|nervios|quicio|casillas|enferm|empach|empalag|sobredosis
    saturad|satura|ahog|asfixi|basta|evit|huy|huir|escap|ignor|boicot|veto|prohib|rechaz|niego|fobia|miedo|asust|aterr|horror|espant|traum|repel|repele
    indesead|tontería|chorrad|basura|indifer|resbal|igual|sin cuidado|importa un|pereza|pepino|comino|bledo|ni fu ni fa|ni frío ni calor|refanfinfl|suda
    trae al pairo|gritar|voy a gritar|de largo|ni verlo|ni nombr|ni mencion|ni oír|ni mu|ni hablar
  `,
  pt: `
    odei|odio|ódio|detest|abomin|repugn|repuls|nojo|enjo|náusea|vomit|vômit|bocej|entedi|tédio|chate|sono|dormir|cansa|cansei|cansad|esgot|exaust|farto|farta
    fartei|angúst|angust|ansied|estress|stress|pânico|depri|deprim|triste|entriste|chor|dói|doer|dor|parte o coração|insuport|intoler|alerg|urticár|coceira
    enxaqueca|pesadelo|insôni|insóni|irrit|aborre|incomod|enerva|enche|encheu|saco|nervos|sério|doente|overdose|sobredose|saturad|satura|sufoc|afog|basta
    chega|evit|fuj|fugir|escap|ignor|boicot|veto|vetad|proíb|proib|recus|rejeit|fobia|medo|assust|aterr|horror|apavor|pavor|traum|repel|indesejad|bobagem
    besteira|lixo|porcaria|indifer|tanto faz|tô nem aí|estou nem aí|nem ligo|lixando|cagando|dispenso|dispens|abro mão|preguiça|deus me livre|passo longe
    nem pintad|nem de graça|nem morto|quieto|sossegad|embrulh|revira|vou gritar|surtar
  `,
};

/** Both write without spaces: whole phrases, wherever they stand. */
export const CJK_DISLIKES: Readonly<Record<'zh' | 'ja', RegExp>> = {
  zh: /讨厌|厌|烦|腻|恶心|反感|反胃|想吐|呕|作呕|受不了|受够|忍不了|难受|揪心|心痛|心碎|心累|心烦|头疼|头痛|头大|焦虑|抑郁|压抑|崩溃|窒息|害怕|恐惧|噩梦|失眠|打哈欠|犯困|想睡|无聊|没劲|乏味|无感|冷淡|敬谢不敏|敬而远之|免谈|放过|饶了|绕道|绕开|躲|避|拉黑|屏蔽|戒|过敏|审美疲劳|听够|看够|听吐|疲劳|疲惫|反正不|与我无关|跟我无关|不关我|没兴趣|不感冒|吵死|闹心|糟心|堵心|膈应|晦气|倒胃口/u,
  ja: /嫌|苦手|うんざり|飽き|疲れ|つらい|つらく|辛い|辛く|しんど|胸が痛|心が痛|頭が痛|頭痛|気が重|気が滅入|滅入|落ち込|憂鬱|ゆううつ|イライラ|いらいら|ムカ|むかつ|腹が立|耐え|限界|吐き気|気持ち悪|怖|恐|悪夢|眠れな|眠くな|あくび|退屈|つまらな|どうでも|うるさ|しつこ|ストレス|不安にな|トラウマ|アレルギー|拒否|ごめん|御免|懲り懲り|こりごり|食傷|げんなり|辟易|ウザ|うざ|興味が湧|興味がわ|興味ゼロ|無理|ムリ|げっそり|心が折れ|耳を塞|耳をふさ|見飽|聞き飽/u,
};

/** Somebody speaks of themselves: no list of subjects does. */
export const PERSONAL: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:i|i'm|im|i've|ive|i'd|i'll|me|myself|we|we're|us|someone|somebody|anyone|nobody|you can|you could|you may)(?!\p{L})/u,
  de: /(?<!\p{L})(?:ich|mir|mich|wir|uns|du|man|jemand|niemand)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j'|me|m'|moi|nous|on|tu peux|vous pouvez|personne)(?!\p{L})|(?<!\p{L})[jm]'(?=\p{L})/u,
  es: /(?<!\p{L})(?:yo|me|mí|conmigo|nos|nosotros|nadie|alguien|puedes|puede|podéis|pueden)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:eu|me|mim|comigo|nos|nós|ninguém|alguém|pode|podes|podem)(?!\p{L})/u,
  zh: /我|咱|俺|人家/u,
  ja: /私|わたし|僕|ぼく|俺|自分/u,
};
/** "gets on my nerves" */
export const OWN: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:my|our|it|that|this)(?!\p{L})/u,
  de: /(?<!\p{L})(?:mein|meine[nrm]?|unsere?|es|das|mein's)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:mon|ma|mes|notre|nos|c'est|ça)(?!\p{L})/u,
  es: /(?<!\p{L})(?:mi|mis|nuestr\p{L}+|eso|esto|es)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:meu|minha|meus|minhas|noss\p{L}+|isso|é)(?!\p{L})/u,
  zh: /./u,
  ja: /./u,
};
