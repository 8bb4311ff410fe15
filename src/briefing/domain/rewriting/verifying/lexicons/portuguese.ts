import type { LexiconSource } from '../lexicon-source.js';

export const portuguese: LexiconSource = {
  operators: {
    not: `cedo_demais muito_cedo e_cedo ainda_e_cedo cedo_para prematuro mal nao nunca jamais nenhum nenhuma ninguem nada sem nem negou negaram nega negam negar negado desment* recus* evit* imped*
      tampouco`,
    may: `temem teme temia temiam temor temores receia receiam receio preocup* duvid* pode podem podera poderao poderia poderiam talvez possivel possiveis possivelmente provavel provavelmente seria seriam
      deveria deveriam parece parecem estaria estariam suspeit*`,
    alleged: `teria teriam haveria alegad* supost* presumiv* acus* aparentemente suspeit* seria seriam alegadamente`,
    intent: `sera serao deve devem devera deverao tem_de tem_que tinha_de precisa precisam quer querem queria queriam planeia planeiam planeja planejam planeou preve preveem previst* pretend* tenta tentam tentou
      espera esperam ameac* propoe propos propost* pede pedem pediu pediram exig* reivindic* vai vao vamos vou ira irao busca
      buscam promet* `,
    said: `escrev* sinaliz* considerou consideraram considera notific* indicou indicaram acredita acreditam acha acham respond* disse disseram diz dizem dizer segundo anunciou anunciaram anuncia anunciad* afirm* explic* inform* indic* advert*
      reconhec* promet* declar* garant* assegur* admit* relat* denunci* destac* confirm* estim* revel* contou de_acordo_com
      conforme alert* nega negou negaram desment* escreveu apont* sublinh* ressalt* acrescent*`,
    cause: `motivo razao porque devido_a devido_ao devido_a por_causa gracas_a ja_que causado_por provocado_por causada_por por_culpa
      provocada_por pois`,
    effect: `provoc* causou causaram causam causado causada causar por_isso portanto levou_a obrig* origin* desencade*`,
    before: `vai_ate dura_ate valido_ate antes ate anterior anteriores previo`,
    after: `a_partir_da a_partir_do a_partir_de depois apos desde posterior posteriores`,
    against: `contra`,
    about: `cerca_de aproximadamente em_torno por_volta`,
    former: `antigo antiga antigos antigas ex vice interino interina`,
    nearly: `quase`,
    over: `mais_de mais_do_que`,
    least: `pelo_menos ao_menos no_minimo`,
    most: `no_maximo ate vai_ate dura_ate`,
    under: `menos_de`,
  },
  opposites: `sobe sobem subiu subiram subid* aument* cresc* elev* / mais / dispar* | desce* baix* cai caem caiu cairam queda* diminu* reduz*
      recu* / menos / despenc*;
    ganhou ganharam ganha ganham ganhar ganho vitoria* | perdeu perderam perde* perder perda* derrota derrotas;
    aprov* / aprovacao / aceit* | rejeit* reprov*; abr* abert* reabr* | fech* encerr*;
    comec* inici* arranc* | termin* acab* conclu*; compr* adquir* | vend*;
     deteve detido* detida* / prend* preso* presa* / prisao / captur* | libert* solt* / liber*; condenou condenaram condenad* condenar / condenacao / culpado* | absolv* / inocent*;
    permit* autoriz* | proib*; norte | sul; leste oriental | oeste ocidental; apoi* / elogi* | critic*;
    melhor melhores | pior piores; contrat* | demit* desped*; import* | export*; maior maiores | menor menores;
    assumi* |; entra* | sai* sair*; grande* | pequen*; maioria | minoria; inclu* | exclu*; encontr* | desaparec*`,
  synonyms: `reconhec* admit*; confess*; morre* morr* morte mortes falec*; morto mortos morta mortas; mata matam matou mataram matar; assassinos assassino assassina assassinas; assassinato assassinatos; assassinou assassinaram assassinad*; confirm*; sentenca sentencas; sentenciad*;
      indiciad*; reu reus; investigado investigada; ferid* feri*; empresa* companhia*; policia* agentes
      policia*; renunci*; fez faz fazem fazer fizeram; poe poem puseram; teve ter tiveram; veio vem
      vir vieram; deu dar deram; viu ver viram visto; trouxe traz trazer; derrot* venceu vence*; eleg* eleit*; eleic*;
      constru* constroi* construc*; destru* destroi*; produz* produc*; crianca*; mulher*; homem homens; incendio* fogo; cidade*; 
      paises; estados_unidos eua norte_americano norte_americana norte_americanos american*; portugal portugues*; brasil brasileir*; espanha espanh*; franca frances*;
      alemanha alem*; china chines*; reino_unido britanic*; descobr* descobert*; acord*; receb*; mostr*; decid*; decis*; vot*;
      pesquisador*; tecnico treinador*; guarda_redes goleir*; desenvolv*;; pes*; novo nova novos novas; nasc*;
      cri*; mant*; faltas* faltav* falta*; jog*; sofr*; anul*; habitac*; jovem jovens; obra obras`,
  units: `% por_cento; euro euros €; dolar dolares $; libra libras; iene ienes; yuan; real reais r$; ano anos anual*; mes meses; semana
    semanas; dia dias; hora horas; minuto minutos; segundos; quilometro* km; milha milhas; metro metros m; centimetro* cm; milimetro* mm;
    tonelada*; quilograma* quilo quilos kg; grama gramas; hectare*; litro*; grau graus; megawatt*; gigawatt*; peso pesos; franco
    francos; quadrad*; cubic*; trimestre*`,
  weekdays: `segunda_feira; terca_feira; quarta_feira; quinta_feira; sexta_feira; sabado*; domingo*`,
  months: `janeiro; fevereiro; marco; abril; maio; junho; julho; agosto; setembro; outubro; novembro; dezembro`,
  free: `em_contrapartida por_outro_lado pelo_contrario ao_mesmo_tempo alem_disso de_facto de_fato enquanto_isso entretanto por_exemplo entre_outros entre_outras quanto_a alias ja_os ja_as outra_vez de_novo se_encontra se_encontram encontra_se encontram_se no_entanto obteve obtem apesar alguns algumas varios varias tinha tinham tenha tenham haja fica ficam ficou ficaram ficar no_valor_de por_enquanto por_ora ate_agora ate_o_momento sabemos o a os as um uma e ou mas se de do da dos das em no na nos nas num numa com por para sobre entre como foi foram
    ser sendo sido era eram sera serao esta estao estava estavam estar ha havia houve que seu sua seus suas lhe lhes me te este 
    estes estas esse essa esses essas isso isto aquele aquela aquilo ele ela eles elas eu voce muito muita ja tambem quando enquanto
    onde quem qual quais cujo cuja embora entao agora aqui ali ainda alem tanto cada tem ao aos pelo pela pelos pelas
    indo durante sob seja sejam tal porem entretanto contudo ola  obrigad* noticia* historia tema temas assunto
    mesmo mesma mesmos mesmas senhor senhora dom parte detalhes assim sao`,
  prepositions: `de do da dos das em no na nos nas num numa com por para sobre entre ante apos desde ate contra sem segundo durante sob
    ao aos pelo pela pelos pelas `,
  passive: { verbs: 'e sao foi foram ser sendo sido sera serao', agents: 'por pelo pela pelos pelas' },
  conjunctions: `e mas enquanto que embora quando onde quem qual cujo porque ou`,
};
