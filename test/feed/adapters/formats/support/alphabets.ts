/** A few words in the language that each encoding was made for. */
export const ALPHABETS: Readonly<Record<string, string>> = {
  'windows-1250': 'Zażółć gęślą jaźń. W porcie otwarto nowe nabrzeże, a burmistrz przemówił do mieszkańców miasta.',
  'windows-1251': 'Новый причал открыли в гавани, сообщил мэр города на торжественной церемонии.',
  'windows-1252': 'Größere Schiffe für den Hafen – „endlich“, sagt die Bürgermeisterin über das Geländer.',
  'windows-1253': 'Η νέα προβλήτα εγκαινιάστηκε στο λιμάνι, δήλωσε ο δήμαρχος της πόλης.',
  'windows-1254': 'Şehrin yeni iskelesi açıldı, belediye başkanı törende konuştu; ığdır çiçeği güzel.',
  'windows-1255': 'הרציף החדש נפתח בנמל, אמר ראש העיר בטקס חגיגי אתמול בערב',
  'windows-1256': 'افتتح الرصيف الجديد في الميناء، وقال رئيس البلدية في حفل رسمي أمس',
  'windows-1257': 'Ostā atklāta jaunā piestātne, svinīgajā ceremonijā sacīja pilsētas mērs. Ķīļi un ģērbi šķērso.',
  'iso-8859-1': 'Le quai a été inauguré à l’entrée du port, après deux années de travaux très coûteux.'.replace(
    '’',
    "'",
  ),
  'iso-8859-2': 'Příliš žluťoučký kůň úpěl ďábelské ódy. Nové nábřeží bylo slavnostně otevřeno, řekl starosta města.',
  'iso-8859-5': 'Новый причал открыли в гавани, сообщил мэр города на торжественной церемонии.',
  'iso-8859-7': 'Η νέα προβλήτα εγκαινιάστηκε στο λιμάνι, δήλωσε ο δήμαρχος της πόλης.',
  'iso-8859-9': 'Şehrin yeni iskelesi açıldı, belediye başkanı törende konuştu; ığdır çiçeği güzel.',
  'iso-8859-15': 'Le quai a coûté deux mille € et un cœur, déjà',
  'koi8-r': 'Новый причал открыли в гавани, сообщил мэр города на торжественной церемонии.',
  shift_jis: '港の新しい桟橋が完成し、市長が式典に出席した。工事は二年かかった。',
  'euc-jp': '港の新しい桟橋が完成し、市長が式典に出席した。工事は二年かかった。',
  'euc-kr': '항구의 새 부두가 어제 완공되어 시장이 기념식에 참석했다.',
  gb18030: '港口的新码头昨天落成，市长出席了仪式并发表讲话。工程历时两年。',
  gbk: '港口的新码头昨天落成，市长出席了仪式并发表讲话。工程历时两年。',
  big5: '港口的新碼頭昨天落成，市長出席了儀式並發表講話。工程歷時兩年。',
  'utf-16le': 'Größere Schiffe, 新しい桟橋',
  'utf-16be': 'Größere Schiffe, 新しい桟橋',
};

/** Those whose bytes beyond ASCII stand beside each other, so that nobody could take them for Latin letters. */
export const OTHER_SCRIPTS = Object.keys(ALPHABETS).filter((encoding) =>
  /125[1356]|-[57]$|koi8|jis|euc|gb|big5/.test(encoding),
);
