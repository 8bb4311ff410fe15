import { topics } from './topic-types.js';

export const pt = topics({
  sport: [
    `esporte*|desporto*|esportiv*|desportiv*`,
    `esporte*|esportiv*|desporto*|desportiv*|desportista*|futebol*|basquete*|vôlei|voleibol|tênis de|tenista*|ciclis*|boxe*|olimp*|olímp*|copa do mundo|brasileirão|libertadores|champions|liga dos campeões|flamengo|corinthians|palmeiras|são paulo fc|vasco|fluminense|botafogo|grêmio|benfica|sporting|fc porto|neymar|goleiro|guarda-redes|atacante|artilheiro|zagueiro|técnico do|treinador*|pênalti*|semifinal*|quartas de final|árbitro|atlet*|maratona|fórmula 1|f1|nba|ufc|mma|medalhista*|seleção brasileira|rodada|cbf|fifa`,
    `jogo|jogos|gol|gols|time|equipe|final|campeão*|campeã*|campeonato|torneio|vitória|derrota|estádio*|jogador*|corrida|medalha*|clube|placar|técnico|treino`,
  ],
  football: [
    `futebol|fute|bola`,
    `futebol|futebolista*|goleiro|guarda-redes|atacante|brasileirão|libertadores|campeonato brasileiro|artilheiro|pênalti|zagueiro|meio-campista|copa do brasil`,
    `gol|gols|partida|técnico|clube|rodada`,
  ],
  politics: [
    `política|político|políticos|governo|eleições|eleição`,
    `governo|ministro*|ministra*|ministério|deputad*|senado|senador*|congresso nacional|câmara dos deputados|eleição|eleições|eleitor*|candidat*|presidente da república|lula|dilma|temer|bolsonaro|aécio|renan|haddad|doria|trump|pt|psdb|pmdb|mdb|pp|stf|supremo|impeachment|petista*|partido*|prefeito|prefeitos|prefeita|prefeitas|governador*|vereador*|parlament*|oposição|coalizão|planalto|políti*|intervenção federal|referendo|diplomat*|embaixad*|lava jato|delação|odebrecht|votação|kim jong*`,
    `presidente|prefeitura*|lei|reforma*|aliad*|líder*|protesto*|renúncia|demissão|demite|decreto|campanha|julgamento|inquérito*`,
  ],
  economy: [
    `economia|econômic*|económic*|finanças|negócios|empresas?|mercados?|bolsa|dinheiro`,
    `economia|econôm*|económ*|inflação|recessão|pib|bolsa de valores|bovespa|ibovespa|b3|ações da|banco central|taxa de juros|juros|selic|desemprego|desempregad*|emprego|salário*|aposentadoria*|previdência|tarifa*|petrobras|petróleo|investidor*|investimento*|imposto*|déficit|dívida|exportaç*|falência|recuperação judicial|plano de recuperação|fusão|aquisição|empreend*|agronegócio|produtores|cade|dólar`,
    `mercado*|preço*|empresa*|empresári*|bilhões|milhões|banco*|custo*|vendas|consumo|indústria|compra|agricultura|credores|ganhos`,
  ],
  technology: [
    `tecnologia*|tecnológic*|tech|tec|informática|software|digital`,
    `tecnolog*|software|celular*|smartphone*|iphone|android|google|microsoft|amazon|whatsapp|facebook|instagram|twitter|tiktok|redes sociais|internet|cibersegurança|ciberataque*|hacker*|vulnerabilidade*|robô*|inteligência artificial|algoritmo*|chip|chips|semicondutor*|programador*|programação|código aberto|ruby|cve-*|aplicativo*|app|apps|computador*|nuvem|servidor*|startup*|bitcoin|criptomoeda*|5g|drone*|satélite*|baterias|software livre|carro* elétrico*|impressão 3d|hidrogénio|hidrogênio`,
    `digital|dados|versão|atualização|lançad*|dispositivo*|plataforma*|online|rede|redes|tele|bateria|protótipo*|engenheir*|invent*|lítio|sódio`,
  ],
  ai: [
    `inteligência artificial|ia|ai`,
    `inteligência artificial|ia|chatgpt|openai|aprendizado de máquina|redes neurais|modelos de linguagem|deepfake*|chatbot*`,
    `algoritmo*|robô*|automatiza*|modelo*`,
  ],
  science: [
    `ciência*|científic*|pesquisa|física`,
    `cientista*|ciência*|científic*|pesquisador*|astrônom*|nasa|telescópio*|galáxia*|fóssil*|dinossauro*|genoma|dna|laboratório*|biólog*|satélite*|arqueólog*|asteroide*|quântic*|evolução|investigador*|astrónom*|adn|politécnico`,
    `estudo|pesquisa*|descob*|universidade*|espaço|planeta*|experimento*|investigação`,
  ],
  health: [
    `saúde|medicina|médic*`,
    `saúde|hospita*|médic*|paciente*|vacina*|vírus|coronavírus|covid*|pandemia|câncer|cancro|doença*|medicamento*|terapia*|sintoma*|diabetes|obesidade|dengue|zika|febre amarela|uti|epidemia|sus|enfermeir*`,
    `casos|surto*|tratamento|dieta|remédio*|bebê`,
  ],
  climate: [
    `clima|climátic*|mudanças climáticas|alterações climáticas|meio ambiente|ambiente|ambiental*|ecologia|aquecimento global|natureza`,
    `mudança climática|mudanças climáticas|climátic*|clima|meio ambiente|ambiental*|emissões|co2|efeito estufa|aquecimento global|renováve*|energia solar|eólic*|sustentáve*|biodiversidade|desmatamento|desflorestação|amazônia|geleira*|seca|poluição|ecológic*|reciclagem|onda de calor|queimada*|fauna`,
    `calor|floresta*|incêndio*|energia*|temperatura*|água|solo`,
  ],
  culture: [
    `cultura*|cultural*|entretenimento|arte|cinema|filmes?|música|livros?|literatura|teatro|séries|televisão`,
    `cinema*|filme*|show de|cantor*|álbum|museu*|exposição|romance|escritor*|teatro|ópera|festival*|ator|atriz|cineasta|pintor*|poeta*|música*|musical|oscar|netflix|séries|novela|hollywood|literatura|carnaval|samba|enredo*|escolas de samba|cultura|cultural|artes|salas de cinema`,
    `artista*|série|obra*|livro*|arte|espetáculo|palco|exibição`,
  ],
  celebrity: [
    `famos*|fofoca*|celebridade*|celebridades|realeza|cor-de-rosa|babados?|família real|famílias reais`,
    `famos*|fofoca*|celebridade*|influencer*|influenciador*|tapete vermelho|realeza|casamento de|ex-bbb|bbb|paparazzi|namoro`,
    `casamento|divórcio|namorad*|casal|moda|estrela*`,
  ],
  crime: [
    `crime|crimes|criminalidade|policial|violência|homicídios?|polícia|casos de polícia|crónica negra|assassinatos?`,
    `assassin*|preso|presa|prisão|polícia*|policia*|crime*|homicídio*|esfaquead*|tiroteio*|assalto*|roubo|sequestr*|condenad*|cadeia|estupr*|tráfico|traficante*|droga|estelionato|corrupção|pf|mpf|delegad*|suspeito*|mandante|matar|bandido*|facção`,
    `juiz*|vítima*|morte|morto*|justiça|investiga*|acusad*|denúncia*|tiros`,
  ],
  war: [
    `guerra*|conflito*|militar*|defesa`,
    `guerra*|míssil|mísseis|bombarde*|tropas|soldado*|cessar-fogo|invasão|exército*|gaza|hamas|ucrânia|otan|ataque aéreo|militar*|artilharia|refé*|armas nucleares|israel|norte-coreano|forças armadas`,
    `ataque*|conflito*|mortos|defesa|batalha|explosão|atentado*|general|nuclear`,
  ],
  weather: [
    `tempo|previsão do tempo|meteorolog*|tempestades?`,
    `meteorolog*|tempestade*|chuva*|temporal|furacão*|ciclone*|inmet|onda de calor|granizo|enchente*|alagamento*|temperaturas|geada*|frente fria|previsão do tempo`,
    `calor|frio|vento*|neve|sol|seca`,
  ],
  travel: [
    `viagem|viagens|turismo|férias|turístic*`,
    `turis*|viagem|viagens|viajar|férias|hotel*|hotéis|aeroporto*|companhia aérea|cruzeiro*|destino turístico|bagagem|mochileir*|passaporte`,
    `voo*|praia*|destino*|visitar`,
  ],
  games: [
    `videogame*|videojogos?|games|jogos|jogos eletrônicos|gaming|esports`,
    `videogame*|videojogo*|playstation|xbox|nintendo|console*|gamer*|esports|gaming|fortnite|minecraft|jogos eletrônicos`,
    `jogo*|jogador*|partida`,
  ],
  food: [
    `comida|gastronomia|gastronômic*|gastronómic*|culinária|cozinha|receitas?|restaurantes?|alimentação`,
    `restaurante*|chef|chefs|cozinheir*|gastronom*|gastronômic*|padaria*|confeitaria*|vinícola*|adega*|guia michelin|estrela michelin|estrelas michelin|culinári*|receita de|receitas de cozinha|boteco*|churrascaria*|cervejaria*|sommelier*`,
    `comida*|cozinha*|prato|pratos|cardápio*|menu|vinho*|cerveja*|queijo*|chocolate*|café|comer|sabor*|ingrediente*|alimento*|receita*`,
  ],
  cars: [
    `carros?|automóve*|automóvel|autos|veículos|automotiv*`,
    `montadora*|carro elétrico|carros elétricos|veículo elétrico|veículos elétricos|suv|automotiv*|automóve*|automobilístic*|automóvel|concessionária*|emplacamento*|sedã|picape*|robotáxi*|setor automóvel`,
    `carro|carros|veículo*|motor|motores|motorista*|condutor*|bateria*|modelo*|recall*`,
  ],
  education: [
    `educação|educativ*|educacional|escolas?|ensino|escolar`,
    `escola|escolas|professor*|aluno*|aluna*|docente*|vestibular*|enem|ensino médio|ensino fundamental|ano letivo|ano lectivo|escolar*|educação|educacion*|creche*|mec|universitári*|sala de aula|salas de aula`,
    `estudante*|universidade*|ensino*|aula|aulas|prova|provas|exame*|diploma*|aprendizagem|bolsa de estudo*|faculdade*`,
  ],
  religion: [
    `religião|religiões|religios*|igrejas?|fé`,
    `papa|vaticano|bispo*|arcebispo*|igreja|igrejas|mesquita*|sinagoga*|imã|rabino*|padre|padres|católic*|protestantes|muçulman*|islã|islão|cristãos|cristianismo|budis*|hindu*|alcorão|ramadã|ramadão|peregrin*|teolog*|religi*|evangélic*|clero|dalai lama|santa sé|diocese*|pontífice|homilia|missa|candomblé|umbanda`,
    `fé|oração|orações|sagrad*|santo|santa|templo*|islâmic*|jude*|judaic*|cristã*|cardeal|cardeais|bíblia|espiritual*`,
  ],
  space: [
    `espaço|espacial|espaciais|astronomia|exploração espacial|universo|cosmos`,
    `astronauta*|cosmonauta*|espacial|espaciais|nave espacial|telescópio*|asteroide*|asteróide*|galáxia*|exoplaneta*|satélite*|buraco negro|buracos negros|astrônom*|astrónom*|astronom*|cometa|cometas|meteorito*|sistema solar|via láctea`,
    `espaço|foguete|foguetes|foguetão|lunar|órbita|lua|marte|júpiter|saturno|planeta*|lançamento*|missão|missões|estrela*|sonda*`,
  ],
  crypto: [
    `cripto|criptos|criptomoeda*|cripto moedas|bitcoins?|blockchain|crypto|moedas? digita*|criptoativos?`,
    `cripto*|crypto*|blockchain*|stablecoin*|altcoin*|memecoin*|nfts?|moeda digital|moedas digitais`,
    `token|tokens|carteira*|mineração|moeda*`,
  ],
});
