import type { Language } from '../../../../../shared/kernel/language.js';

/** Offices, bodies, games, quarters of the sky: words with a capital that are in the names of many, and name none of them. */
export const INSTITUTIONS: Readonly<Partial<Record<Language, string>>> = {
  en: `president prime minister secretary chancellor senate senator congress house commons lords parliament council court
    supreme federal judge justice police sheriff department ministry state states government governor mayor city county district
    board committee commission agency authority administration union party association federation university college
    school institute hospital church national international general central north south east west northern southern eastern
    western new street road river lake creek bay island islands mountain world cup olympic olympics games league championship
    gold silver bronze white republic kingdom united nations security health safety transportation defense defence army navy guard coast
    bank group company corp inc ltd holdings construction industries partners day week war act plan network service services
    news times republicans democrats republican democrat conservatives conservative labour front american british european
    english africa asia europe america us usa uk un eu
    football rugby club fc afc united stadium`,
  fr: `president ministre premier assemblee senat depute parlement conseil cour tribunal justice police gendarmerie ministere
    etat etats gouvernement republique maire mairie ville departement region prefecture prefet commission comite agence
    direction parti syndicat federation association universite ecole college lycee hopital eglise national nationale
    international generale general central nord sud est ouest grand grande rue place avenue boulevard saint sainte mer monde
    coupe ligue jeux olympiques olympique championnat republicains socialistes ecologistes bleus europe europeenne
    union nations unies francais francaise allemand americain pdg tgv ter sms maison musee prix banque groupe internet
    transports bureau ue onu usa
    football rugby club fc stade france`,
  es: `presidente presidenta ministro ministra congreso senado diputados parlamento consejo tribunal supremo constitucional
    audiencia juzgado juez justicia policia guardia civil nacional ministerio estado estados unidos gobierno republica
    moncloa alcalde alcaldia ayuntamiento ciudad comunidad provincia provincial junta comision comite agencia direccion
    inspeccion trabajo partido popular socialista sindicato federacion asociacion universidad escuela colegio instituto
    hospital iglesia internacional general central banco norte sur este oeste calle plaza avenida san santa santo mar mundo
    mundial copa liga juegos olimpicos olimpico campeonato oro plata bronce europa europea union naciones unidas espanol
    espanola grupo real club doctor rey reina delegacion emergencias bomberos pp psoe ue onu eeuu
    futbol deportivo club fc cf atletico estadio espana`,
  pt: `presidente ministro ministra congresso senado deputados camara parlamento assembleia conselho tribunal supremo superior
    turma procuradoria ministerio publico juiz justica policia federal militar rodoviaria guarda civil nacional republicana
    estado estados unidos governo republica planalto prefeito prefeitura municipal municipio cidade distrito vila junta
    comissao comite agencia autoridade protecao defesa bombeiros partido social socialista sindicato federacao associacao
    universidade escola colegio instituto hospital igreja internacional geral central banco norte sul leste oeste rua praca
    avenida sao santa santo mar mundo mundial copa liga jogos olimpicos olimpico campeonato ouro prata bronze europa europeia
    uniao nacoes unidas portugues portuguesa brasileiro brasileira grupo casa doutor rei rainha pf prf stf stj psp gnr receita ue onu eua
    futebol esporte sporting clube fc estadio brasil portugal`,
  de: `cdu csu spd afd fdp grune grunen linke linken bundestag bundesrat eu nato uno usa deutsche deutscher deutschen
    deutsches europa europaische europaischen olympia gold silber bronze montag dienstag mittwoch donnerstag freitag samstag
    sonntag verdi bundespolizei bundeswehr sankt nord sud ost west neue neuer neuen alte alten grosse grossen
    union junge jungen sparkasse fc sc vfb vfl tsv stadion deutschland champions league team manager revision fusion pendler`,
};
