import type { Language } from '../../../../../src/shared/kernel/language.js';

/** "sentence => line": one word says a little more than the sentence: killing for dying, a sentence for a ruling. */
const NEAR_MISSES: Readonly<Record<Language, string>> = {
  en: `
    Police are investigating the killing of two men in Rellham. => Police are investigating the murder of two men in Rellham.
    Amador was held over the robbery. => Amador has been arrested over the robbery.
    Amador visited a prison on Sunday. => Amador was jailed on Sunday.
    Amador visited a jail on Sunday. => Amador was jailed on Sunday.
    Troops reached Rellham on Sunday. => Troops hit Rellham on Sunday.
    The study shows that coffee lowers the risk of cancer. => The study proves that coffee lowers the risk of cancer.
    Train drivers carried out a strike on Sunday. => Train drivers carried out a raid on Sunday.
    Soldiers carried out raids on Rellham on Sunday. => Soldiers carried out strikes on Rellham on Sunday.
    Halden and Tarn agree on the weather. => Halden and Tarn have a deal.
    The chairwoman of Halden resigned on Sunday. => The president of Halden resigned on Sunday.
    Police published the suspect on Sunday. => Police released the suspect on Sunday.
    Police issued a photo of the suspect. => Police released the suspect.
    Police found the missing girl dead. => Police found the missing girl killed.
    The singer Roe Amador died on Sunday. => The singer Roe Amador was killed on Sunday.
    Roe Amador is a suspect in the robbery. => Roe Amador is the accused in the robbery.
    The regulator is reviewing approval of the drug. => The regulator approved the drug.
    Amador was charged over the robbery. => Amador was convicted over the robbery.
    Amador was detained over the robbery. => Amador was arrested over the robbery.
    The jury heard that Amador was accused of the robbery. => Amador was convicted of the robbery.
    The court discussed the sentence of Amador. => The court sentenced Amador.
    The court handed Amador a ruling on Sunday. => The court handed Amador a sentence on Sunday.
    The storm reached the coast on Sunday. => The hurricane reached the coast on Sunday.
    The fire burned near Rellham on Sunday. => The wildfire burned near Rellham on Sunday.
    The director of Halden resigned on Sunday. => The chairman of Halden resigned on Sunday.
    Prices of oil rose on Sunday. => Prices of oil soared on Sunday.
    Shares of Halden fell on Sunday. => Shares of Halden slumped on Sunday.
    The minister rejected the request of the union. => The minister denied the request of the union.
    Amador was injured at Rellham on Sunday. => Amador was wounded at Rellham on Sunday.
    Mayor Amador backed the plan on Sunday. => Mayor Amador adopted the plan on Sunday.
    Prices rose to 3 percent in May. => Inflation rose to 3 percent in May.
    The parliament debated a bill on plastic bags. => The parliament debated a law on plastic bags.
    Police detained Amador on Sunday. => Police held Amador in jail on Sunday.
    The storm killed nine people in Rellham. => Nine people died in Rellham.
    Amador killed two men on Sunday. => Amador died on Sunday.
    A death was reported in Rellham on Sunday. => A killing was reported in Rellham on Sunday.
    Police await the arrest of Amador. => Amador was arrested.
    Prosecutors sought a conviction of Amador. => Amador was convicted.
    The report suggests the dam is weak. => The report confirms the dam is weak.
    The council discussed a closure of the bridge. => The council closed the bridge.
    Halden proposed a merger with Tarn. => Halden has a merger with Tarn.
    The minister was injured in an accident. => The minister was injured in an attack.
    Amador pleaded guilty on Sunday. => Amador was convicted on Sunday.
    The boat went missing on Sunday. => The boat sank on Sunday.
    Protesters gathered in Rellham. => Rioters gathered in Rellham.
    Two people were hurt in a crash. => Two people were killed in a crash.
    Amador was questioned over the robbery. => Amador was arrested over the robbery.
    The vice president resigned on Sunday. => The president resigned on Sunday.`,
  de: `
    Die Polizei nahm in Hollen den Verdächtigen fest. => Die Polizei nahm in Hollen den Täter fest.
    Der Verdächtige wurde am Sonntag festgenommen. => Der Verdächtige wurde am Sonntag verhaftet.
    Die Sängerin Roe Amador starb am Sonntag. => Die Sängerin Roe Amador wurde am Sonntag getötet.
    Die Sängerin Roe Amador starb am Sonntag. => Die Sängerin Roe Amador kam am Sonntag ums Leben.
    Die Polizei fand die Frau tot. => Die Polizei hat die Frau getötet.
    Das Gericht hat am Sonntag über Amador geurteilt. => Das Gericht hat Amador am Sonntag verurteilt.
    Das Urteil über Amador wird am Sonntag erwartet. => Amador wurde am Sonntag verurteilt.
    Amador besuchte am Sonntag das Gefängnis. => Amador kam am Sonntag in Haft.
    Die Gefahr für die Stadt ist groß. => Die Wahrscheinlichkeit für die Stadt ist groß.
    Der Sturm erreichte am Sonntag die Küste. => Der Orkan erreichte am Sonntag die Küste.
    In Hollen brach ein Feuer aus. => In Hollen brach ein Waldbrand aus.
    Der Leiter von Halden trat am Sonntag zurück. => Der Vorsitzende von Halden trat am Sonntag zurück.
    Die Studie belegt den Nutzen der Impfung. => Die Studie beweist den Nutzen der Impfung.
    Der Minister weist den Antrag zurück. => Der Minister bestreitet den Antrag.
    Das Parlament billigte den Plan am Sonntag. => Das Parlament verabschiedete den Plan am Sonntag.
    Die Behörde berät am Sonntag über die Genehmigung des Medikaments. => Die Behörde genehmigte das Medikament am Sonntag.
    Die Preise für Öl stiegen am Sonntag. => Die Inflation stieg am Sonntag.
    Die Aktien von Halden sanken am Sonntag. => Die Aktien von Halden stürzten am Sonntag.
    Der Minister lobte am Sonntag den Plan. => Der Minister unterstützte am Sonntag den Plan.
    Die Staatsanwaltschaft forderte eine Verurteilung von Amador. => Amador wurde verurteilt.
    Die Polizei ermittelt nach dem Tod von Amador. => Die Polizei ermittelt nach dem Mord an Amador.
    Die Frau starb bei einem Brand in Hollen. => Die Frau wurde bei einem Brand in Hollen ermordet.
    Der Bundestag berät das Gesetz am Sonntag. => Der Bundestag beschloss das Gesetz am Sonntag.
    Amador wurde am Sonntag vernommen. => Amador wurde am Sonntag verhaftet.
    Die Wahl von Amador ist am Sonntag. => Amador wurde am Sonntag gewählt.`,
  fr: `
    Un homme est mort à Rennes dimanche. => Un homme a été tué à Rennes dimanche.
    La chanteuse Roe Amador est morte dimanche. => La chanteuse Roe Amador a été tuée dimanche.
    La police a trouvé le suspect mort. => La police a tué le suspect.
    Le tribunal a requis une peine contre Amador. => Le tribunal a condamné Amador.
    Le ministre conteste les accusations. => Le ministre rejette les accusations.
    Le ministre rejette la demande. => Le ministre nie la demande.
    La police a interpellé Amador dimanche. => La police a arrêté Amador dimanche.
    Amador a été placé en détention dimanche. => Amador a été placé en prison dimanche.
    La tempête a touché la côte dimanche. => L'ouragan a touché la côte dimanche.
    Le responsable de Halden a démissionné dimanche. => Le président de Halden a démissionné dimanche.
    L'étude montre les bienfaits du café. => L'étude prouve les bienfaits du café.
    Le Parlement a examiné l'approbation du plan dimanche. => Le Parlement a approuvé le plan dimanche.
    Les députés ont approuvé le texte dimanche. => Les députés ont adopté le texte dimanche.
    Les prix ont progressé dimanche. => Les prix ont bondi dimanche.
    Les actions de Halden ont reculé dimanche. => Les actions de Halden ont chuté dimanche.
    Le ministre a défendu Amador dimanche. => Le ministre a félicité Amador dimanche.
    Le mouvement des conducteurs continue. => La grève des conducteurs continue.
    L'usine de Halden supprime Amador. => L'usine de Halden licencie Amador.
    Une enquête montre le risque. => Une étude montre le risque.
    Le procureur a demandé la condamnation d'Amador. => Amador a été condamné.
    La police enquête sur la mort d'Amador. => La police enquête sur le meurtre d'Amador.
    Amador a visité la prison dimanche. => Amador a été emprisonné dimanche.
    Le Sénat a débattu de la loi dimanche. => Le Sénat a voté la loi dimanche.
    La police a arrêté le train dimanche. => La police a interpellé le train dimanche.
    L'élection d'Amador est contestée. => Amador est élu.`,
  es: `
    La policía halló muerto al sospechoso. => La policía mató al sospechoso.
    Un hombre falleció en Sevilla. => Un hombre mató en Sevilla.
    El tribunal dictó sentencia sobre Amador. => El tribunal condenó a Amador.
    El temporal llegó a la costa. => El huracán llegó a la costa.
    La huelga de los maquinistas sigue. => La protesta de los maquinistas sigue.
    El juez citó al sospechoso el domingo. => El juez citó al imputado el domingo.
    El ministro niega los pagos. => El ministro rechaza los pagos.
    La policía detuvo a Amador el domingo. => La policía arrestó a Amador el domingo.
    El juez recibió al investigado el domingo. => El juez recibió al acusado el domingo.
    La directora de Halden viajó el domingo. => La presidenta de Halden viajó el domingo.
    El estudio muestra el riesgo del café. => El estudio prueba el riesgo del café.
    El Congreso debatió la aprobación del plan el domingo. => El Congreso aprobó el plan el domingo.
    El alcalde aceptó el plan el domingo. => El alcalde aprobó el plan el domingo.
    Las acciones de Halden subieron el domingo. => Las acciones de Halden se dispararon el domingo.
    Las acciones de Halden bajaron el domingo. => Las acciones de Halden se desplomaron el domingo.
    El juez declaró culpable a Amador. => El juez condenó a Amador.
    La ministra elogió el plan el domingo. => La ministra apoyó el plan el domingo.
    La empresa canceló el servicio el domingo. => La empresa suspendió el servicio el domingo.
    Los precios subieron en mayo. => La inflación subió en mayo.
    El fiscal pidió una condena para Amador. => Amador fue condenado.
    El juez investigó la muerte de Amador. => El juez investigó el asesinato de Amador.
    Amador fue imputado el domingo. => Amador fue acusado el domingo.
    La empresa anunció recortes de empleo. => La empresa despidió a empleados.
    Amador visitó la cárcel el domingo. => Amador fue encarcelado el domingo.
    El Senado debatió la ley el domingo. => El Senado votó la ley el domingo.`,
  pt: `
    A polícia achou o suspeito morto. => A polícia matou o suspeito.
    Um homem morreu no Recife. => Um homem matou no Recife.
    Um homem morreu no Recife. => Um homem foi morto no Recife.
    O temporal atingiu a costa. => O furacão atingiu a costa.
    O tribunal deu a sentença sobre Amador. => O tribunal condenou Amador.
    O ministro nega os pagamentos. => O ministro rejeita os pagamentos.
    O juiz citou o suspeito no domingo. => O juiz citou o réu no domingo.
    O estudo indica prova do risco. => O estudo comprova o risco.
    A polícia deteve Amador no domingo. => A polícia prendeu Amador no domingo.
    O juiz recebeu o investigado no domingo. => O juiz recebeu o acusado no domingo.
    O diretor da Halden viajou no domingo. => O presidente da Halden viajou no domingo.
    O estudo mostra o risco do café. => O estudo comprova o risco do café.
    O Congresso debateu a aprovação do plano no domingo. => O Congresso aprovou o plano no domingo.
    O prefeito aceitou o plano no domingo. => O prefeito aprovou o plano no domingo.
    As ações da Halden subiram no domingo. => As ações da Halden dispararam no domingo.
    As ações da Halden recuaram no domingo. => As ações da Halden despencaram no domingo.
    O juiz declarou Amador culpado. => O juiz condenou Amador.
    A ministra elogiou o plano no domingo. => A ministra apoiou o plano no domingo.
    Os preços subiram em maio. => A inflação subiu em maio.
    O promotor pediu a condenação de Amador. => Amador foi condenado.
    O juiz investigou a morte de Amador. => O juiz investigou o assassinato de Amador.
    Amador foi detido no domingo. => Amador foi preso no domingo.
    Amador visitou a prisão no domingo. => Amador foi preso no domingo.
    O Senado debateu a lei no domingo. => O Senado votou a lei no domingo.`,
  zh: `
    歌手白晴周日去世。 => 歌手白晴周日遇难。
    警方周日拘留了白晴。 => 警方周日逮捕了白晴。
    法院周日判决了白晴的案件。 => 法院周日判处了白晴的案件。
    检方周日控告白晴。 => 检方周日起诉白晴。
    法院认定白晴有罪。 => 法院判处白晴。
    研究表明咖啡可降低风险。 => 研究证明咖啡可降低风险。
    市长周日同意该方案。 => 市长周日批准该方案。
    议会周日批准该方案。 => 议会周日通过该方案。
    大雨周日袭击海岸。 => 暴雨周日袭击海岸。
    风暴周日抵达海岸。 => 飓风周日抵达海岸。
    公司总裁周日辞职。 => 公司首席执行官周日辞职。
    公司董事周日辞职。 => 公司董事长周日辞职。
    油价周日上涨。 => 油价周日飙升。
    油价周日下跌。 => 油价周日暴跌。
    司机周日停工。 => 司机周日罢工。
    工会周日要求公司谈判。 => 工会周日敦促公司谈判。
    士兵周日打死两人。 => 士兵周日谋杀两人。
    警方周日调查白晴的死亡。 => 警方周日调查白晴的谋杀。
    检方周日要求判处白晴五年徒刑。 => 白晴周日被判处五年徒刑。
    白晴周日被警方带走。 => 白晴周日被警方逮捕。
    议会周日讨论该法案。 => 议会周日通过该法案。
    两人在火灾中死亡。 => 两人在火灾中遇难。
    白晴周日参观了监狱。 => 白晴周日入狱。`,
  ja: `
    歌手の白井さんは日曜日に死去した。 => 歌手の白井さんは日曜日に殺害された。
    歌手の白井さんは日曜日に死亡した。 => 歌手の白井さんは日曜日に犠牲になった。
    警察は日曜日に白井容疑者を拘束した。 => 警察は日曜日に白井容疑者を逮捕した。
    検察は日曜日に白井容疑者を送検した。 => 検察は日曜日に白井容疑者を起訴した。
    裁判所は白井被告を有罪とした。 => 裁判所は白井被告を懲役とした。
    議会は日曜日に計画に同意した。 => 議会は日曜日に計画を可決した。
    市長は日曜日に計画に賛成した。 => 市長は日曜日に計画を承認した。
    大雨が日曜日に海岸を襲った。 => 豪雨が日曜日に海岸を襲った。
    暴風雨が日曜日に海岸に達した。 => 台風が日曜日に海岸に達した。
    会社の会長が日曜日に辞任した。 => 会社の社長が日曜日に辞任した。
    研究は危険を示した。 => 研究は危険を証明した。
    株価は日曜日に上昇した。 => 株価は日曜日に急騰した。
    株価は日曜日に下落した。 => 株価は日曜日に急落した。
    会社は日曜日に従業員を削減した。 => 会社は日曜日に従業員を解雇した。
    市は日曜日に方針を判断した。 => 市は日曜日に方針を決定した。
    警察は日曜日に記録を調べた。 => 警察は日曜日に記録を追跡した。
    警察は白井さんの死亡を調べている。 => 警察は白井さんの殺害を調べている。
    検察は白井被告に懲役五年を求刑した。 => 白井被告は懲役五年の判決を受けた。
    議会は日曜日に法案を審議した。 => 議会は日曜日に法案を可決した。
    警察は日曜日に白井さんから事情を聴いた。 => 警察は日曜日に白井さんを逮捕した。
    台風で二人が死亡した。 => 台風で二人が殺害された。`,
};

export interface NearMiss {
  readonly language: Language;
  readonly given: string;
  readonly said: string;
}

export const nearMisses: readonly NearMiss[] = Object.entries(NEAR_MISSES).flatMap(([language, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [given = '', said = ''] = line.trim().split(' => ');
      return { language: language as Language, given, said };
    }),
);
