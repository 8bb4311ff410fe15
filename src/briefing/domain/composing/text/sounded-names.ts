/** Characters that Chinese writes the sounds of foreign names with; the second set is common in its own words, too. */
const SOUNDS = new Set(
  '埃艾奥芭贝彼泊茨戴蒂顿厄恩尔菲弗盖戈哈赫霍吉凯坎柯科克肯库夸拉莱赖勒蕾莉琳隆卢鲁伦萝罗洛玛迈曼梅蒙弥姆穆纳娜妮尼涅诺欧帕佩皮普契恰琼萨塞桑莎舍斯丝索塔泰坦汤特滕廷托瓦旺韦维沃乌锡辛雅耶伊尤泽扎詹兹佐丹俄瑟迪蓬姬圭',
);
const SOUNDS_AND_WORDS = new Set(
  '阿爱安巴班本比波伯布策达德登丁东杜多费芬夫福格古海汉基加卡兰朗劳雷里利林马麦门米密摩莫内努奇齐钱乔切沙山圣史士苏提图万威温文翁武西希夏谢亚扬叶英约治宾朱胡黎杰康孔昆森若桂杨钦恺腾曾',
);
const FOREIGN_NAME = { shortest: 3, sounds: 2 };

/** A run of characters, cut into names that only stand for sounds (莫拉莱斯, 圣洛伦索) and what lies between them. */
export function soundedNames(run: string): { readonly names: readonly string[]; readonly between: readonly string[] } {
  const [names, between]: [string[], string[]] = [[], []];
  let [name, rest] = ['', ''];
  for (const letter of [...run, '']) {
    if (SOUNDS.has(letter) || SOUNDS_AND_WORDS.has(letter)) {
      name += letter;
      continue;
    }
    if (isName(name)) {
      names.push(name);
      between.push(rest);
      rest = letter;
    } else rest += name + letter;
    name = '';
  }
  return { names, between: [...between, rest] };
}

const isName = (letters: string): boolean =>
  letters.length >= FOREIGN_NAME.shortest &&
  [...letters].filter((letter) => SOUNDS.has(letter)).length >= FOREIGN_NAME.sounds;
