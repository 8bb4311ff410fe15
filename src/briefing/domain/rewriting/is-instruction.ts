import { withoutDiacritics } from '../../../shared/kernel/fold.js';
import { visible } from '../composing/text/cleaning.js';

/** "Ignore all previous instructions" */
const OVERRIDES: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard)\b.{0,12}\b(?:all|any|your|previous|prior|above|earlier|preceding)\b.{0,24}\b(?:instruct|prompt|rule|direction|guideline|command|order|context|told)/iu,
  /\b(?:ignor[ae]n?|olvid[ae]n?|descart[ae]n?|desobedec[ae])\b.{0,12}\b(?:instruccion|indicacion|orden|regla|consigna|prompt)\w*.{0,6}\b(?:anterior|previ|de arriba)|\b(?:ignora|olvida)\b.{0,12}\b(?:tus|sus|vuestras)\b.{0,12}\b(?:instruccion|regla|indicacion|orden)/iu,
  /\b(?:ignore|esqueca|descarte|desconsidere|ignorem)\b.{0,12}\b(?:instruc|orientac|ordens|regras|comandos|prompt)/iu,
  /\b(?:ignoriere?t?|ignorieren sie|vergiss|vergesst|vergessen sie|missachte)\b.{0,12}\b(?:alle|deine|eure|ihre|vorherig|bisherig|vorig|obig)\w*\b.{0,24}\b(?:anweisung|instruktion|befehl|regel|vorgabe|prompt)/iu,
  /\b(?:ignorez?|oubliez?|negligez?)\b.{0,12}\b(?:toutes|tous|tes|vos|ces)\b.{0,16}\b(?:instruction|consigne|directive|regle|ordre|prompt)|\b(?:ignorez?|oubliez?)\b.{0,12}\b(?:instruction|consigne|directive|regle)s? precedent/iu,
  /(?:忽略|无视|無視|忘记|忘掉|不要理会).{0,12}(?:指令|指示|提示|说明|規則|规则|要求|设定)/u,
  /(?:指示|命令|プロンプト|ルール|指令|設定).{0,6}(?:を|は).{0,4}(?:無視して|忘れて|破棄して)/u,
];

/**
 * Words to a program that reads, and marks of a conversation with one. As all patterns here: what repeats is bounded and
 * can be read in one way only, so a feed cannot make the search slow.
 */
const TO_A_MODEL: readonly RegExp[] = [
  /<\|?\/?\s*(?:system|assistant|user|inst|im_start|im_end|prompt)\b|\[\/?(?:inst|system)\]|<<\s*sys|##\s*(?:system|instruction|prompt)/iu,
  /(?:^|[.!?。,;]\s*)(?:system|assistant|developer|user|human|ai)\s*(?:(?:prompt|message)\s*)?[:：>]/iu,
  /\b(?:system prompt|prompt systeme|prompt del sistema|prompt do sistema|systemprompt|systemnachricht)\b|系统提示|システムプロンプト/iu,
  /\b(?:you are|you're|act as|du bist|sie sind|tu es|vous etes|eres|voce e|es un|agis comme|actua como|aja como|handle als)\b.{0,20}\b(?:now an?|an? (?:ai|assistant|language model|chatbot|podcast)|(?:jetzt|desormais|maintenant|ahora|agora) (?:ein|une?|una?|uma?)e?|(?:ein|une?|una?|um)e? (?:ki|ia|assistent|assistant|asistente|assistente|modele|modelo|sprachmodell))\b/iu,
  /\b(?:note|attention|message|instructions?|hinweis|achtung|nota|aviso|mensaje|mensagem|consigne) (?:to|for|an|fur|para|pour|a|aux?|al|os|las?|los|alle|all|any|die|the|les|l'attention|des?|tous)\b(?: (?:to|for|an|fur|para|pour|a|aux?|al|os|las?|los|alle|all|any|die|the|les|l'attention|des?|tous)\b){0,6}.{0,16}\b(?:ai|llms?|language models?|chatbots?|assistants?|summari[sz]ers?|ki|sprachmodelle?n?|assistenten|ia|modelos? de (?:lenguaje|linguagem)|asistentes?|assistentes?|modeles? de langage|assistants? ia)\b/iu,
  /(?:你现在是|您现在是|你是一个|请扮演|あなたは(?:今から|これから|AI)|として振る舞)/u,
  /(?:人工智能|AI|大模型|语言模型)(?:助手)?(?:请|必须|应当|注意)|(?:AI|言語モデル|アシスタント)(?:は|へ|に)[^。]{0,20}(?:なさい|ください|せよ|ること)(?:。|$)/u,
];

