import type { Language } from '../../../../../shared/kernel/language.js';
import { refusals, type Kind } from '../../cue-types.js';

/** What is said beside a wish and names nothing: the rest that may come, patience, how far to go, and places named before ("the football there"). */
export const asides: Readonly<Record<Language, Readonly<Partial<Record<Kind, string>>>>> = {
  en: refusals({
    first: `before {anything,everything} else`,
    question: `{does,is,did,has} anything {new ,interesting ,}{happen,happening,happened,going on} {with,in,to,at}`,
    excludeAfter: `don't|doesn't`,
    exclude: `{leaving out,leaving aside,setting aside,putting aside,passing over,staying away from,staying clear of,steering clear of,keeping away from,keeping clear of,going without,cutting out,ditching,dropping,omitting,ignoring,excluding,avoiding}{ anything, everything, all, any, any of,}{ that has, having,}{ to do with, about, on, related to, connected with, of,}`,
    filler: `
      local news {from,in,of}|{the ,}local {news,stories,headlines}
      {two,three,four,five,six,seven,eight,nine,ten,a few,a couple of,several,a handful of} {stories,items,topics,things,headlines,articles,pieces,reports,news items}{ from, about, on, in,}|{good,nice,lovely,fun,cool,juicy,interesting} {stuff,things,bits}|in general|generally
      {take,taking} {your,all the} time{ you need, you want, over it,}|{no,without} {hurry,rush,need to rush}|as long as {you need,it takes}
      {whatever,anything,everything,what} {else ,}{is ,is left ,remains ,'s }{big,important,worth knowing,relevant,major,left,out there}
      {over ,out ,down ,up ,}{there,here}|the {topic,subject,question,matter,issue} of
    `,
  }),
  de: refusals({
    first: `{vor ,}{vor ,}allem anderen|bevor irgendwas anderes kommt`,
    filler: `
      für {einen anderen,den nächsten} tag|{lokales,regionales,lokalnachrichten,lokale nachrichten} {aus,von,in}
      {zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,ein paar,einige} {meldungen,nachrichten,themen,geschichten,beiträge,berichte,artikel}|{schöne,schönen,gute,guten,tolle,tollen,spannende,spannenden} {sachen,dinge}|im allgemeinen|allgemein
      {nimm dir,nehmt euch,nehmen sie sich,lass dir,lasst euch} {ruhig ,gern ,bitte ,}{zeit,alle zeit,viel zeit}|{ohne,keine} {hast,hektik}
      {was ,das ,}{sonst ,sonst noch ,noch ,ansonsten ,}{wichtig,los,relevant,groß,bedeutend} {ist,war,sein mag}|was übrig bleibt
      {was,etwas} {anderes,anders,neues}|andere {themen,sachen,dinge}|dort|dorthin|dort drüben|das thema|die frage
      {mein,meinen,meinem,der,den,dem} {weg,arbeitsweg,schulweg,heimweg,fußweg}{ dauert, ist, zur arbeit, nach hause,}|meine {fahrt,fahrzeit,bahnfahrt,zugfahrt}{ dauert, ist,}
      erzählen|vorlesen|vortragen|was zu|etwas zu
    `,
    want: `{mein,meine,unser,unsere,der,die} {chef,chefin,frau,mann,kollege,kollegin,mutter,vater,lehrer,lehrerin,team} {will,möchte,wollte} wissen|{lies,lest,lesen sie} {mir,uns}{ bitte,}{ nur,}{ vor,}|{bring,bringt,bringen sie} {mich,uns} {bei,beim,zu,zum,zur,in}|{geh,geht,gehen sie} {bei,beim,in}{ dem, der, den,}`,
    question: `{tut sich,passiert,passierte,geschieht,gibt es} {etwas,was,irgendwas} {bei,beim,in,im,mit,zu}|wie {laufen,gehen,stehen,entwickeln sich,kommen}|{gibt es,gibt's,gibts} {denn ,schon ,inzwischen ,}{etwas neues,was neues,irgendwas neues,irgendetwas neues,neues,neuigkeiten,neue nachrichten,neue infos,nachrichten,news} {zu,zum,zur,über,von,vom,aus,bei,beim,in,im}`,
    saying: `{geschrieben,berichtet,gemeldet,veröffentlicht,gebracht} {hat,haben}`,
  }),
  fr: refusals({
    want: `{mon,ma,notre,le,la} {patron,patronne,chef,cheffe,femme,mari,collègue,mère,père,prof,équipe} {veut,voudrait,aimerait} {savoir,connaître}`,
    stop: `{n',j',t',l',m'}ai|n'{a,as,avons,avez,ont,aie}`,
    first: `avant {tout,toute chose,tout le reste,toutes choses}`,
    question: `{est-ce qu'il ,}{se passe,s'est passé,y a}{-t-il,} quelque chose {avec,à,en,au,dans}|qu'{a,ont} {écrit,dit,publié}`,
    last: `{finis,finissez,termine,terminez,conclus} en`,
    less: `{limite,limitez,limiter,réduis,réduisez,réduire} au {minimum,strict minimum}{ les sujets sur, les nouvelles sur, l'actualité sur,}`,
    exclude: `{je ,j'}{préfère,préférerais,aimerais,voudrais,souhaite,aime mieux} ne {plus,pas,rien} {entendre,écouter,savoir,avoir}{ parler,}{ de, du, des, d', sur,}|ne {plus,pas,rien} {entendre,écouter,savoir,lire}{ parler,} {de,du,des,d',sur}`,
    filler: `
      {nouvelles,infos,informations,actualités} locales {de,d',à,du}
      {deux,trois,quatre,cinq,six,sept,huit,neuf,dix,quelques} {sujets,nouvelles,infos,histoires,articles,titres}|du {beau,bon,bien}|en général|n'importe quoi {sur,à propos de}|{actualité,actu} {mondiale,internationale}
      {prends,prenez} {ton,votre,tout ton,tout votre} temps|sans {te presser,vous presser,hâte}
      {et ,puis ,}{tout ,}ce qu'il {y a ,reste }{d'autre ,}{d'important,de plus important,d'intéressant}|ce qui {compte,est important,reste}
      {le reste,l'essentiel} de l'actualité{ importante, du jour,}|là-bas|là bas|de trajet|mon trajet|{lis,lisez}-{moi,nous}
    `,
    about: `{le sujet,la question,le thème,le dossier} {de,du,des}`,
    saying: `{a,ont} {publié,écrit,dit,rapporté,raconté,annoncé,sorti}`,
  }),
  es: refusals({
    want: `{mi,nuestro,nuestra,el,la} {jefe,jefa,mujer,marido,colega,madre,padre,profe,equipo} {quiere,querría,quisiera} saber|me {encantaría,encantarían,gustaría,gustarían}`,
    first: `antes {que,de} {nada,todo,cualquier otra cosa}`,
    question: `{pasa,ocurre,sucede,pasó,ocurrió,sucedió,hay} algo {con,en,de}|qué {escribió,publicó,dijo,ha escrito,ha publicado,ha dicho}`,
    exclude: `no {oír,saber,ver,leer,escuchar,recibir} {ya ,}{nada,noticias}{ más,} {sobre,de,del}|{dejando de lado,dejando aparte,pasando por alto,obviando,quitando,descartando,saltándote,sin contar}{ todo, cualquier cosa, nada,}{ lo que tenga que ver con, lo relacionado con, de, sobre,}`,
    about: `{el tema,la cuestión,el asunto} {de,del}`,
    filler: `
      noticias locales {de,en}
      {dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,unas,unas cuantas} {noticias,historias,temas,cosas,titulares}|lo {bonito,bueno,mejor,interesante}|en general|{prepara,prepárame,prepare,prepáreme}
      {tómate,tómese,tomate} {tu,su,todo el} tiempo{ que necesites,}|sin {prisas,prisa}
      {y ,}{luego ,después ,}lo que {sea,haya,quede,venga}{ de,}{ más,} {importante,interesante,relevante,destacado,gordo}
      {de ,por ,}{allí,allá,ahí,acá,aquí}|{de ,mi ,}{trayecto,viaje al trabajo,camino al trabajo}
      lo que {publicó,publicaron,ha publicado,han publicado,publica,escribió,escribieron,ha escrito,contó,contaron,dijo,dijeron,sacó}
    `,
  }),
  pt: refusals({
    want: `{meu,minha,nosso,nossa,o,a} {chefe,mulher,marido,colega,mãe,pai,professor,professora,equipe} {quer,queria,gostaria de} saber|{eu ,}{adoraria,gostaria de,curtiria}`,
    first: `antes de {tudo,mais nada,qualquer outra coisa}`,
    question: `{acontece,aconteceu,rola,rolou,tem,há} {alguma coisa,algo} {com,em,no,na}|o que {escreveu,publicou,disse}`,
    exclude: `não {ouvir,saber,ver,ler,ter,receber,escutar} {mais ,}{nada,coisa nenhuma,notícias}{ mais,} {sobre,de,do,da,dos,das}|{deixando de lado,passando por cima de,tirando,descartando,pulando,sem contar}{ tudo, qualquer coisa,}{ que tenha a ver com, relacionado a, sobre,}`,
    about: `{o tema,a questão,o assunto} {de,do,da,dos,das}`,
    filler: `
      notícias locais {de,do,da,em}
      {duas,três,quatro,cinco,seis,sete,oito,nove,dez,umas,algumas} {notícias,histórias,matérias,pautas,coisas,manchetes}|{as ,}coisas {bonitas,boas,legais,interessantes}|em geral|{prepara,prepare}{-me,}
      {leve,leva,use,usa} o tempo que {precisar,quiser,for preciso}|sem pressa{ nenhuma,}
      {e ,}{depois ,}o que {for,houver,tiver,restar,vier}{ de,}{ mais,} {importante,interessante,relevante,grande}
      {de ,por ,}{lá,ali,aqui}|{meu ,o ,de ,}{trajeto,percurso}{ é, dura,}
      o que {publicou,publicaram,saiu,escreveu,escreveram,disse,disseram,contou,contaram,noticiou}
    `,
  }),
  zh: refusals({
    want: `{老板,老公,老婆,妈妈,爸爸,老师,同事,领导}{想,要}{知道,了解,听}|我{关心,关注}的是|关心|更关心`,
    filler: `本地新闻|本地消息|跟平时一样|和平时一样|像平时一样|的情况|{美好,有意思,好玩}的|总的来说|一般来说|{其他,其它,别的,剩下}{重要,主要,要紧,大,热门}的{新闻,消息,内容,}|慢慢{来,讲,说}|不着急|不用{急,赶}|{那里,那儿,那边,当地,这里,这边}的|路上要|路上需要`,
  }),
  ja: refusals({
    want: `{上司,妻,夫,母,父,先生,同僚}が|に{関心,興味}が{あります,ある,あって}`,
    filler: `について知りたがっています|を知りたがっています|知りたがっています|知りたがって|{の,}地元{の,}ニュース|{いい,良い,素敵な}もの|{音声,オーディオ,}ブリーフ{ィング,}|場合|全般|{他,ほか,その他}の{重要な,主な,大きな,大事な,}{ニュース,話題,もの,こと,記事}|{あそこ,そこ,向こう,現地}の|急がなくて{いい,いいです,大丈夫}|ゆっくりで{いい,いいです,大丈夫,構いません}|書いた{記事,もの,こと,}`,
    yes: `は{いい,よい,良い,大丈夫}{けど,が,けれど,ですが,ですけど}`,
  }),
};
