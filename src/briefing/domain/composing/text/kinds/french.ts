import type { KindWords } from './kinds.js';

export const FRENCH_KINDS: KindWords = {
  victims: `mort morts morte décès victime victimes blessé blessés blessée disparu disparus secours sauvetage secouristes sauveteurs urgence évacués
    évacuation évacué sinistrés survivants pompier pompiers deuil tragédie`,
  quake: `séisme tremblement secousse secousses réplique répliques magnitude épicentre sismique sismologue décombres tremblé faille gravats`,
  volcano: `volcan volcanique éruption lave cendre cendres cratère magma volcanologue`,
  storm: `inondation inondations inondé inondée pluie pluies crue crues rivière débordé débordement tempête ouragan cyclone typhon orage orages
    rafales météo vigilance boue torrentielles submergé digue précipitations grêle`,
  fire: `incendie incendies flammes fumée pompier pompiers brûlé brûlés brûlée hectares sinistre éteint embrasé braises canadair criminel`,
  blast: `explosion explosions explosé explosif explosifs détonation déflagration souffle gaz fuite artifice`,
  collapse: `effondrement effondré effondrée effondrer éboulement glissement mine mineur mineurs ensevelis pont viaduc avalanche barrage tunnel
    fissure fissures échafaudage`,
  crash: `collision percuté percutée déraillé déraillement accident train autocar bus camion wagon wagons conducteur autoroute ferroviaire choc
    renversé`,
  aviation: `avion avions aéroport pilote pilotes piste atterrissage décollage hélicoptère fuselage aérien aérienne aviation crash`,
  sea: `bateau navire naufrage ferry chavire chaviré coulé équipage marins chalutier pétrolier cargo échoué migrants capitaine sauvetage embarcation`,
  attack: `fusillade tirs tireur coups couteau poignardé assaillant attaque attentat terroriste terrorisme meurtre meurtrier assassinat assassiné
    otages enlèvement arme armes suspect tuerie poignard`,
  war: `missile missiles drone drones frappe frappes bombardement bombardements troupes armée offensive cessez-le-feu trêve soldats guerre front
    artillerie militaire militaires invasion rebelles`,
  justice: `tribunal juge juges procès verdict coupable condamné condamnée condamnation jury procureur parquet accusé accusée accusation prévenu
    appel avocat avocate avocats prison corruption fraude acquitté relaxe relaxé assises justice réquisitions magistrats détournement`,
  election: `élection élections électoral électorale vote voix voté électeur électeurs urnes scrutin candidat candidate candidats participation
    présidentielle dépouillement abstention campagne sondage sondages élu élue référendum recomptage`,
  government: `démission démissionne démissionné démissionner coalition cabinet censure limogé limogeage successeur remaniement gouvernement
    dissolution`,
  law: `loi parlement sénat sénateurs députés assemblée adopté adoption vote amendement amendements réforme décret législatif hémicycle promulgation`,
  diplomacy: `sommet diplomate diplomatie diplomatique ambassadeur ambassade traité pourparlers négociations négociateurs bilatéral délégation
    émissaire étrangères dirigeants`,
  strike: `grève grèves grévistes syndicat syndicats syndical intersyndicale salaire salaires salariale débrayage piquet préavis revendications`,
  protest: `manifestation manifestations manifestants manifestant défilé cortège émeutes émeute heurts lacrymogènes rassemblement protestation
    barrages blocage`,
  trade: `douane douanes douanier tarif tarifs commerce commercial exportations exportateurs importations représailles surtaxe`,
  rates: `taux intérêt inflation banque monétaire prix crédit crédits gouverneur`,
  takeover: `rachat rachète racheter fusion acquisition opa offre actionnaires actions concurrence capital prime acquéreur cession participation`,
  layoffs: `licenciement licenciements emploi emplois usine fermeture fermer suppressions restructuration`,
  results: `bénéfice bénéfices ventes trimestre trimestriel pertes perte dividende exercice bourse`,
  football: `but buts match attaquant milieu gardien penalty entraîneur ligue coupe stade saison supporters égalisation égalisé prolongation
    prolongations transfert défenseur mi-temps demi-finale club football joueur joueurs buteur finale`,
  tennis: `tennis set sets manches tournoi open raquette`,
  cycling: `cyclisme cycliste étape peloton sprint maillot jaune échappée col coureur coureurs vélo`,
  athletics: `médaille médailles bronze olympique olympiques marathon athlétisme athlète record mètres natation nageur nageuse saut championne podium`,
  motor: `grand prix formule pole podium circuit pilote écurie rallye`,
  winter: `ski skieur skieuse slalom descente biathlon patinage piste luge`,
  disease: `virus épidémie épidémique contamination contaminations infectés infection vaccin vaccins vaccination maladie malades rougeole grippe
    choléra hôpital patients sanitaire quarantaine foyer variant dengue ebola`,
  poison: `intoxication intoxications intoxiqués contaminé contaminés rappel rappelé toxique salmonelle salmonelles listeria bactérie aliments
    alimentaire pollution potable malades`,
  medicine: `médicament médicaments traitement thérapie essais clinique patients dose cancer alzheimer cellules chirurgie greffe chercheurs`,
  space: `espace spatial spatiale fusée lancement décollé satellite satellites orbite vaisseau astronaute astronautes spationaute lune lunaire
    capsule mission astéroïde télescope sonde`,
  prize: `prix récompense nobel roman romancier romancière auteur autrice littérature littéraire poète livre livres lauréat lauréate jury écrivain
    écrivaine académie`,
  film: `film films réalisateur réalisatrice acteur actrice cinéma festival palme césar tournage oscar oscars documentaire`,
  theft: `volé volés voleur voleurs cambriolage cambrioleurs braquage braqueurs musée bijoux tableau tableaux butin vitrine`,
  power: `panne coupure coupures courant électricité électrique transformateur générateurs foyers rétabli délestage`,
  cyber: `cyberattaque piratage piraté pirates hackers rançongiciel fuite informatique informatiques serveurs logiciel`,
  wildlife: `ours loup loups animal animaux espèce espèces baleine requin zoo oursons faune oiseau oiseaux extinction panda`,
  heat: `canicule chaleur sécheresse température températures degrés nappes arrosage restrictions caniculaire`,
};
