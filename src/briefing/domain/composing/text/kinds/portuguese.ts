import type { KindWords } from './kinds.js';

export const PORTUGUESE_KINDS: KindWords = {
  victims: `morto mortos morte mortes vítima vítimas ferido feridos ferida desaparecido desaparecidos resgate resgatado resgatados socorro
    socorristas emergência bombeiros bombeiro desalojados desabrigados evacuação retirados sobreviventes luto tragédia`,
  quake: `terremoto terramoto sismo sísmico abalo tremor réplica réplicas magnitude epicentro sismólogo sismóloga escombros tremeu`,
  volcano: `vulcão vulcânica vulcânico erupção lava cinza cinzas cratera magma vulcanólogo`,
  storm: `enchente enchentes inundação inundações chuva chuvas temporal tempestade ciclone furacão tufão rio transbordou cheia cheias alagamento
    alagamentos alagou alagadas granizo ventos rajadas desalojados precipitação deslizamento`,
  fire: `incêndio incêndios fogo chamas fumaça fumo bombeiros bombeiro queimou queimada queimadas hectares ardeu brigadistas rescaldo`,
  blast: `explosão explosões explodiu explosivo explosivos detonação vazamento botijão`,
  collapse: `desabamento desabou desabamentos deslizamento soterrados soterrado colapso ruiu mina mineiros barragem rompimento rejeitos ponte viaduto
    túnel rachaduras andaime`,
  crash: `colisão colidiu bateu batida descarrilou descarrilamento acidente trem comboio ônibus autocarro caminhão camião vagão vagões motorista
    rodovia tombou capotou`,
  aviation: `avião aviões voo voos aeronave aeroporto pouso decolagem aterragem helicóptero fuselagem caixa-preta`,
  sea: `barco navio naufrágio naufragou balsa ferry embarcação tripulação tripulantes pescadores petroleiro encalhou marinha migrantes capitania`,
  attack: `tiroteio tiros atirador disparos faca esfaqueou esfaqueado facadas agressor ataque atentado terrorista terrorismo assassinato assassinado
    homicídio refém reféns sequestro pistola arma chacina suspeito`,
  war: `míssil mísseis drone drones bombardeio bombardeios bombardeamento tropas exército ofensiva cessar-fogo trégua soldados guerra artilharia
    militar militares invasão rebeldes`,
  justice: `tribunal juiz juíza julgamento condenado condenada condenação condenou sentença réu ré promotor promotoria procurador acusado acusada
    acusação recurso recorrer advogado advogada prisão preso presa cadeia absolvido corrupção propina suborno fraude desvio denúncia supremo delação
    culpado peculato`,
  election: `eleição eleições eleitoral voto votos votação votou eleitor eleitores urna urnas apuração candidato candidata candidatura eleito eleita
    sondagem participação abstenção derrota referendo recontagem`,
  government: `demissão demite demitiu renúncia renunciou renuncia coalizão coligação gabinete moção censura exonerado exonerou sucessor remodelação`,
  law: `lei congresso câmara senado senador senadores deputado deputados aprovou aprova aprovação emenda decreto parlamento votação plenário
    orçamento sanção assembleia`,
  diplomacy: `cúpula cimeira diplomata diplomático diplomática embaixador embaixada tratado negociações negociação chanceler bilateral sanções
    delegação mediador`,
  strike: `greve greves grevistas paralisação sindicato sindicatos sindical salário salários salarial reajuste piquete patronal dissídio`,
  protest: `protesto protestos manifestação manifestantes passeata marcha confrontos tumulto barricadas lacrimogêneo bloqueio bloqueios`,
  trade: `tarifa tarifas tarifaço comercial exportação exportações exportadores importação importações alfândega retaliação sobretaxa`,
  rates: `juros inflação selic monetária preços crédito`,
  takeover: `aquisição fusão opa oferta acionistas concorrência participação adquirir`,
  layoffs: `demissões demissão demitir despedimento despedimentos fábrica`,
  results: `lucro lucros receita faturamento vendas trimestre trimestral prejuízo dividendos balanço`,
  football: `gol gols golo golos atacante avançado goleiro guarda-redes pênalti penálti treinador campeonato copa taça estádio torcida torcedores
    empate prorrogação prolongamento zagueiro artilheiro clássico semifinal`,
  tennis: `tênis ténis tenista raquete torneio`,
  cycling: `ciclismo ciclista pelotão camisola amarela fuga sprint bicicleta`,
  athletics: `medalha medalhas bronze olímpico olímpica olimpíada olimpíadas maratona atletismo atleta recorde natação nadador nadadora pódio campeã`,
  motor: `fórmula grande prêmio prémio pole pódio circuito rali`,
  winter: `esqui esquiador esquiadora slalom neve patinação`,
  disease: `vírus surto contágio infecção infectados epidemia pandemia vacina vacinas vacinação doença doenças sarampo gripe cólera dengue pacientes
    sanitária quarentena ebola variante mosquito`,
  poison: `intoxicação intoxicados contaminação contaminado contaminada recolhimento recall tóxico tóxica metanol salmonela bactéria alimentos lote
    lotes derrame`,
  medicine: `remédio medicamento tratamento terapia ensaio ensaios clínico clínicos pacientes dose câncer cancro alzheimer aprovou gene células
    transplante cirurgia`,
  space: `espaço espacial foguete foguetão lançamento lançou satélite satélites órbita astronauta astronautas lunar marte cápsula asteroide
    telescópio sonda`,
  prize: `prêmio prémio premiado premiada nobel romance romancista escritor escritora literatura literário poeta laureado academia`,
  film: `filme filmes diretora realizador realizadora ator atriz cinema festival estreia bilheteria oscar palma longa documentário`,
  theft: `roubo roubado roubados roubou ladrão ladrões assalto assaltantes furto museu joias vitrine cofre`,
  power: `apagão apagões energia elétrica elétrico eletricidade subestação geradores escuro concessionária restabelecida`,
  cyber: `ciberataque hacker hackers invasão ransomware vazamento servidores informático senhas`,
  wildlife: `onça onças urso lobo espécie espécies baleia baleias tubarão zoológico filhote filhotes fauna extinção reserva`,
  heat: `calor seca temperatura temperaturas estiagem reservatórios racionamento termômetros`,
};
