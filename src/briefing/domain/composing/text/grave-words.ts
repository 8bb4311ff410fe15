import type { Language } from '../../../../shared/kernel/language.js';
import { inOneScript } from '../../request/chinese-characters.js';
import { anyOf } from './word-lists.js';

/** Death, violence, illness, disaster and courts: with one of them a story is nothing to end on. */
const GRAVE: Readonly<Record<Language, RegExp>> = {
  en: anyOf(`dead|deaths?|die[sd]?|dying|kill\\p{L}*|murder\\p{L}*|fatal\\p{L}*|obituar\\p{L}*|funeral|mourn\\p{L}*|late|wars?|
    attacks?|shot|shooting|bomb\\p{L}*|terror\\p{L}*|injur\\p{L}*|wounded|crash\\p{L}*|accident|disaster|victims?|abus\\p{L}*|rape\\p{L}*|
    assault\\p{L}*|arrest\\p{L}*|prison|jail\\p{L}*|lawsuit|cancer|suicide|tragedy|tragic|earthquake|flood\\p{L}*|famine|fraud|
    drown\\p{L}*|missing|violen\\p{L}*|racis\\p{L}*|harass\\p{L}*|extinct\\p{L}*|doping|scandal`),
  de: anyOf(`tote[rn]?|tod\\p{L}*|gestorben|stirbt|starb\\p{L}*|sterben|töt\\p{L}+|getötet\\p{L}*|mord\\p{L}*|ermordet\\p{L}*|trauer\\p{L}*|krieg\\p{L}*|
    angriff\\p{L}*|anschlag\\p{L}*|bombe\\p{L}*|terror\\p{L}*|verletzt\\p{L}*|unfall\\p{L}*|unglück\\p{L}*|katastrophe\\p{L}*|opfer\\p{L}*|missbrauch\\p{L}*|
    vergewaltig\\p{L}*|gewalt\\p{L}*|festgenommen\\p{L}*|haft\\p{L}*|gefängnis\\p{L}*|krebs\\p{L}*|suizid\\p{L}*|erdbeben\\p{L}*|hochwasser\\p{L}*|hunger\\p{L}*|
    betrug\\p{L}*|ertrunken|vermisst\\p{L}*|rassis\\p{L}*|doping\\p{L}*|skandal\\p{L}*|absturz|abgestürzt`),
  fr: anyOf(`mort\\p{L}*|meurt|mourir|décès|décédé\\p{L}*|tué\\p{L}*|tuer|meurtr\\p{L}*|assassin\\p{L}*|deuil|obsèques|guerre\\p{L}*|attaque\\p{L}*|attentat\\p{L}*|
    bombe\\p{L}*|terror\\p{L}*|blessé\\p{L}*|accident\\p{L}*|catastrophe\\p{L}*|victime\\p{L}*|viol|viols|violences?|abus|agress\\p{L}*|arrêté\\p{L}*|prison|
    cancer|suicide|séisme|inondation\\p{L}*|famine|fraude|noyé\\p{L}*|disparu\\p{L}*|racis\\p{L}*|dopage|scandale|crash`),
  es: anyOf(`muert\\p{L}*|muere\\p{L}*|murió|murieron|morir|fallec\\p{L}*|mata\\p{L}*|mató|asesin\\p{L}*|homicid\\p{L}*|luto|funeral|guerra\\p{L}*|ataque\\p{L}*|
    atentado\\p{L}*|bomba\\p{L}*|terror\\p{L}*|herid\\p{L}*|accidente\\p{L}*|desastre|tragedia|víctima\\p{L}*|abus\\p{L}*|viol\\p{L}*|agres\\p{L}*|deten\\p{L}*|
    cárcel|prisión|cáncer|suicid\\p{L}*|terremoto|inundacion\\p{L}*|hambruna|fraude|ahogad\\p{L}*|desaparecid\\p{L}*|racis\\p{L}*|dopaje|escándalo`),
  pt: anyOf(`mort\\p{L}*|morre\\p{L}*|morri\\p{L}*|falec\\p{L}*|mata\\p{L}*|matou|assassin\\p{L}*|homicíd\\p{L}*|luto|velório|guerra\\p{L}*|ataque\\p{L}*|
    atentado\\p{L}*|bomba\\p{L}*|terror\\p{L}*|ferid\\p{L}*|acidente\\p{L}*|desastre|tragédia|vítima\\p{L}*|abus\\p{L}*|estupr\\p{L}*|viol[êe]n\\p{L}*|agress\\p{L}*|
    pres[oa]s?|prisão|câncer|cancro|suicíd\\p{L}*|terremoto|enchente\\p{L}*|fome|fraude|afogad\\p{L}*|desaparecid\\p{L}*|racis\\p{L}*|doping|escândalo`),
  zh: /死|亡|遇难|去世|逝世|杀|谋害|葬|战争|袭击|爆炸|恐怖|受伤|伤者|事故|灾|遇害|受害|性侵|暴力|被捕|逮捕|监狱|癌|自杀|地震|洪水|饥荒|诈骗|溺|失踪|丑闻|兴奋剂/u,
  ja: /死|亡く|亡き|殺|葬|訃報|戦争|攻撃|爆発|爆弾|テロ|けが|負傷|事故|災害|被害|遺体|遺族|虐待|暴行|逮捕|起訴|刑務所|癌|がん|自殺|地震|洪水|飢|詐欺|溺|行方不明|差別|不祥事|ドーピング/u,
};

