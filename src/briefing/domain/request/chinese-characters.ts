import type { Language } from '../../../shared/kernel/language.js';

/** Traditional characters of news and requests, each followed by its simplified one, by which the lexicons are written. */
const PAIRS =
  '們们這这嗎吗請请給给聞闻別别講讲聽听簡简說说話话談谈論论記记誰谁讓让讀读識识詞词語语調调課课證证評评議议護护譯译變变計计訂订討讨訓训託托訊讯訪访設设許许訴诉診诊詐诈該该詳详誇夸誌志認认誤误誘诱謝谢謠谣謀谋謹谨諾诺諸诸體体' +
  '國国會会為为時时個个來来對对開开關关後后從从實实現现發发經经濟济過过還还進进動动種种樣样點点機机應应無无與与業业學学電电見见長长當当沒没將将報报區区總总統统選选舉举黨党員员軍军戰战爭争勝胜敗败衛卫隊队導导彈弹週周裡里裏里' +
  '麼么啟启闊阔閱阅間间門门問问閉闭閃闪閒闲鬧闹題题頭头條条類类願愿顯显顧顾預预頻频領领須须頂顶項项順顺顆颗頁页風风飛飞飄飘餘余館馆飲饮飯饭飽饱驗验驚惊馬马駕驾騙骗騎骑驅驱車车軌轨轉转輪轮輕轻載载較较輛辆輸输軟软輯辑輿舆邊边' +
  '達达遠远運运連连適适遺遗遲迟違违遙遥遊游鄉乡鄰邻醫医釋释釐厘鐵铁銀银錢钱鋼钢錯错鏡镜鐘钟鑽钻針针釣钓鈴铃銷销鋒锋錄录鎖锁鎮镇東东書书畫画圖图圍围園园團团圓圆壓压場场塊块壇坛墳坟壞坏處处備备傳传傷伤價价億亿優优儲储償偿兩两' +
  '劃划創创劇剧劍剑務务勞劳勢势勵励勸劝匯汇協协單单賣卖買买貴贵費费資资賽赛賺赚購购贏赢貨货貿贸貧贫責责質质財财販贩貸贷賀贺賠赔賭赌賞赏賴赖贊赞贈赠負负熱热燈灯燒烧爐炉爾尔牆墙獨独獎奖獄狱獵猎獸兽獻献環环產产畢毕異异療疗癒愈' +
  '皺皱盜盗盡尽監监盤盘眾众睏困矚瞩碼码確确礙碍禮礼禪禅離离積积稱称穩稳窮穷窩窝競竞筆笔節节範范築筑簽签籃篮籌筹糧粮紀纪約约紅红純纯紙纸級级紛纷細细終终組组結结絕绝絡络絲丝綠绿維维網网緊紧緒绪線线練练編编緩缓緣缘縣县縮缩績绩' +
  '織织繼继續续纜缆罷罢羅罗義义習习聖圣聯联聲声職职聰聪肅肃脫脱腦脑腳脚膽胆臉脸臨临臺台舊旧艦舰藝艺蘇苏藥药蘭兰蘋苹萬万葉叶蓋盖薩萨藍蓝虛虚號号蟲虫補补裝装複复製制褲裤襲袭規规視视覺觉覽览親亲觀观觸触訝讶讚赞豐丰貝贝賊贼賓宾' +
  '蹤踪躍跃踐践軀躯辦办辭辞農农災灾烏乌煙烟獲获歐欧歲岁歷历歸归殺杀殘残氣气氫氢決决況况沖冲淚泪淨净測测渾浑湯汤溫温滅灭滿满漁渔漢汉潔洁潛潜澤泽濕湿灣湾濱滨瀏浏極极構构槍枪樂乐標标樓楼樹树橋桥檔档檢检櫃柜權权殼壳擊击據据擇择' +
  '擔担擁拥擋挡擴扩擺摆攝摄攔拦損损換换揚扬搶抢撥拨撲扑掃扫採采揮挥執执態态懷怀慮虑慶庆憂忧憑凭憲宪懶懒懸悬戀恋戲戏戶户惡恶惱恼愛爱憶忆恆恒憤愤慘惨島岛崗岗嶺岭嶼屿巖岩帥帅師师帶带幣币幫帮廠厂廣广廢废廳厅張张強强彌弥彎弯徑径' +
  '復复徵征徹彻嚴严嚇吓囉啰啞哑嘗尝噴喷嚮向囑嘱屆届屬属層层審审寫写寬宽寶宝尋寻專专奪夺奮奋奧奥娛娱婦妇孫孙寧宁壽寿夢梦夠够夾夹媽妈儀仪僅仅倫伦傑杰傘伞債债傾倾僑侨儘尽兒儿內内冊册凍冻凱凯刪删則则剛刚劉刘勁劲勛勋勻匀匱匮卻却' +
  '厭厌參参雙双叢丛吳吴啓启喪丧喬乔嘩哗營营壯壮壘垒夥伙曆历曉晓暫暂術术雜杂難难雲云霧雾靈灵靜静響响頒颁韓韩頓顿顏颜額额飼饲養养駐驻駛驶騰腾騷骚驟骤鬆松鬥斗魚鱼鮮鲜鳥鸟鳳凤鴻鸿鹽盐麗丽麥麦黃黄齊齐齒齿齡龄龍龙龜龟籲吁麵面嚐尝' +
  '彙汇幾几豬猪賬账於于隻只歡欢颱台鋪铺綜综緋绯盃杯慣惯煩烦膩腻罵骂聳耸捲卷欄栏遞递橫横墜坠擬拟屍尸屢屡貪贪濫滥偵侦竊窃綁绑罰罚辯辩閣阁稅税漲涨僱雇衆众鄭郑趙赵楊杨陳陈盧卢鄧邓馮冯呂吕礦矿薦荐擠挤輩辈拋抛攤摊搖摇撐撑闖闯陣阵' +
  '陸陆陽阳階阶隨随險险隱隐霑沾頸颈馳驰鳴鸣喚唤嗆呛噸吨塗涂壟垄妝妆嬰婴寵宠嶄崭幹干廈厦慾欲懲惩拚拼掛挂撿捡擾扰攬揽斃毙斬斩晝昼曬晒棄弃槓杠殲歼毆殴滲渗滾滚漸渐潰溃澆浇澀涩濃浓瀕濒燙烫牽牵狀状瑣琐瘋疯盞盏矯矫碩硕稈秆窯窑粵粤' +
  '紮扎紐纽紹绍絨绒綱纲緝缉緬缅縱纵纏缠翹翘膚肤艱艰荊荆莊庄薑姜蕭萧蔣蒋藉借衝冲褻亵詭诡誣诬諷讽謊谎譜谱豎竖賄贿賑赈贖赎趕赶軒轩輝辉轟轰遷迁醜丑釀酿鈔钞鉛铅銜衔鋁铝錦锦鍋锅鏈链鑄铸闢辟隸隶靂雳韌韧頗颇顛颠飆飙餓饿駁驳驕骄髒脏' +
  '魯鲁鯨鲸鷹鹰興兴腫肿臟脏蓮莲虧亏蝦虾試试誕诞諒谅貓猫鍵键錶表鎊镑陰阴際际雖虽雞鸡髮发鴨鸭鵝鹅遼辽遜逊郵邮鉤钩銘铭錫锡閩闽韋韦頌颂飢饥駱骆驢驴鬱郁妳你姊姐廟庙彥彦恥耻悅悦斷断昇升楓枫榮荣樸朴檯台毀毁洩泄涼凉湧涌滬沪潤润澇涝' +
  '灑洒煉炼牠它犧牺猶犹獅狮瑪玛甦苏疊叠瘡疮瞞瞒祕秘禍祸穀谷穎颖窺窥糾纠紡纺緯纬縫缝繩绳繪绘羈羁腸肠膠胶艙舱蕩荡蠟蜡覓觅訟讼詩诗誠诚諜谍謙谦貼贴賦赋踴踊輻辐轄辖迴回邁迈釘钉鈕钮銳锐錘锤鍛锻闆板陝陕顫颤饋馈駝驼鴿鸽黴霉攙搀晉晋' +
  '棟栋殤殇烴烃紋纹絞绞絢绚綽绰緻致縝缜繞绕翬翚聾聋蘆芦蠶蚕衹只覈核訥讷詠咏詢询誼谊謂谓謬谬譽誉貶贬賤贱蹟迹輒辄轍辙辮辫遡溯鄒邹銅铜鍊链鎔熔鑰钥閘闸閥阀闇暗隕陨隴陇靄霭頹颓顱颅飾饰餅饼饑饥騁骋鬚须魘魇鯊鲨鰻鳗鱷鳄鴉鸦鷗鸥麩麸' +
  '黷黩華华';

