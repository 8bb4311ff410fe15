import { refusals } from '../cue-types.js';

/** What is left out, lessened, kept alone, spared or turned to, and names that hold such words. */
export const ptRefusals = refusals({
  exclude: `
    em vez {da,do,das,dos}|omitir|no lugar {da,dos,das}
    {posso,consigo,dá para,dá pra,daria para} {viver,passar,ficar} {bem ,muito bem ,tranquilamente ,}sem
    {passo,vivo,fico} {muito ,perfeitamente ,}bem sem|apaga|suprime|afasta|joga fora|fora
    {se ,se eu }{ouvir,ouço,escutar} {mais uma,outra,uma,mais alguma} {palavra,notícia,história} {sobre,de,do,da}
    {mais uma,outra,nem mais uma,uma única} palavra {sobre,de,do,da}|{desde,contanto} que não {seja,sejam,fale de}
    não {sou,estou} {muito ,nada ,tão ,}{fã,interessado,interessada,chegado,chegada,ligado,ligada} {de,do,da,em,no,na,a}
    retire|retira|retirem
    sem|me poupe de|poupe-me de|me poupe|estou farto de|estou farta de|não suporto|odeio|sem nada de|nada de
    nada sobre|nem|não|tudo menos|tudo exceto|qualquer coisa menos|evite|evita|evitar|omita|omite|pule|pula
    pular|salte|não inclua|não incluas|não fale de|não fale sobre|não me fale de|não mencione|não me conte
    não me interessa|não me interessam|não quero|não quero saber de|não quero ouvir|não quero ouvir falar de
    não preciso de|não preciso|deixe de fora|deixa de fora|deixando de fora|deixe de lado|tire|tira|exclua
    exclui|excluindo|ignore|ignora|descarte|além de não|farto de|farta de|cansado de|cansada de|chega de
    tampouco|dispenso|dispense|esqueça|esquece|já chega de|já basta de|basta de|nada do|nada da
    nem uma palavra sobre|não me venha com|não aguento mais|não aguento|não gosto de|não gosto mais de
    não me interessa mais|não me interessam mais|não me importa mais|não me importam mais|não quero mais
    não curto|de saco cheio de|estou de saco cheio de|cansei de|enjoei de|tô fora de|passo longe de|livre-me de
    me livre de|em vez de|ao invés de|no lugar de|poupe-me|poupe-me do|poupe-me da|me poupe do|me poupe da
    notícias menos|não tenho interesse em|não tenho interesse por|sem falar de|sem falar em|sem nada sobre
    nada relacionado a|não me mande|estou cansado de|estou cansada de|nada acerca de|elimine|corta o|sem essa de
    deixa pra lá|não sou fã de|não ligo para|não ligo pra|detesto|pare de falar de|pare de falar sobre
    para de falar de|para de falar sobre|parem de falar de|deixa de falar de|não tenho paciência para
    não tenho paciência pra|sem paciência para|sem paciência pra|não quero saber|não quero saber do
    não quero saber da|nem quero saber de|nem me fale de|nem me fales de|não me fales de|não me fales do
    não me fales da|poupa-me|poupa-me de|poupa-me do|poupa-me da|poupem-me de|cansado da|cansado do|cansada da
    cansada do|farto do|farto da|farta do|farta da|dispenso o|dispenso a|dispenso notícias de|esquece o
    esquece a|me recuso a ouvir|nada a ver com|sem qualquer|jamais|enjoado de|enjoada de|saturado de|saturada de
    não suporto mais|ignorem|salta|saltem|evitem|não incluam|não falem de|estou-me nas tintas para|aborrece-me
    me aborrece|não vale a pena falar de|já não posso com|não posso com|não me importa|antes que|não metas
    não quero nada de|não quero nada sobre|já estou farto de|já estou farta de|já chega da|já chega do|chega da
    chega do|nada dos|nada das|sem notícias de|tira o|tira a|deixa fora|deixe fora|nada que tenha a ver com
    nada que tenha que ver com|dispensa|dispensem|nem uma palavra do|nem uma palavra da|não me venhas com
    corte o|corte a|corta a
    {a ,}última coisa {de que ,que ,}{eu ,}{quero,preciso,desejo,queria,me interessa}{ ouvir, saber, escutar,}{ agora, hoje,} {é,são}{ mais, ouvir falar de, sobre,}
    livre de|livre do|livre da|livres de|zero|alérgico {a,ao,à}|alérgica {a,ao,à}
    {não ,}não {tô,estou,to} {a fim,com vontade,no clima,com disposição} {de,para,do,da}{ ouvir,}
    não {precisa,precisas,é preciso,é necessário,há necessidade de} {falar,mencionar,citar,incluir}{ de, do, da, sobre,}
    {o usuário,a usuária,o utilizador,a utilizadora,ele,ela} não {quer,deseja,precisa de,gosta de}{ nada de, ouvir falar de, saber de,}
    com exceção|nada|deixando de lado|evitando|nem {uma ,meia }palavra {de,do,da,sobre}|nem um pio {de,sobre}
    que não seja|que não sejam|sem mencionar|sem tocar {no,na,em}
    {estou,tô,to,ando} {farto,farta,cansado,cansada,cheio,cheia,saturado,de saco cheio} {de,do,da,dos,das}
    farto {do,da,dos,das}|farta {do,da,dos,das}|pulando|{me ,}poupa {das,dos,da,do,de}
    {me ,}poupe {das,dos,da,do,de}|{tô,to,estou} nem aí {pra,para,pro,com}|não ligo {pra,para}
    não quero saber {de,do,da}|corta|corte|não me {faça,faças,façam} perder {o ,meu ,o meu ,}tempo com
    não perca {meu ,o ,}tempo com|não me {aborreça,chateie,canse,incomode} com|a evitar|excluir|exclusões
    não falar {de,do,da,sobre}|evita tudo {que for,o que for,sobre,de}|tire tudo {de,sobre}|filtra|filtre
    bloqueia|silencia
    não {aguento,suporto,tolero} {mais,mais uma,outra,nem uma,uma,ouvir}{ notícia, história, palavra,}{ mais,} {de,sobre}
    {qualquer coisa,o que quiser,o que for,tudo,de tudo} {menos,salvo,exceto,mas não,mas sem}|não com|abomino
    desprezo|s/|{já ,}{ouvi,li,vi} {demais,bastante,o suficiente,muito} {de,do,da,sobre}
  `,
  unless: `
    exceto|excepto|salvo|salvo se for|exceto se for|a não ser|a não ser que seja|a não ser que|a menos que seja
    a menos que|com exceção de|com exceção do|com exceção da|à exceção de|tirando|exceto sobre|tirando o
    tirando a|à parte|deixando de lado
  `,
  yes: `
    sim|claro que sim|tudo bem|pode ser|está bem|pode|é bem-vinda|é bem-vindo|eu quero|eu aceito|fica
  `,
  excludeAfter: `
    fora com {elas,eles,isso,isto,ele,ela}
    não|fica de fora|ficam de fora|fica fora|ficam fora|melhor não|não me interessa|não me interessam
    não interessa|não é preciso|não precisa|não, obrigado|não obrigado|não, obrigada|me entedia|tanto faz
    pode pular|pode deixar de fora|dispenso|não é a minha praia|não é minha praia|me cansa|me cansam|me irrita
    me irritam|tô fora|estou fora|nem pensar|nem morto|não faz meu tipo|me enjoa|já deu|pra mim não|para mim não
    não, por favor|não me importa|não me importam|pode cortar|pode tirar|não rola|tanto me faz|hoje não
    deixa pra outro dia|pode esperar|podem esperar|me deixa indiferente|não me diz nada|não me dizem nada
    não faço questão|pode ficar de fora|podem ficar de fora|me dá sono|me chateia|me aborrece|de lado
    nem por isso|nem por sombras|nem falar|não quero|não, muito obrigado|não faz falta|não fazem falta
    não me diz respeito|passo|não vale a pena|aborrece-me|aborrecem-me|não me apetece|cansa-me|irrita-me
    está fora|estão fora|não me atrai|não me atraem|é dispensável|são dispensáveis|pode saltar|podes saltar
    é para esquecer|de fora|que me aborrece|que me aborrecem|que me irrita|que me cansa|que não me interessa
    que não me interessam|que não aguento|que já cansei|não suporto|não aguento|que me põe de mau humor
    que me deprime|me deprime|que me deprimem|que me stressa|que me dá sono
    {pode,podes,dá pra} {pular,saltar,cortar,tirar,ignorar}|não me {interessa,interessam} {nem um pouco,nada}
    {é,são} a última coisa que {eu ,}quero|não {deve,devem} aparecer|me {enche,enchem,cansa,cansam}
    pouco me importa|pouco me importam|está proibido|estão proibidos|no lixo|vetado
    não {o,a,os,as} {suporto,aguento}|me {tira,tiram} do sério|me {deixa,deixam} {doente,nervoso,nervosa,mal}
    {fica,ficam} {pra,para} {outro dia,outra hora,depois}|outro dia|outra hora|para outra ocasião
    fora {do,da} {resumo,boletim,podcast,programa,episódio,lista}
  `,
  less: `
    menos de|pouco de|pouca|pouco|o mínimo possível de|não muito|nem tanto|menos|um pouco menos de|não tanta
    não tanto|no mínimo possível|ao mínimo|o mínimo de|um mínimo de|o menor|a menor|reduza|reduz|limite|limita
    o menos possível|no mínimo dos mínimos
  `,
  only: `
    não quero outra coisa {senão,que não,além de,a não ser}
    não {me interessa,me interessam,quero,quero ouvir,preciso de} nada {que não seja,que não sejam,exceto,salvo,fora,além de,a não ser}
    só|somente|apenas|unicamente|exclusivamente|nada além de|limite-se a|tão somente|só sobre|apenas sobre
    somente sobre|só de|só quero|quero só|só me interessa|só me interessam|apenas quero|nada que não seja
    limite-se ao|limite-se à|exclusivamente sobre|só notícias de|só notícias sobre|apenas notícias de
    apenas notícias sobre
  `,
  notOnly: `
    {nem pense em,nem penses em,nem sonhe em,não vá,não me vá} {tirar,pular,cortar,omitir,esquecer,deixar de fora,excluir,ignorar,saltar}
    não {vivo,fico,passo} sem|não {posso,sei,quero,consigo} {viver,ficar,passar} {nunca ,}sem|nunca {quero ,}{ficar ,viver ,}sem
    que {nunca,não} {me ,}{falte,faltem,falta}|nenhum {resumo,dia} sem
    não {odeio,detesto}|{eu ,}{nunca,não} {perco,me canso de,quero perder}|não tenho nada contra|nada contra
    nada {melhor que,como}|o que não sei {de,do,da,sobre}|não só|não apenas|não somente|mas também|não esqueça
    não se esqueça de|não esqueças|não pule|além de|bem como|não deixe de fora|não se esqueça*|não se esqueçam
    não se esqueça|não esqueçam|não te esqueças|não te esqueças de|não se esqueçam de|não se esqueçam da
    não se esqueçam do|não se esqueça da|não se esqueça do|não te esqueças da|não te esqueças do|não pulem
    não saltes|não deixem de fora|não deixes de fora|sem esquecer|sem esquecer de|lembra-te de|lembre-se de
    lembrem-se de|não pode faltar|não podem faltar
    não {pules,tire,tires,tirem,exclua,excluas,excluam,ignore,ignores,ignorem,corte,cortes,cortem,omita,omitas,omitam,elimine,elimines,eliminem,evite,evites,descarte,descartes,salte,dispense,filtre,bloqueie,deixe de lado}
    não {deixe,deixes,deixem} de {falar de,falar sobre,incluir,mencionar,contar}|não sem
    não {vivo,fico,passo,consigo ficar,posso ficar} sem
  `,
  nothingElse: `
    {nenhum outro,nenhuma outra} {jornal,fonte,veículo,tema,assunto}
    nada mais|e nada mais|é tudo|é só isso|mais nada|e mais nada|nada além disso|e nada além disso
    mais nada além disso|o resto não me interessa|o resto não interessa|deixe o resto|esqueça o resto
    pode pular o resto|e só|e só isso|só isso|e ponto final|ponto final|e ponto|e acabou|e pronto|só isso mesmo
    e chega|só isto|e só isto|o resto não|mais nada obrigado|o resto tanto faz|o resto não me importa
    o resto é indiferente|o resto me é indiferente|o resto dispenso|com isso basta|nada me interessa
    não me interessa nada|não me interessa mais nada|nada mais me interessa|não quero ouvir nada
  `,
  but: `mas|porém|em vez disso|depois|no entanto|contudo`,
  keepWords: `
    sem {fim,precedentes,igual}
    médicos sem fronteiras|repórteres sem fronteiras|sem teto|sem terra|corte suprema|não culpado*
    campanha do não|voto do não
    {gente,pessoa,pessoas,mulheres,homens,crianças,jovens} que {não,nunca,odeia,odeiam,detesta,detestam}
  `,
  keep: `deixa|deixe|mantém|mantenha|pode ficar|podem ficar|continua|continuam`,
  replace: `troca|troque|trocar|substitua|substitui|substituir|muda`,
  hence: `então|por isso|portanto|logo|por conseguinte|daí que`,
  because: `porque|já que|pois|visto que|dado que|pq|por causa de`,
  onlyIf: `{só,somente,apenas} se {for,forem,é,se tratar de,tiver a ver com}{ de, sobre,}`,
});
