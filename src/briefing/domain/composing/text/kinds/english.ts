import type { KindWords } from './kinds.js';

export const ENGLISH_KINDS: KindWords = {
  victims: `dead killed death deaths died victim victims injured injuries wounded missing rescue rescued rescuers emergency evacuated evacuation
    evacuees survivor survivors bodies casualties toll trapped firefighters mourning tragedy`,
  quake: `earthquake quake aftershock aftershocks tremor magnitude epicentre epicenter seismic seismologist seismologists rubble`,
  volcano: `volcano volcanic eruption erupted erupts lava ash crater magma volcanologist`,
  storm: `flood floods flooded flooding rain rainfall rains river storm storms hurricane typhoon cyclone tornado winds gusts downpour torrential mud
    landfall overflowed levee submerged waters blizzard hail`,
  fire: `fire fires blaze flames wildfire burned burnt burning smoke firefighters firefighter brigade arson engulfed acres hectares gutted
    extinguished`,
  blast: `explosion exploded blast explosive explosives detonated detonation leak fireworks`,
  collapse: `collapse collapsed collapses landslide mudslide miner miners bridge rubble buried trapped avalanche dam shaft sinkhole scaffolding crack
    cracks viaduct tunnel`,
  crash: `crash crashed collision collided derailed derailment train bus lorry truck coach carriage carriages motorway railway rail overturned
    traffic`,
  aviation: `plane aircraft flight flights airline airport pilot pilots runway takeoff helicopter cockpit fuselage aviation`,
  sea: `ship ferry boat vessel capsized sank sinking shipwreck coastguard crew sailors trawler tanker cargo harbour aground migrants lifeboat captain`,
  attack: `shooting shot gunman gunmen stabbed stabbing knife attacker attack terror terrorist murder murdered killer hostage hostages kidnapped
    rifle gunfire shots assailant massacre`,
  war: `missile missiles drone drones airstrike shelling troops army offensive ceasefire soldiers war frontline artillery military invasion truce
    rebels militia bombing`,
  justice: `court judge trial verdict guilty sentence sentenced convicted conviction jury prosecutor prosecutors prosecution charged charges appeal
    defendant lawyer lawyers jail jailed prison bribery fraud corruption acquitted plea testified arrested indicted embezzlement barrister`,
  election: `election elections electoral vote votes voted voter voters ballot ballots polls polling candidate candidates turnout runoff presidency
    elect campaign poll count concede conceded landslide referendum recount`,
  government: `resign resigned resigns resignation resigning coalition cabinet confidence ousted sacked successor reshuffle dismissed caretaker
    stepped`,
  law: `bill law legislation parliament senate senators lawmakers mps congress vote amendment reform legislature budget statute`,
  diplomacy: `summit treaty diplomat diplomatic diplomats ambassador embassy agreement accord negotiations negotiators bilateral sanctions delegation
    envoy`,
  strike: `striking union unions walkout walked picket pickets wage wages employer bargaining overtime labour labor`,
  protest: `protest protests protesters protesting demonstrators demonstration rally rallied march marched riot riots tear clashes crackdown unrest`,
  trade: `tariff tariffs trade exports exporters imports importers duties duty customs levy retaliation retaliatory surcharge`,
  rates: `rates inflation bank interest mortgage mortgages monetary basis policymakers hikes borrowing`,
  takeover: `takeover merger merge acquire acquires acquisition shareholders shares antitrust buyout premium regulators`,
  layoffs: `layoffs redundancies redundant factory closure restructuring`,
  results: `profit profits revenue earnings sales quarterly losses forecast dividend shares analysts`,
  football: `goal goals match striker midfielder goalkeeper keeper penalty coach league cup stadium season fans equaliser equalizer half-time
    halftime extra stoppage transfer defender header semi-final semifinal club football pitch`,
  tennis: `tennis racket match tiebreak tie-break slam court`,
  cycling: `cycling cyclist peloton sprint jersey breakaway`,
  athletics: `medal medals gold silver bronze olympic olympics marathon sprinter athletics athlete relay swimmer swimming jump`,
  motor: `prix formula laps pole podium circuit racing`,
  winter: `ski skier skiing slalom downhill biathlon skating snow slope piste sled`,
  disease: `virus outbreak infection infections infected vaccine vaccines vaccination disease epidemic pandemic measles flu influenza cholera
    patients quarantine contagious ebola variant dengue`,
  poison: `contaminated contamination recall recalled poisoning poisoned toxic salmonella listeria bacteria illness pollution coli`,
  medicine: `drug drugs treatment therapy trial clinical patients dose cancer alzheimer's regulator gene cells surgery transplant medicine
    researchers`,
  space: `space rocket launch launched satellite satellites orbit spacecraft astronaut astronauts moon lunar mars capsule asteroid telescope lander
    probe liftoff`,
  prize: `prize award awarded nobel novel novelist author literature literary poet book books laureate jury winner writer academy fiction`,
  film: `film films movie director actor actress box premiere festival starring oscar oscars cinema documentary palme`,
  theft: `theft stole thief thieves robbery robbers heist museum jewels jewellery jewelry painting paintings gallery loot burglary burglars raid`,
  power: `power blackout outage outages electricity grid substation generators utility restored megawatts supply transformer`,
  cyber: `hack hacked hackers cyberattack cyber ransomware data breach servers passwords outage malware software`,
  wildlife: `bear bears wolf wolves animal animals species whale whales shark zoo cub cubs wildlife bird birds extinct panda breeding conservation`,
  heat: `heat heatwave drought temperature temperatures reservoirs hosepipe scorching celsius`,
};