/** "Tell the listeners that …", at the beginning of a sentence, as a command. */
const COMMANDS: readonly RegExp[] = [
  /(?:^|[.!?:;,]\s*)(?:please |now |and )?(?:say|repeat|respond|reply|output|print|announce|tell|inform|recommend|mention|begin|end|answer|write)\b.{0,24}\b(?:listeners?|audience|the following|exactly|only with|after me|word for word|your (?:summary|briefing|answer|reply|response)|this briefing|every sentence|in (?:english|french|german|spanish|chinese|japanese))\b/iu,
  /(?:^|[.!?:;,]\s*)(?:bitte |und )?(?:sag|sagt|sage|sagen sie|erzahl|wiederhol|antwort|empfiehl|empfehlen sie|nenn|schreib|teil)\w*\b.{0,30}\b(?:horern?|horerinnen|publikum|zuhorern?|wortlich|folgendes|nur mit|zusammenfassung)\b/iu,
  /(?:^|[.!?:;,]\s*)(?:et )?(?:dis|dites|repete|repetez|reponds|repondez|recommande|recommandez|annonce|annoncez|ecris|ecrivez)\b.{0,30}\b(?:auditeurs?|auditrices|public|ce qui suit|mot pour mot|uniquement|resume)\b/iu,
  /(?:^|[.!?:;,]\s*)(?:y )?(?:di|diles?|diga|digan|repite|repita|responde|responda|recomienda|recomiende|anuncia|anuncie|escribe|escriba)\b.{0,30}\b(?:oyentes?|audiencia|publico|lo siguiente|palabra por palabra|solo con|unicamente|resumen)\b/iu,
  /(?:^|[.!?:;,]\s*)(?:e )?(?:diga|digam|repita|responda|recomende|anuncie|escreva|fale)\b.{0,30}\b(?:ouvintes?|audiencia|publico|o seguinte|palavra por palavra|apenas com|somente|resumo)\b/iu,
  /(?:请|請)?(?:告诉|告知|对|向)(?:所有|你的|您的)?(?:听众|聽眾|用户|收听者).{0,6}(?:说|宣布|推荐|购买|访问|：|:|,|，)|请(?:重复|只?回答|输出|说出|务必说)/u,
  /(?:聴取者|リスナー|視聴者)に.{0,24}(?:伝えて|言って|勧めて|告げて)(?:ください|くれ)|(?:次の文|以下の文|次のように).{0,10}(?:言って|繰り返して|答えて|出力して)ください/u,
];

/** Data that only a program can read: no reporter writes it into a sentence. */
const ENCODED = /(?:[A-Za-z0-9+/]{4}){7,}={0,2}|(?:\\x[0-9a-f]{2}|&#x?[0-9a-f]+;|%[0-9a-f]{2}){6,}/iu;
const HIDDEN = /[\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069]|(?:[\u200b-\u200d\u2060\ufeff].?){3,}/u;
const COMMENT = /<!--|-->|display\s*:\s*none|font-size\s*:\s*0/iu;
/** Letters of two scripts in one word: "іgnore" with a Cyrillic і. */
const MIXED_WORD = /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u;
const SPACED_OUT = /(?:(?<![\p{L}])\p{L}[ .\-_*]){6,}\p{L}(?!\p{L})/u;

/**
 * Whether a sentence of a feed speaks to a program, or tells hosts what to say, instead of telling news. Such a sentence
 * is not given to a language model at all. News about such attacks may be taken for one: then the composer tells it.
 */
export function isInstruction(sentence: string): boolean {
  if (HIDDEN.test(sentence) || COMMENT.test(sentence)) return true;
  const text = visible(sentence);
  if (isEncoded(text) || MIXED_WORD.test(text) || SPACED_OUT.test(text)) return true;
  const flat = text.normalize('NFKC');
  const bare = withoutDiacritics(flat);
  return [...OVERRIDES, ...TO_A_MODEL, ...COMMANDS].some((pattern) => pattern.test(bare) || pattern.test(flat));
}

/** Words of a language have vowels in small letters; codes mix capitals, small letters and digits. */
function isEncoded(text: string): boolean {
  const run = ENCODED.exec(text)?.[0];
  return run !== undefined && /[a-z]/u.test(run) && /[A-Z]/u.test(run) && /[\d+/=]/u.test(run);
}
