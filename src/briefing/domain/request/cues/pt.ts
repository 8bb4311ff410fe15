import { cues } from '../cue-types.js';
import { ptManner } from './pt-manner.js';
import { ptRefusals } from './pt-refusals.js';

export const pt = cues({
  ...ptRefusals,
  noise: `
    não importa|sem problema|sem pressa|não mais de|não mais que|não mais do que|sem falta|por que não
    pelo menos|ao menos|mais ou menos|não sei|sem preferência|nada mais antigo|nada antigo|possível
    quanto possível|o quanto antes
  `,
  want: `
    põe|ponha|bota|coloca
    fico com|eu escolho|escolho
    {pula,pule,salta} {direto ,}{para o,para a,pra,pro}|conte-me|conta-me|me conte|me conta|me diga|diga-me
    me dê|dê-me|me dá|quero|queria|gostaria de|eu gostaria|gostaria|me interessa|me interessam
    tenho interesse em|preciso de|preciso|fale sobre|fale de|me fale de|me fale sobre|me informe sobre|me mostre
    mostre|inclua|adicione|prefiro|me atualize sobre|faça|faz|prepare|resuma|me resuma|prefiro saber de
    prefiro ouvir sobre|quero saber de|quero saber sobre|adoraria ouvir sobre|adoraria saber de|eu gosto de
    gosto de|me atualize em|me ponha a par de|vamos falar de|fala de|fala sobre|me traga|traga
    estou acompanhando|acompanho|conte|conta|leia|me fale dos|me fale do|me fale da|me fale das|fale do|fale da
    fale dos|fale das|me conte do|me conte da|me conte sobre|conte sobre|conte-me sobre|fala-me de|fala-me do
    fala-me da|fala-me sobre|conta-me sobre|conta-me o que|diz-me|mostra-me|dá-me|dá-me notícias de
    gostava de ouvir|gostava de saber|gostava|queria saber de|me fala de|me fala sobre|me fala do|me fala da
    fala do|fala da|fala dos|fala das|o que me interessa é|o que me importa é|o que eu quero é|me importa
    me interessa mais|me interessam mais|interessa-me mais|interessam-me mais|gosto mais de|prefiro mais
    as últimas sobre|as últimas de|as últimas do|as últimas da|as novas sobre|manda|mande|me manda|me mande
    manda-me|mande-me|me passa|põe-me a par de|põe-me a par do|põe-me a par da|põe-me a par|me põe a par de
    me põe a par do|me põe a par da|me põe a par dos|quero ficar por dentro de|quero ficar por dentro da
    quero ficar por dentro do|conta-nos|fala-nos de|diz-nos|fale-me de|fale-me da|fale-me do|fale-me sobre
    falar-me de|falar-me da|falar-me do|falar-me sobre|contar-me|interessa-me|interessam-me|explica|explique
    explica-me|me explica|me explique
    {o usuário,a usuária,o utilizador,a utilizadora,meu usuário,o ouvinte,a ouvinte,o cliente} {deseja,quer,gostaria de,queria,precisa de,pede,solicita,gostaria}{ saber de, saber sobre, saber da, saber do, ouvir sobre, ouvir, receber,}
    {ele,ela} {quer,gostaria de,deseja}|{fale,fala,falem} {de,da,do,dos,das}|melhor {algo ,}{de,sobre}
    o que {me interessa,eu quero,quero,procuro,me importa} {mesmo ,de verdade ,realmente ,}é|eu quero sim
    quero sim|o meu negócio é|incluir|incluindo|meus interesses são|interesses|temas de interesse
    me atualiza sobre|atualiza-me sobre|adoro|preferia|preferiria
  `,
  focus: `
    um monte de|um montão de|muitos|muitas|dá prioridade a|dá prioridade ao|dá prioridade à|dê prioridade ao|dê prioridade à|foque em|foca em|foco em
    com foco em|com foco na|com foco no|foque na|foque no|focado em|concentre-se em|concentre-se na
    concentre-se no|sobretudo|especialmente|em especial|principalmente|em particular|mais sobre|mais de|mais
    priorize|dê prioridade a|com ênfase em|ênfase em|de preferência|muito sobre|muita|muito|o máximo de
    um máximo de|o maior|a maior|tudo o que puder de|o mais possível de|acima de {tudo,tudo o resto}
    prioridade {a,ao,à,para}|é prioridade|é {a,minha} prioridade|vem antes de tudo|antes de tudo o mais
    tem prioridade
  `,
  about: `
    tudo {o que,que} {tenha,tem} a ver com
    se não {houver,tiver,há,tem} {nada,nada novo,notícias} {de,do,da,sobre}
    sobre|acerca de|relacionado a|relacionadas a|a respeito de|em torno de|quanto a|de|o tema da|o tema do
    o tema de|o tema das|o tema dos|o assunto da|o assunto do|a questão da|a questão do|o caso do|o caso da
    se {tiver,houver,há,saiu,sair,tem,existir} {alguma coisa ,algo ,alguma notícia ,alguma novidade ,notícias ,novidades ,}{sobre,de,do,da,em,no,na}
    {cobrindo,que cubra,abrangendo,que aborde,abordando,que trate de,que fale de,focado em}|em matéria de
    tudo o que {tiver,tiveres,houver,tem,sabe} {de,do,da,sobre}|tudo que {tiver,houver,tem} {de,do,da,sobre}
    tudo {sobre,acerca de,a respeito de}
  `,
  question: `
    o que mudou em|o que mudou no|o que mudou na|o que mudou|o que há de novo em|o que há de novo na
    o que há de novo no|o que há de novo sobre|o que há de novo com|o que há de novo|quais as novidades em
    quais as novidades sobre|quais as novidades da|quais as novidades do|quais são as novidades sobre
    quais as novidades|o que está acontecendo em|o que está acontecendo na|o que está acontecendo no
    o que está acontecendo com|o que está acontecendo|o que aconteceu com|o que aconteceu em|o que aconteceu na
    o que aconteceu no|o que aconteceu|o que se sabe sobre|o que se passa em|o que se passa com|o que se passa
    como está|como estão|como vai|como vão|como ficou|por que|tem novidades sobre|há novidades sobre
    alguma novidade sobre|quem ganhou|como anda|como andam|e como anda|que fim levou|o que houve com
    o que houve em|o que houve no|o que houve na|o que rolou em|o que rolou com|o que rolou na|o que rolou no
    o que rola em|a quantas anda|em que pé está|em que pé anda|o que foi feito de|o que saiu|tem novidade sobre
    tem novidade em|tem notícia de|tem notícias de|alguma notícia de|alguma notícia sobre|quais as últimas de
    quais as últimas sobre|quais as últimas do|quais as últimas da|como está indo|como segue|como seguem
    alguma coisa nova sobre|algo novo sobre|algo novo em|algo de novo em|algo de novo sobre|tem algo novo sobre
    o que diz|o que dizem|o que há com|como avança|o que se fala de|o que se fala sobre|quais são as novidades
    quais são as novidades de|quais são as novidades do|quais são as novidades da|quais são as novidades no
    quais são as novidades na|quais são as novidades em|quais as novidades de|quais as novidades no
    quais as novidades na|que novidades há|que novidades há de|que novidades há no|que novidades há na
    que novidades há em|que novidades há sobre|em que pé estão|em que ponto está|o que se passa no
    o que se passa na|o que aconteceu ao|o que aconteceu à|o que é feito de|o que é feito do|o que é feito da
    o que tem rolado em|o que tem acontecido em|o que tem acontecido no|o que tem acontecido na|o que há
    tem novidade de|tem alguma novidade sobre|alguma novidade do|alguma novidade da|como ficaram|como correu
    que se passa com|que se passa com a|que se passa com o|que se passa em|que se passa no|que se passa na
    que se passa|o que disse|o que disseram|o que é que disse|o que é que disseram|que disse|como tá|como tão
    como tá a situação em|como está a situação em|como está a situação no|como está a situação na
    como é que está|como é que tá|como é que estão|como é que vai|como é que foi|como foi|quais as novas de
    quais as novas da|quais as novas do|quais as novas|quais são as novas de|o que fez|o que fizeram|que tal vai
    que tal|o que se diz de|o que se diz sobre|o que se diz do|o que se diz da|há avanços em|há avanços no
    há avanços na|ainda há|o que {disse,diz,conta,falou}|que {diz,dizem,conta,disse}
    o que {devo,preciso,tenho que,é preciso} saber {de,do,da,sobre}|o que mais {tem,há} {em,de,sobre}|o que mais
    o que sabes {de,do,da,sobre}|o que você sabe {de,do,da,sobre}|o que tem|o que têm
  `,
  and: `
    e|ou|nem|também|junto com|&|mais|tbm|tb|com {um,uma} {toque,pitada,pouco,pouquinho,dose,pincelada,gota} de
    {um,uma} {pitada,toque,pincelada} de|com um pouquinho de|misturado com
  `,
  filler: `
    um dia|podemos|podemos ter|todos os dias|queira
    a sério|é sério|falo sério|falando sério|tô falando sério|sério mesmo|{dá,daria} {pra,para}|tem como|nadinha
    nem um tiquinho|mesmo nada|de jeito nenhum|de modo nenhum|o que {quiser,quiseres,quiserem}|se der
    por favor|obrigado|obrigada|olá|oi|bom dia|boa tarde|boa noite|resumo|boletim|informe|podcast|episódio
    programa|noticiário|notícias?|novidades|novidade|atualidades?|últimas|último|últimos|última|recentes?|temas?
    assuntos?|coisas?|artigos?|histórias?|matérias?|conteúdo|seção|importantes?|mais importante|mais importantes
    principais|principal|relevantes?|destaques?|tudo|todos|todas|algo|qualquer|ouvir|escutar|saber|conhecer
    para mim|pra mim|enquanto|caminho do trabalho|café|carro|português|inglês|fontes?|assinaturas|máximo
    no máximo|uns|umas|aproximadamente|cerca de|em menos de|menos de um|dura|duração|que dure|você pode|poderia
    pode|se possível|se puder|tenho|tenho pouco tempo|pouco tempo|não tenho tempo|tom|longo|longa|mundo|dia
    manhã|tarde|ganhou|há|o que|como|qual|quais|relacionadas?|tipo|parte|aí|algo de|seja|hoje mesmo|informação
    falar|deixe|deixa|bem|além disso|num|saiu|voz|frases|palavras|fim|resto|jeito|minutinho|agora|ultimamente
    anda|andam|tudo isso|bastante|resumo de|pra valer|um pouco|um pouquinho|pode deixar|deixar|realmente
    de verdade|na verdade|ouvir falar de|se faz favor|faz favor|sff|tô|tou|to|vai|cara|gente|galera
    do que o normal|que o habitual|do costume|como sempre|a palavra|olha|ei|alô|ok|beleza|valeu|obrigadinho
    obrigadinha|um bocadinho|bocadinho|pouquinho|umas?|essas coisas|por obséquio|pfv|pfvr|pf|plz|pls|vc pode|vcs
    vc|cê|você|podes|podes fazer|pode fazer|podia|podias|podias fazer|podia fazer|consegues|consegue|fazer|fica
    fique|fica-te|fique-se|sem tempo|tô sem tempo|estou sem tempo|ando sem tempo|só o principal|o principal
    o mais importante|o mais relevante|direto às notícias|direto ao assunto|e aí|a parte de|a parte da
    a parte do|a caminho do trabalho|pro caminho do trabalho|para o caminho do trabalho|resumão|tá|tá bom
    o de sempre|gere|crie|produza|elabore|um áudio|áudio|em áudio|resumo em áudio|briefing|briefing em áudio
    boletim em áudio|usuário|o usuário|a usuária|habitual|habituais|de sempre|o mesmo|a mesma coisa|de novo
    novamente|outra vez|mais uma vez|desta vez|dessa vez|pro caminho|não me leve a mal|não me entenda mal|mantém
    mantenha|durante|estou|tiver|só que|melhor|atualização|por esta vez|alguma coisa|pode ser|qualquer coisa
    formato|estilo|embarco|meu voo|meu trem|antes do trem|antes do comboio|a seção de|secção|no mínimo hoje
    pelo amor de deus|por amor de deus|por deus|pelamor|te imploro|te peço|me surpreenda|me surpreende
    surpreenda-me|surpreende-me|paramos por aí|e paramos por aí|fica por aí|e fica por aí|já chega|e já está|hmm
    hum|sei lá|digamos|talvez|acho que|obrigado desde já|desde já obrigado|deixando|use|usa|absolutamente
    {para o,pro,para a,pra} {meu,minha} {filho,filha,mulher,marido,mãe,pai,chefe,equipe,avó,amigo,amiga}
    para {meus,os meus} {filhos,alunos}|pediu
  `,
  stop: `
    o|a|os|as|um|uma|uns|umas|me|te|se|lhe|nos|meu|minha|meus|minhas|seu|sua|seus|suas|em|no|na|nas|num|numa|ao
    à|aos|às|de|do|da|dos|das|por|pelo|pela|para|pra|com|como|é|são|está|estão|foi|foram|tem|têm|que|este|esta
    estes|estas|esse|essa|isso|isto|entre|até|desde|quando|onde|muito|já|eu|sim|tão|ser|q|pelos|pelas|pro|pros
    pras|deles|delas|dele|dela|outra|outro|outras|outros|tal|tais
  `,
  first: `
    no começo|no início|logo no começo
    comece com|comece por|comece pela|comece pelo|comece pelas|comece pelos|começa por|começa pela|começa pelo
    começa com|primeiro|em primeiro lugar|para começar|pra começar|abra com|antes de tudo|antes de mais nada
    de início|começa com a|começa com o|começar por|começar pela|começar pelo|logo no início|primeiro de tudo
    antes de mais|em primeiro|{comece,começa,comecem,abra,abre,inicie} {por,com} {isso,isto,ele,ela,aí}
    {põe,ponha,coloca,coloque,bota} {isso ,isto ,}{em primeiro,primeiro,no início,no começo,no topo}
    {isso,isto} {primeiro,em primeiro}|{abra,abre,arranca,arranque} {com,por,pelo,pela}
  `,
  last: `
    {só,somente,apenas} {no final,no fim,por último,pro final,pro fim}
    deixa {pro,para o} fim
    termine com|termina com|acabe com|encerre com|feche com|no final|no fim|para o fim|para o final|pro final
    pro fim|por último|por fim|para terminar|para encerrar|lá no fim|deixe para o fim|acaba com|acaba com a
    acaba com o|acaba na|acaba no|termina com a|termina com o|termine com a|termine com o|fecha com
    no fim de tudo|bem no final|deixa para o fim|deixa pro final|em último|a acabar|a terminar
    {remate,remata,conclua,conclui,finalize,finaliza,encerra,fecha} {com,por}
    {deixa,deixe,põe} {isso ,isto ,}{por último,no final,pro final,para o final}
    deixando {pro,para o} {final,fim}|como encerramento
  `,
  saying: `
    {diz,dizem,disse,disseram,falou,publicou,noticiou,escreveu,conta,reportou,noticia,acha}{ de, do, da, sobre, acerca de,}
    {tem,têm} {sobre,de,do,da}
  `,
  ...ptManner,
  days: {
    today: `hoje|de hoje|do dia|esta manhã|hj`,
    yesterday: `desde ontem|ontem|de ontem|ontem à noite|a noite passada`,
    week: `esta semana|desta semana|da semana|nesta semana|essa semana|nessa semana|dessa semana`,
    month: `este mês|deste mês|do mês|neste mês|esse mês|nesse mês|desse mês`,
    weekend: `este fim de semana|do fim de semana|no fim de semana|fim de semana|fim-de-semana|neste fim de semana|desse fim de semana|deste fim de semana|esse fim de semana|fds|final de semana|este final de semana|no final de semana|fim de semana passado`,
  },
  ago: {
    2: `anteontem|desde anteontem|antes de ontem|desde antes de ontem`,
    7: `última semana|na última semana|semana passada|na semana passada`,
    30: `último mês|mês passado`,
    1: `último dia`,
    3: `últimos dias|nos últimos dias`,
  },
  recent: `últimos|últimas|último|última|passados|passadas`,
  since: `desde|desde a|desde o|a partir de|desde a última`,
  sourceMark: `de|do|da|segundo|em|no|na|fonte|o|a`,
  weekdays: `segunda|terça|quarta|quinta|sexta|sábado|domingo`,
  months: `janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro`,
  numbers: `um 1 uma 1 dois 2 duas 2 três 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 doze 12 quinze 15 vinte 20 trinta 30 sessenta 60 noventa 90`,
  units: {
    second: `segundos?|seg`,
    minute: `minutos?|minutinhos?|min|mins|minutito|minutitos`,
    hour: `horas?|hrs?|h|hs`,
    day: `dias?`,
    week: `semanas?`,
    month: `mês|meses`,
  },
  lengths: {
    30: `meio minuto`,
    90: `minuto e meio|um minuto e meio`,
    120: `um par de minutos|uns minutinhos`,
    900: `quarto de hora|um quarto de hora`,
    1800: `meia hora|meia horinha|meia-hora`,
  },
});
