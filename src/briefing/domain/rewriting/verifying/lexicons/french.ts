import type { LexiconSource } from '../lexicon-source.js';

export const french: LexiconSource = {
  operators: {
    not: `trop_tot premature prematurees a_peine guere ne n pas jamais aucun aucune personne_ne rien sans ni non nul nulle demen* dementi nie nient nier refus*
      evit* empech*`,
    may: `craignent craint craignait crainte craintes redout* s_inquiet* dout* si peut peuvent pourrait pourraient peut_etre probable* probablement sans_doute vraisemblable* eventuel* possible
      possibles serait seraient devrait devraient semble semblent semblait risque risquent suspect* soupconn* probables`,
    alleged: `aurait auraient serait seraient presume* presumee* pretendu* suppose* accus* soupconn* apparemment`,
    intent: `appelle appellent a_appele ont_appele va vont aura auront sera seront ira iront doit doivent devait devaient faut veut veulent voulait voulaient comptent prevoit prevoient prevu prevue envisag* souhait* espere*
      esperent menac* tente tentent tentait demand* exig* propos* reclam* vise visent
      cherche cherchent prevoyait s_attend s_attendent s_attendait s_attendaient`,
    said: `se_dit s_est_dit a_juge ont_juge considere considerent a_considere signale signalent informe informent fait_savoir ont_fait_savoir d_apres croit croient pense pensent dit disent disait dire selon  annonc* declar* explique* expliqu* affirm* indiqu* precis* assur*
      soulign* estim* rapporte rapportent averti* avertit previent rappel* promis promet promettent promettre admet admis
      reconnu reconnait repond* confi* raconte* temoign* dement dementi dementent nie nient d_apres ajout* revele* ecrit
      previen* prevenu confirm*`,
    cause: `en_cause raison parce_que car a_cause en_raison grace_a du_a due_a faute_de puisque cause_par provoque_par
      causee_par provoquee_par en_consequence_de`,
    effect: `cause_des cause_une cause_les provoqu* cause_un causent causer causant entrain* donc conduit_a mene_a par_consequent c_est_pourquoi`,
    before: `avant avant_de jusqu jusque court_jusqu courent_jusqu dure_jusqu valable_jusqu`,
    after: `a_partir_du a_partir_des a_partir_de a_compter_de apres depuis suite_a a_la_suite`,
    against: ``,
    about: `pres_de pres_d environ quelque autour_de a_peu_pres `,
    former: `ancien ancienne anciens anciennes ex vice interimaire`,
    nearly: `pres_de presque pres_d pas_loin`,
    over: `plus_de plus_d`,
    least: `au_moins`,
    most: `au_plus jusqu_a au_maximum jusqu_a`,
    under: `moins_de moins_d`,
  },
  opposites: `augment* mont* hauss* progress* grimp* croit croissance / plus / bondi* | baiss* diminu* recul* tomb* redui*
      dimin* / moins / chut* / plong*;
    gagn* remport* victoire* vainqu* | perdu perd perdent perdre perte pertes defaite* perdait;
    approuv* / adopt* / accept* / valid* | rejet* repouss*; |;
    ouvr* ouvert* reouv* rouvr* | ferm*; commenc* debut* demarr* / lanc* | termin* fini* acheve*;
    achet* rachet* acqui* rachat | vend*; interpell* / arrestation* / arret* | libere* relach* / liberation;
    condamne condamnes condamnee condamnees condamner / condamnation* / coupable* | acquitt* relax* / innocent*; autoris* permet* permis | interdi* prohib*;
    nord | sud; oriental* | ouest occidental*; soutien* souten* / defend* / felicit* | critiqu* / denonc*;
     securise* | dangereu* danger; meilleur* mieux | pire*; embauch* recrut* | licenci* / supprim*;
    employeur* | employe employes salarie*; import* | export*; plus_tot | plus_tard; grand grands grande grandes
      | petit petits petite petites; majorite | minorite; augmentation | reduction; retrouv* | disparu* `,
  synonyms: `reconnait reconnu reconnaissent reconnaissait admet admis admettent; avou*; mort morts morte mortes meurt meurent mourir mourut deces decede*;
    tue tues tuee tuees tuent tuer tuant tuait; mortel*; meurtre*; assassin assassins; assassinat assassinats; assassine* ; confirm*; peine peines; requis requiert; approbation; prevenu*; prison prisons; emprisonn*; incarcer*; bless*;
    entreprise* societe societes compagnie*; police policiers policier; reçu recu recoit recevoir recoivent; pris prend prennent
    prendre prise; mis met mettent mettre mise; tient tenu tenir tenue tiennent; vient viennent venir venu venue; voit vu voir voient;
    decid* decision; elu elus elue elit elire; election*; dirig*; directeur*; naitre nee; batt* battu battue;
    demission*; fait font faire fit; etat_unis americain*; france francais*; allemagne allemand*; espagne espagnol*;
    italie italien*; chine chinois*; japon japonais*; russie russe*; belgique belge*; suisse*; royaume_uni britannique*;
    portugal portugais*; maroc marocain*; oeil yeux; feu incendie*; enfant*; soign* soin*; homme*; femme*; garde* garder gard*;
    pays; ville*; courir couru; sortir sorti*; partir parti*;; lire lu; sait savoir;
    detruit* detrui*; construi* construct*; produi* product*; elev*; offr* offert*; emporte*; nouveau nouvelle nouveaux
    nouvelles nouvel; mensonge* menti mentir`,
  units: `% pour_cent pourcent; euro euros €; dollar dollars $; livre livres £; yen yens; yuan yuans; an ans annee annees
    annuel*; mois; semaine semaines; jour jours journee*; heure heures h; minute minutes; seconde secondes; kilometre* km;
    mile miles; metre metres m; centimetre* cm; millimetre* mm; tonne tonnes; kilogramme* kilo kilos kg; gramme grammes;
    hectare*; litre*; degre degres; megawatt*; gigawatt*; franc francs; rouble*; couronne*; carre*; cube*; trimestre*`,
  weekdays: `lundi*; mardi*; mercredi*; jeudi*; vendredi*; samedi*; dimanche*`,
  months: `janvier; fevrier; mars; avril; mai; juin; juillet; aout; septembre; octobre; novembre; decembre`,
  free: `en_revanche par_contre a_l_inverse en_meme_temps de_plus en_outre en_effet d_ailleurs entre_temps par_exemple entre_autres quant_a au_passage de_nouveau a_nouveau se_sont_retrouves se_sont_retrouvees s_est_retrouve s_est_retrouvee se_trouve se_trouvent se_trouvait se_trouvaient savons le la les l un une des du de d et ou mais si a au aux en dans sur pour par avec entre comme est sont etait etaient
    etre ete ont avait avaient avoir eu que qu qui quoi dont se s sa son ses ce c cet cette ces ceux celui celle celles cela ca
    il elle ils elles on nous vous je j me m te t lui leur leurs y tres aussi deja meme memes chez vers lors lorsque quand
    ainsi alors tandis pendant durant notamment cependant pourtant toutefois mes mon ma notre nos votre vos fut furent sera
    seront soit ayant etant puis ici la-bas encore ensuite maintenant par_ailleurs de_son_cote soi eux va vont
     sous parmi afin bonjour bienvenue merci sujet sujets histoire actualite voici voila quel quelle quels
    quelles comment monsieur madame m. bien partir d'abord tel telle ci 
    obtenu obtient malgre quelques plusieurs certains certaines soient ou_en_est d_un_montant_de pour_un_montant_de pour_l_instant pour_le_moment jusqu_ici dû du originaire* part`,
  prepositions: `de d du des a au aux en dans sur pour par avec entre chez vers sous parmi contre pres selon apres avant depuis
    pendant`,
  passive: { verbs: 'est sont etait etaient ete etre fut furent sera seront', agents: 'par' },
  conjunctions: `et mais tandis que qu qui dont ou lorsque quand alors si car puis`,
};
