import type { Language } from '../../../../../src/shared/kernel/language.js';
import type { NearMiss } from './near-misses.js';

/**
 * "sentence => line": a part is told as the whole, "no longer" is dropped, "said" becomes "promised", "hopes to" becomes
 * "plans to", what is due becomes done, what will be becomes what must be, an age becomes a span of years, a noun turns round who did it, two dates change
 * places.
 */
const OVERSTATEMENTS: Readonly<Record<Language, string>> = {
  en: `
    From Thursday, households may no longer water gardens. => From Thursday, households may water gardens.
    The bridge is no longer open to trucks. => The bridge is open to trucks.
    Halden no longer supports the plan. => Halden supports the plan.
    The region will offer free vaccinations at all schools. => The region must offer free vaccinations at all schools.
    Halden will close the plant in May. => Halden has to close the plant in May.
    Construction is due to start in March. => Construction started in March.
    The trial is due to open on Monday. => The trial opened on Monday.
    The minister said taxes would fall. => The minister promised that taxes would fall.
    The company said the data were safe. => The company insisted that the data were safe.
    The company said it knew of the flaw. => The company admitted it knew of the flaw.
    Officials said the bridge is closed. => Officials warned that the bridge is closed.
    Most of the cases are children under five. => The cases are children under five.
    Some of the workers have left Marlow. => The workers have left Marlow.
    Only two of the bridges are open. => Two of the bridges are closed.
    Half of the trains were cancelled. => The trains were cancelled.
    Part of the bridge collapsed on Sunday. => The bridge collapsed on Sunday.
    The company offered to pay 500 euros. => The company paid 500 euros.
    The company offered 500 euros. => The company provided 500 euros.
    Ines Falk, who met mayor Tom Reed, said two patients died. => Mayor Tom Reed said two patients died.
    Lena Voss, the museum's director, said the gallery is closed. => The museum said Lena Voss is closed.
    Lena Voss, the director of the museum, said that Paul Kern had stolen the painting. => Paul Kern said that Lena Voss had stolen the painting.
    Renko was sentenced to 24 years in prison. => The 24-year-old Renko was sentenced to prison.
    Renko, 24, signed a contract. => Renko signed a contract for 24 years.
    Health authorities have confirmed 41 cases. => Mayor Reed has confirmed 41 cases.
    Health authorities said there are 41 cases. => There are 41 confirmed cases.
    Health authorities have confirmed 41 cases. => The mayor confirmed 41 cases.
    The minister could not confirm the 41 cases. => The 41 cases have been confirmed.
    Authorities are investigating 41 cases. => Why did authorities ignore 41 cases?
    The council voted on the tram line. => What went wrong with the tram line?
    The dam is safe, said mayor Reed. => The good news: the dam is repaired, said mayor Reed.
    The trial is due to a complaint by Reed. => The trial is due to start.
    The delay was due to fog. => The fog was due to a delay.
    The council rejected the plan on Sunday. => The council decided on the plan: it was adopted on Sunday.
    Every school in Marlow is closed. => All schools in Porto are closed.
    Some schools in Marlow are closed. => All schools in Marlow are closed.
    Fifty workers attended. => Most of the fifty workers attended.
    The company hopes to extend the line. => The company plans to extend the line.
    The company considers closing the plant. => The company plans to close the plant.
    The company plans to close the plant. => The company threatens to close the plant.
    Reed suggested that the dam is weak. => Reed warned that the dam is weak.
    Reed said no to the plan. => Reed said the plan.
    Two fires were reported, no injuries. => Two injuries were reported.
    The bank will not raise rates until May. => The bank will raise rates until May.
    Firefighters brought the blaze under control. => Firefighters put out the blaze.
    Shares fell 5 percent before they rose 2 percent. => Shares rose 5 percent before they fell 2 percent.
    Hackers stole data from Corvex. => Corvex stole data from hackers.
    Data were stolen from Corvex by hackers. => Corvex stole data.
    Voltane beat Dorn on Sunday. => Dorn's victory over Voltane came on Sunday.
    Voltane beat Dorn on Sunday. => Sunday saw the victory of Dorn.
    Voltane beat Dorn on Sunday. => The victory of Dorn over Voltane was on Sunday.
    Falk bought Bruno in May. => The purchase of Falk by Bruno was in May.
    Falk bought Bruno in May. => Bruno's acquisition of Falk was in May.
    Army troops invaded Kestria in May. => The invasion of the army by Kestria was in May.
    Tom Reed rescued Ana Sol on Sunday. => The rescue of Tom Reed by Ana Sol was on Sunday.
    Reed resigned after Sol. => The resignation of Sol came after Reed.
    Police are investigating Reed. => The investigation by Reed is under way.
    Shares fell 5 percent in May. => The rise in shares was 5 percent in May.
    The council will not close the bridge. => The closure of the bridge was decided by the council.
    The council discussed whether to close the bridge. => The closure of the bridge is decided.
    Reed may resign in May. => The resignation of Reed is in May.
    Reed denied he would resign. => Reed announced his resignation.
    The bank lost 5 million euros. => The bank's victory was worth 5 million euros.
    Halden sold its plant to Tarn. => Tarn's sale of its plant went to Halden.
    Halden sold its plant to Tarn. => Tarn sold its plant to Halden.
    Reed stayed in Porto. => Reed still left Porto.
    Prices are still high. => Prices remain low.
    Sales of electric cars rose 14 percent, sales of diesel cars fell 20 percent. => Sales of diesel cars were 20 percent higher.
    Electric cars sold 14 percent more, diesel cars 20 percent less. => Sales of diesel cars rose 20 percent.
    Ticket sales were 14 percent higher and book sales 20 percent lower. => Book sales rose 20 percent.
    Inflation slowed to 2.9 percent in March from 3.4 percent in February. => Inflation slowed to 2.9 percent in February from 3.4 percent in March.
    The bridge closed on Monday and reopens on Friday. => The bridge closed on Friday and reopens on Monday.
    Halden plans a plant that would create 300 jobs. => Halden builds a plant that would create 300 jobs.
    Orvanta plans to build a plant that would create 300 jobs. => Orvanta has built a plant that would create 300 jobs.`,
  de: `
    Haushalte dürfen ihre Gärten nicht mehr bewässern. => Haushalte dürfen ihre Gärten bewässern.
    Halden unterstützt den Plan nicht mehr. => Halden unterstützt den Plan.
    Die Bank will keine Filialen mehr schließen. => Die Bank will Filialen schließen.
    Halden wird das Werk im Mai schließen. => Halden muss das Werk im Mai schließen.
    Halden will das Werk im Mai schließen. => Halden muss das Werk im Mai schließen.
    Renko hoffe, die Meisterschaft zu gewinnen, sagte er. => Renko sagte, er werde die Meisterschaft gewinnen.
    Renko sagte, er wolle die Meisterschaft gewinnen. => Renko sagte, er habe die Meisterschaft gewonnen.
    Der Minister sagte, die Steuern würden sinken. => Der Minister versprach, die Steuern würden sinken.
    Die Behörde sagte, die Brücke sei gesperrt. => Die Behörde warnte, die Brücke sei gesperrt.
    Ein Teil der Brücke stürzte am Sonntag ein. => Die Brücke stürzte am Sonntag ein.
    Die meisten Fälle betreffen Kinder. => Die Fälle betreffen Kinder.
    Die Hälfte der Züge fällt aus. => Die Züge fallen aus.
    Ines Falk, die Bürgermeister Tom Reed traf, sagte, zwei Patienten seien tot. => Bürgermeister Tom Reed sagte, zwei Patienten seien tot.
    Renko, 24, unterschrieb einen Vertrag. => Renko unterschrieb einen Vertrag für 24 Jahre.
    Renko wurde zu 24 Jahren Haft verurteilt. => Der 24-jährige Renko wurde zu Haft verurteilt.
    Die Behörden haben 41 Fälle bestätigt. => Bürgermeister Reed hat 41 Fälle bestätigt.
    Die Behörden sprachen von 41 Fällen. => Es gibt 41 bestätigte Fälle.
    Der Stadtrat lehnte die Verlängerung ab. => Der Stadtrat entschied die Verlängerung.
    Die Firma hofft, das Werk zu verkaufen. => Die Firma plant, das Werk zu verkaufen.
    Die Firma prüft den Verkauf des Werks. => Die Firma plant den Verkauf des Werks.
    Die Regierung bot 500 Euro an. => Die Regierung zahlte 500 Euro.
    Die Bauern fürchten einen Rückgang der Ernte. => Die Ernte der Bauern ging zurück.
    Voltane besiegte Dorn am Sonntag. => Der Sieg von Dorn über Voltane war am Sonntag.
    Falk kaufte Bruno im Mai. => Der Kauf von Falk durch Bruno war im Mai.
    Die Polizei ermittelt gegen Reed. => Die Untersuchung von Reed gegen die Polizei läuft.
    Reed könnte im Mai zurücktreten. => Der Rücktritt von Reed ist im Mai.
    Die Stadt werde die Brücke sperren, sagte Reed. => Die Stadt hat die Brücke gesperrt, sagte Reed.
    Reed gab Sol das Geld. => Sol gab Reed das Geld.
    Von Elektroautos wurden 14 Prozent mehr verkauft, von Dieselautos 20 Prozent weniger. => Bei Dieselautos gab es einen Anstieg von 20 Prozent.
    Von Elektroautos wurden 14 Prozent mehr verkauft, von Dieselautos 20 Prozent weniger. => Der Verkauf von Dieselautos stieg um 20 Prozent.
    Der Absatz von Elektroautos stieg um 14 Prozent, der von Dieselautos sank um 20 Prozent. => Von Dieselautos wurden 20 Prozent mehr verkauft.
    Die Inflation sank im März auf 2,9 Prozent, nach 3,4 Prozent im Februar. => Die Inflation sank im Februar auf 2,9 Prozent, nach 3,4 Prozent im März.`,
  fr: `
    Les ménages n'auront plus le droit d'arroser leur jardin. => Les ménages auront le droit d'arroser leur jardin.
    Halden ne soutient plus le plan. => Halden soutient le plan.
    Le ministre a dit que les impôts baisseront. => Le ministre a promis que les impôts baisseront.
    La plupart des cas concernent des enfants. => Les cas concernent des enfants.
    Une partie du pont s'est effondrée dimanche. => Le pont s'est effondré dimanche.
    La moitié des trains est annulée. => Les trains sont annulés.
    Les autorités ont confirmé 41 cas. => Le maire Reed a confirmé 41 cas.
    Inès Falk, qui a rencontré le maire Tom Reed, dit que deux patients sont morts. => Le maire Tom Reed dit que deux patients sont morts.
    Le vol pour Porto a été annulé. => Le tableau de Porto a été volé.
    Les agriculteurs s'attendent à une baisse de la récolte. => La récolte a baissé, disent les agriculteurs.
    Tom Reed, a indiqué Nadia Okafor, a quitté Marlow. => Tom Reed a indiqué que Nadia Okafor a quitté Marlow.
    La ministre offre une aide. => La ministre promet une aide.
    Voltane a battu Dorn dimanche. => La victoire de Dorn sur Voltane était dimanche.
    Falk a racheté Bruno en mai. => L'acquisition de Falk par Bruno était en mai.
    Reed pourrait quitter Marlow en mai. => Le départ de Reed de Marlow est en mai.
    Les ventes de voitures électriques sont 14 % plus élevées, celles de voitures diesel de 20 % moins. => Une hausse de 20 % pour les voitures diesel.
    Il y a 14 % de cas de plus à Porto et 20 % de moins à Marlow. => Une augmentation de 20 % à Marlow.
    L'inflation est de 2,9 % en mars et de 3,4 % en février. => L'inflation est de 3,4 % en mars et de 2,9 % en février.`,
  es: `
    Halden ya no apoya el plan. => Halden apoya el plan.
    Los hogares ya no podrán regar jardines. => Los hogares podrán regar jardines.
    El ministro dijo que los impuestos bajarán. => El ministro prometió que los impuestos bajarán.
    La mayoría de los casos son niños. => Los casos son niños.
    Parte del puente se derrumbó el domingo. => El puente se derrumbó el domingo.
    La mitad de los trenes fue cancelada. => Los trenes fueron cancelados.
    Las autoridades han confirmado 41 casos. => El alcalde Reed ha confirmado 41 casos.
    Inés Falk, que se reunió con el alcalde Tom Reed, dijo que dos pacientes murieron. => El alcalde Tom Reed dijo que dos pacientes murieron.
    El equipo se hizo con el título. => El equipo robó el título.
    La empresa ofreció 500 euros. => La empresa pagó 500 euros.
    Los agricultores esperan una caída de la cosecha. => La cosecha cayó, dicen los agricultores.
    Voltane venció a Dorn el domingo. => La victoria de Dorn sobre Voltane fue el domingo.
    Falk compró Bruno en mayo. => La compra de Falk por Bruno fue en mayo.
    Reed podría dimitir en mayo. => La dimisión de Reed es en mayo.
    Las multas llegan hasta 900 euros. => Las multas son de 900 euros.
    Las multas subieron, con un tope de hasta 900 euros. => Las multas subieron a 900 euros.
    Hay un 14 por ciento más de casos en Porto y un 20 por ciento menos en Marlow. => Hay un aumento del 20 por ciento en Marlow.
    La inflación fue del 2,9 por ciento en marzo y del 3,4 por ciento en febrero. => La inflación fue del 3,4 por ciento en marzo y del 2,9 por ciento en febrero.
    La ciudad portuaria de Vesterhavn quedó sin luz, informó el operador de la red Nordnet. => La ciudad portuaria de Nordnet quedó sin luz, informó el operador de la red Vesterhavn.`,
  pt: `
    A Halden já não apoia o plano. => A Halden apoia o plano.
    As famílias já não podem regar jardins. => As famílias podem regar jardins.
    O ministro disse que os impostos vão baixar. => O ministro prometeu que os impostos vão baixar.
    A maioria dos casos são crianças. => Os casos são crianças.
    Parte da ponte desabou no domingo. => A ponte desabou no domingo.
    Metade dos trens foi cancelada. => Os trens foram cancelados.
    As autoridades confirmaram 41 casos. => O prefeito Reed confirmou 41 casos.
    A empresa ofereceu 500 euros. => A empresa pagou 500 euros.
    Voltane venceu Dorn no domingo. => A vitória da Dorn sobre a Voltane foi no domingo.
    Falk comprou Bruno em maio. => A compra da Falk pela Bruno foi em maio.
    As multas chegam até 900 euros. => As multas são de 900 euros.
    Há 14 por cento mais casos no Porto e 20 por cento menos em Marlow. => Há um aumento de 20 por cento em Marlow.`,
  zh: `
    家庭不再支付费用。 => 家庭支付费用。
    家庭不得再浇灌花园。 => 家庭可以浇灌花园。
    该公司将于5月关闭工厂。 => 该公司必须于5月关闭工厂。
    工程将于2027年3月开工。 => 工程已经开工。
    工程计划于明年3月在马洛市开工。 => 工程已经在马洛市开工。
    部长说税收将下降。 => 部长承诺税收将下降。
    部长说桥梁关闭。 => 部长警告说桥梁关闭。
    大多数病例是儿童。 => 病例是儿童。
    一半列车停运。 => 列车停运。
    桥梁的一部分周日倒塌。 => 桥梁周日倒塌。
    卫生部门确诊41例。 => 市长证实41例。
    公司考虑关闭工厂。 => 公司计划关闭工厂。
    公司希望关闭工厂。 => 公司将关闭工厂。
    公司窃取了对手的数据。 => 对手窃取了公司的数据。
    他将提出上诉。 => 他提出上诉。
    沃尔坦击败多恩。 => 多恩击败沃尔坦。
    该公司可能降低销量。 => 该公司降低销量。
    3月通胀率从2月的3.4%降至2.9%。 => 2月通胀率从3月的3.4%降至2.9%。
    刘洋因脚伤没有上场。 => 刘洋因脚伤上场。`,
  ja: `
    家庭では庭の水やりができなくなります。 => 家庭では庭の水やりができます。
    会社は5月に工場を閉鎖する予定です。 => 会社は5月に工場を閉鎖する必要があります。
    大臣は税金が下がると述べました。 => 大臣は税金が下がると約束しました。
    大臣は橋が閉鎖されたと述べました。 => 大臣は橋が閉鎖されたと警告しました。
    患者の大半は子どもです。 => 患者は子どもです。
    列車の半分が運休しました。 => 列車が運休しました。
    会社は工場の閉鎖を検討しています。 => 会社は工場の閉鎖を決定しました。
    会社は工場を閉鎖したい考えです。 => 会社は工場を閉鎖しました。
    ナディア・オカフォー氏は辞任しました。 => ナディア氏の夫は辞任しました。
    ハッカーがコルベックスの情報を盗みました。 => コルベックスがハッカーの情報を盗みました。
    住民は騒音を心配しています。 => 住民は騒音に反対しています。
    ボルタンはドルンを上回りました。 => ドルンはボルタンを上回りました。
    市は計画を見直す方針です。 => 市は計画を見直しました。
    市は橋の建設を計画しています。 => 市は橋を建設しました。
    インフレ率は3月に2.9％、2月に3.4％でした。 => インフレ率は2月に2.9％、3月に3.4％でした。`,
};

export const overstatements: readonly NearMiss[] = Object.entries(OVERSTATEMENTS).flatMap(([language, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [given = '', said = ''] = line.trim().split(' => ');
      return { language: language as Language, given, said };
    }),
);