/** By the code of the traditional character, the code of the simplified one; 0: it has no other form. */
const SIMPLIFIED = new Uint16Array(0x10000);
for (const [from, to] of pairsOf(PAIRS)) SIMPLIFIED[from.charCodeAt(0)] = to.charCodeAt(0);

function pairsOf(text: string): readonly (readonly [string, string])[] {
  const letters = [...text];
  return letters.flatMap((letter, index) => (index % 2 === 0 ? [[letter, letters[index + 1] ?? letter] as const] : []));
}

/** One letter for one letter, so that offsets agree. For Chinese only: Japanese has many of these letters too. */
export function simplified(text: string): string {
  let read = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = SIMPLIFIED[text.charCodeAt(at)] ?? 0;
    if (code === 0) continue;
    read += text.slice(from, at) + String.fromCharCode(code);
    from = at + 1;
  }
  return from === 0 ? text : read + text.slice(from);
}

/** Simplified characters that no traditional one looks like; 台, 只, 里 and their like are in both. */
const ONLY_SIMPLIFIED = new Uint8Array(0x10000);
for (const [, to] of pairsOf(PAIRS)) ONLY_SIMPLIFIED[to.charCodeAt(0)] = 1;
for (const both of '台只里干后于几松斗谷云丑回借升卷余征冲杯雇姐表游系面准厘托志沾')
  ONLY_SIMPLIFIED[both.charCodeAt(0)] = 0;

/** Whether a Chinese text is written in traditional characters: more of those than of simplified ones. */
export function isTraditional(text: string): boolean {
  let balance = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    balance += ((SIMPLIFIED[code] ?? 0) === 0 ? 0 : 1) - (ONLY_SIMPLIFIED[code] ?? 0);
  }
  return balance > 0;
}

/** As the patterns of the language are written: Chinese in one script, others as they are. */
export const inOneScript = (text: string, language: Language): string => (language === 'zh' ? simplified(text) : text);