/** Whether a text speaks of what nobody should end a programme with. */
export const isGrave = (text: string, language: Language): boolean => GRAVE[language].test(inOneScript(text, language));

const ANIMALS: Readonly<Record<Language, RegExp>> = {
  en: anyOf(`cats?|dogs?|pupp(?:y|ies)|kittens?|pandas?|penguins?|elephants?|whales?|dolphins?|bears?|owls?|otters?|zoo|giraffes?|
    hedgehogs?|foxes|bees|butterfl(?:y|ies)|seals?|tortoises?|turtles?|storks?|squirrels?`),
  de: anyOf(`katzen?|hunde?|welpen?|pandas?|pinguine?|elefanten?|wale?|delfine?|bären?|eulen?|otter|zoo|giraffen?|igel|füchse|bienen|
    schmetterlinge?|robben?|schildkröten?|störche?|eichhörnchen|biber`),
  fr: anyOf(`chats?|chiens?|chiots?|chatons?|pandas?|manchots?|éléphants?|baleines?|dauphins?|ours|hiboux?|chouettes?|loutres?|zoo|girafes?|
    hérissons?|renards?|abeilles?|papillons?|phoques?|tortues?|cigognes?|écureuils?|castors?`),
  es: anyOf(`gatos?|perros?|cachorros?|pandas?|pingüinos?|elefantes?|ballenas?|delfines|osos?|búhos?|nutrias?|zoológico|zoo|jirafas?|
    erizos?|zorros?|abejas?|mariposas?|focas?|tortugas?|cigüeñas?|ardillas?|linces?`),
  pt: anyOf(`gatos?|cães|cachorros?|filhotes?|pandas?|pinguins?|elefantes?|baleias?|golfinhos?|ursos?|corujas?|lontras?|zoológico|zoo|girafas?|
    raposas?|abelhas?|borboletas?|focas?|tartarugas?|cegonhas?|esquilos?|capivaras?|onças?`),
  zh: /熊猫|小猫|猫咪|小狗|狗狗|企鹅|大象|鲸|海豚|猫头鹰|水獭|动物园|长颈鹿|刺猬|狐狸|蜜蜂|蝴蝶|海豹|海龟|朱鹮|松鼠|金丝猴/u,
  ja: /パンダ|子猫|ネコ|猫|子犬|ペンギン|ゾウ|クジラ|イルカ|フクロウ|カワウソ|動物園|キリン|ハリネズミ|キツネ|ミツバチ|チョウ|アザラシ|ウミガメ|コウノトリ|リス|水族館/u,
};

export const hasAnimal = (title: string, language: Language): boolean =>
  ANIMALS[language].test(inOneScript(title, language));
