import type { Language } from '../../../../shared/kernel/language.js';
import { refusals } from '../cue-types.js';

/**
 * Words that point back at what was named ("that name", "I'm sick of it"), that need not be obeyed ("it needn't be short"),
 * that head a list of what somebody wants or not ("of no interest to me:"), and time that is no weather ("solo tengo tiempo
 * para").
 */
export const namedBefore: Readonly<Record<Language, ReturnType<typeof refusals>>> = {
  en: refusals({
    noise: `{it ,this ,that ,}{doesn't,does not,needn't,need not,don't,do not} {have to be,need to be,have to sound,be} {so ,too ,very ,that ,all that ,particularly ,}{short,brief,quick,concise,funny,serious,formal,simple,detailed,dry,neutral,calm}`,
    question: `what do {people,they,experts,others} {say,think,write} about`,
    stop: `him|himself|herself|myself|themselves`,
    filler: `{what,everything,anything} {you,you've} {already ,}{told,read,said,covered}{ me, us,}{ already, before,}|{that,this} {name,word,guy,man,woman,person,fellow,bloke,crowd,circus}|same as {usual,always,ever,yesterday,every day,every morning}|{it's ,it is ,they're ,they are ,that's ,}{driving,drives,drive} me {mad,crazy,nuts,insane,up the wall,round the bend}`,
    want: `
      compare{ what, how,}|contrast{ what, how,}|find {me ,us ,him ,her ,}{something,anything,stories,news,a story}{ for, on, about, with,}
      {my,our} {son,daughter,kid,kids,children,wife,husband,mum,mom,dad,boss,family,partner,friend,friends,grandma} {love,loves,like,likes,adore,adores,enjoy,enjoys,is into,are into,is crazy about,are crazy about}
      {great,interesting,fascinating,exciting,of interest,relevant,good}{ to me, for me, to us,}:
    `,
    exclude: `{uninteresting,irrelevant,not relevant,of no interest,of no use,not interesting,boring}{ to me, for me, to us, for us,}{ ,}:`,
    excludeAfter: `{i'm ,i am ,we're ,}{so ,}{sick,tired,fed up,sick and tired,weary} {of,with} {it,that,this,him,her,them,those,the whole thing}`,
  }),
  de: refusals({
    noise: `{muss,müssen,braucht,brauchen} {nicht,nich,keineswegs} {so ,zu ,allzu ,besonders ,unbedingt ,}{kurz,knapp,lustig,ernst,förmlich,einfach,ausführlich,sachlich}{ sein, zu sein,}`,
    filler: `{den,diesen,dieses,seinen,ihren} {namen,kerl,typen,wort}`,
    but: `danach|anschließend|im anschluss|hinterher|daraufhin`,
    want: `vergleiche{ mal, was, wie,}|{mein,meine,unser,unsere} {sohn,tochter,kind,kinder,frau,mann,mutter,vater,chef,chefin,familie,oma} {liebt,lieben,mag,mögen}|{interessant,spannend,relevant,wichtig,gut,gewünscht,erwünscht}{ für mich, für uns,}:`,
    exclude: `{uninteressant,unerwünscht,nicht interessant,nicht relevant,irrelevant,unwichtig,entbehrlich,verzichtbar,langweilig}{ für mich, für uns,}{ ,}:`,
    excludeAfter: `{ich ,}{habe,hab} {es,das,sie,ihn,den} {so ,langsam ,gründlich ,echt ,}{satt,dicke,über}|das {nervt,reicht mir,hängt mir zum hals raus}`,
  }),
  fr: refusals({
    noise: `{ça ,ce ,cela ,il ,}{n'a pas besoin,n'a pas,n'est pas obligé,pas besoin,pas la peine} {d'être,à être,que ce soit,que ça soit} {si ,trop ,très ,}{court,bref,drôle,sérieux,simple,long,détaillé,neutre}`,
    filler: `{ce,cet,cette,son,leur} {nom,mot,type,bonhomme,individu,personnage}`,
    but: `{et ,}{ensuite,puis,après cela,après ça,par la suite}`,
    want: `compare{z, ce que, comment,}|{mon,ma,mes,notre,nos} {fils,fille,enfants,femme,mari,mère,père,chef,famille} {adore,adorent,aime,aiment}|{intéressant,passionnant,important,bien,utile}{ pour moi, pour nous,}{ ,}:`,
    exclude: `rien de {trop ,}{déprimant,négatif,triste,lourd,grave,violent,anxiogène,stressant}|{inintéressant,sans intérêt,pas intéressant,peu intéressant,inutile}{ pour moi, pour nous, à mes yeux,}{ ,}:`,
    excludeAfter: `{j'en ai,on en a} {vraiment ,}{marre,assez,ras le bol,ma claque,plein le dos,soupé}`,
  }),
  es: refusals({
    noise: `no {tiene que,tiene por qué,hace falta que,es necesario que,necesita} {ser,sea} {tan ,muy ,demasiado ,}{corto,breve,gracioso,serio,simple,largo,detallado,neutral}`,
    only: `{solo,sólo,solamente,únicamente} {tengo,tenemos,me queda,nos queda,hay} {tiempo,rato} para`,
    filler: `{tengo,tenemos,tiene,hay,me queda,nos queda,sin,falta,más,poco,mucho,algo de} {poco ,mucho ,más ,algo de ,}tiempo{ para,}|{me ,}da {igual,lo mismo}{ qué, lo que,}|{tres,dos,cuatro,cinco} noticias|{ese,este,su,esa,esta} {nombre,tipo,tío,palabra,señor,señora,personaje}`,
    but: `{y ,}{luego,después,a continuación,seguidamente}`,
    want: `compara{ lo que, cómo,}|a {mi,mis,nuestro,nuestra} {hijo,hija,hijos,mujer,marido,madre,padre,jefe,familia} le{s,} {encanta,encantan,gusta,gustan}|{interesante,apasionante,importante,bien,relevante}{ para mí, para nosotros,}:`,
    exclude: `{sin interés,poco interesante,nada interesante,irrelevante,aburrido}{ para mí, para nosotros,}{ ,}:`,
    excludeAfter: `{estoy,ya estoy,estamos} {harto,harta,hartos,hartas,cansado,cansada,hasta las narices,hasta el gorro} de {eso,ello,esto,él,ella,ellos,ellas,ese tema}|{me tiene,me tienen,nos tiene} {harto,harta,hartos,hartas,cansado,cansada}`,
  }),
  pt: refusals({
    noise: `não {precisa,tem que,tem de,é preciso,precisa de} {ser ,que seja ,}{tão ,muito ,}{curto,breve,rápido,engraçado,sério,simples,longo,detalhado,neutro}`,
    only: `{só,somente,apenas} {tenho,temos,me sobra,há} tempo {para,pra}`,
    filler: `{tenho,temos,tem,há,me sobra,sem,falta,mais,pouco,muito} {pouco ,muito ,mais ,}tempo{ para, pra,}|{tanto faz,dá na mesma,dá no mesmo}|{esse,este,seu,essa,desse,deste} {nome,cara,sujeito,palavra,personagem}`,
    but: `{e ,}{depois,em seguida,logo depois,a seguir}`,
    want: `compar{e,a}{ o que, como,}|{meu,minha,meus,nosso,nossa} {filho,filha,filhos,mulher,marido,mãe,pai,chefe,família} {adora,adoram,ama,amam,gosta de,gostam de}|{interessante,empolgante,importante,bom,relevante}{ para mim, pra mim, para nós,}:`,
    exclude: `{sem interesse,desinteressante,pouco interessante,irrelevante,chato}{ para mim, pra mim, para nós,}{ ,}:`,
    excludeAfter: `{estou,tô,tou,ando,já estou,já tô,estamos} {farto,farta,fartos,cansado,cansada,cheio,cheia,de saco cheio} {disso,disto,dele,dela,deles,delas,desse assunto,deste assunto}`,
  }),
  zh: refusals({
    noise: `不{用,必,需要,一定要}{太,那么,很,特别,}{短,简短,正式,详细,严肃,幽默,客观}`,
    filler: `{这个,那个}{名字,人,家伙,词}|{的,}{最新,新,}{进展,动态,动向,资讯}`,
    want: `{我,}{感兴趣,有兴趣,想听}的{有,是,}{:,：}`,
    exclude: `{我,}{不感兴趣,没兴趣,不想听}的{有,是,}{:,：}`,
  }),
  ja: refusals({
    noise: `{短く,長く,詳しく,真面目で,簡潔で}なく{て,ても}{いい,よい,構いません,構わない,大丈夫}{です,}`,
    filler: `{その,この,あの}{名前,男,女,言葉}`,
    want: `{興味がある,興味のある,聞きたい}{の,もの,話題,ジャンル}{は,}{:,：}`,
    exclude: `{興味がない,興味のない,いらない,聞きたくない}{の,もの,話題,ジャンル}{は,}{:,：}`,
  }),
};
