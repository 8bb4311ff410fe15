import { refusals } from '../../cue-types.js';

/** Do que quem ouve já está farto, e o que lhe apetece, em expressões. */
export const ptIdioms = refusals({
  exclude: `
    {tô,to,estou,ando,fiquei,tou,já estou,já tô} {já ,muito ,super ,completamente ,mais que ,}{de saco cheio,fart*,cansad*,enjoad*,saturad*,cheio,cheia,exaust*,por aqui,até aqui,até ao pescoço,até à ponta dos cabelos,até os cabelos} {de,do,da,dos,das,com,por}{ tanto, tanta, ouvir falar de, ouvir sobre, ouvir,}
    {cansei,enjoei,enchi o saco,fartei-me,me cansei,me enchi,me fartei,peguei ranço,peguei nojo,peguei bode,criei ranço} {de,do,da,dos,das}{ tanto, tanta, ouvir falar de,}|{fart*,saturad*} {de,do,da,dos,das}
    {basta,chega,já chega,já deu} {mais ,}{de,do,da,dos,das,com,com o,com a}{ tanto, tanta, falar de, essa história de,}
    {deixando,pondo,colocando,botando} {de lado,de fora,de parte,à parte} {tudo ,}{o que ,}{envolva,diga respeito a,tenha a ver com,se refira a,trate de,toque em,}{ a, o, os, as, ao, à,}
    {omitindo,excluindo,evitando,excetuando,descartando,ignorando,pulando,saltando,tirando,sem contar,sem mencionar,sem citar,sem tocar em,sem falar de,sem falar do,sem falar da,sem entrar em} {tudo ,}{o que ,}{envolva,diga respeito a,tenha a ver com,se refira a,seja sobre,for sobre,}{ a, o, os, as, ao, à,}
    {agradecia,agradeço,agradeceria,gostaria,gostava,prefiro,preferia,peço,quero,queria} que {não ,}{evitassem,evitem,evite,evitasse,omitissem,omitam,excluíssem,excluam,deixassem de fora,deixem de fora,ignorassem,ignorem,não falassem,não falem,não fale,não mencionassem,não mencionem,não tocassem,não toquem,pulassem,pulem,saltassem}{ de, do, da, em, no, na, o, a, os, as, sobre,}
    {me ,}{poupe,poupa,poupem,livre,livra,livrem,dispense,dispensa,dispensem,poupe-me,poupa-me,poupem-me,livre-me,livra-me,livrem-me}{-me,} {de,do,da,dos,das,a,o,as,os}{ fofoca de, notícias de, notícias sobre, conversa de,}
    {dispenso,dispensamos,abomino,detesto,odeio,repudio,passo longe de,passo longe do,passo longe da,fujo de,abro mão de,abro mão do,abro mão da,prescindo de} {qualquer ,todas as ,todo o ,}{notícias ,notícia ,novidades ,conversa ,papo ,}{sobre ,de ,do ,da ,o ,a ,os ,as ,}
    não {aguento,suporto,tolero,engulo,aturo,curto,gosto,quero saber,quero ouvir,quero nem saber,quero ouvir falar,tenho interesse,tenho paciência,tenho saco,tenho tempo,ligo,me interesso,me interessa,me interessam,preciso,estou a fim,tô a fim,vá por,me venha com,me venham com,me fale,me fala,me falem,fale,fala,falem,mencione,mencionem,toque,toquem} {mais ,nem ,nada ,}{a ,o ,os ,as ,de ,do ,da ,dos ,das ,com ,por ,pra ,em ,no ,na ,sobre ,ouvir falar de ,ouvir falar do ,ouvir falar da }
    {pule,pula,pulem,saltem,esqueça,esquece,esqueçam,cortem,tirem,elimine,elimina,eliminem,exclua,exclui,excluam,evite,evita,evitem,ignore,ignora,ignorem,descarte,descarta,omita,omite,omitam,suprima}{ tudo sobre, tudo o que for, tudo que for, qualquer coisa de, qualquer coisa sobre, notícias de, esse papo de,}{ a, o, os, as, de, do, da,}
    {nem ,}{uma palavra,uma só palavra,um pio,meia palavra,uma linha,uma menção} {sobre,de,do,da,acerca de}|{nada ,}{relacionado a,relacionado com,a ver com,que envolva,que fale de}|nem me fale {de,do,da,em}|nem {quero ,}ouvir falar {de,do,da}|nem pensar em
    {tudo,qualquer coisa} {menos,exceto,fora,tirando,salvo} {o,a,os,as,de,}|sou {alérgico,alérgica} {a,ao,à}|{pro,para o} {inferno,diabo} {com,o,a}|{sem ,}essa de|xô|longe de mim
    {estou,tô} {me lixando,cagando,nem aí,pouco me lixando,me borrifando} {para,pra,com,pro}|estou-me {nas tintas,a borrifar,a lixar} {para,para o,para a}
  `,
  excludeAfter: `
    me {cansa,cansam,irrita,irritam,deprime,deprimem,estressa,estressam,entedia,entediam,enjoa,enjoam,chateia,chateiam,incomoda,incomodam,enoja,enojam,aborrece,aborrecem,dá nos nervos,dão nos nervos,tira do sério,tiram do sério,dá sono,dão sono,dá preguiça,dão preguiça,dá nojo,dá ansiedade,dão ansiedade,deixa mal,deixam mal,deixa triste,deixam triste,deixa frio,enche o saco,enchem o saco,faz mal,fazem mal,dá ranço}{ muito, demais, bastante,}
    {cansa,cansam,irrita,irritam,deprime,deprimem,aborrece,aborrecem,chateia,chateiam,enerva,enervam,stressa,stressam,enjoa,enjoam}-me{ muito, imenso,}|{dá,dão}-me {sono,nojo,cabo dos nervos,ansiedade}|{não ,}{é,são} {a minha praia,minha praia,comigo,para mim,pra mim,o meu forte}
    não {me ,}{interessa,interessam,importa,importam,quero,queremos,preciso,precisa,rola,dá,faz falta,fazem falta,diz nada,me diz nada,vale a pena,cai bem}|{tô,estou} fora|nem morta|nem a pau|nem de graça|{pode,podem} {pular,tirar,cortar,deixar de fora,esquecer,ignorar,ficar de fora,sair,saltar}|ninguém merece|{já ,}deu o que tinha que dar|{é,são} {proibid*,tabu,vetad*,dispensáv*}
  `,
  want: `um pouco de|um pouquinho de|uma pitada de|uma dose de|algum|alguma|alguns|algumas|amo|curto muito|me amarro em|sou fã de|manda ver|do resto podem falar|podem falar`,
  onlyIf: `{só,somente,apenas} {se,quando} {for,é,tratar,falar,envolver,tiver a ver,disser respeito}{ sobre, de, da, do, com, a,}{ a, o, as, os,}`,
  last: `{deixa,deixe,deixem,põe,ponha,joga,bota} {pro,para o,pra o,por} {final,fim,último}`,
  nothingElse: `{o resto,o restante,todo o resto,tudo o mais} {não me interessa,tanto faz,não importa,não me importa,dispenso,pode cortar,fora,que se dane,pode esperar}|esquece o resto`,
  filler: `
    prezados|prezados senhores|prezado|prezada|caros|caro|atenciosamente|cordialmente|cumprimentos|com os melhores cumprimentos|abraço|abraços|gostaria de|um resumo|um resumo sobre|por gentileza|opa|mano|pessoal|então|na boa|sinceramente|poxa
  `,
});
