import type { LexiconSource } from '../lexicon-source.js';

export const english: LexiconSource = {
  operators: {
    not: `no_longer not_any_more not_any_longer too_early too_soon premature hardly barely scarcely not no never none nobody nothing neither nor without cannot deny denies denied denying refus* fail fails failed
      failing lack lacks lacked lacking avoid* prevent*`,
    may: `fear fears feared fearing worry worries worried doubt doubts doubted assum* whether if unless may might could perhaps possibly probably likely unlikely maybe potentially would_be appears appeared seems
      seemed suspect* presumably probable possible`,
    alleged: `the_accused alleg* allegedly reportedly supposed* accus* apparently purported* claims claimed claim unconfirmed rumour*
      rumor*`,
    intent: `would ll must have_to has_to had_to need_to needs_to plans planned planning plan_to plans_to planned_to intend* hope hopes hoped hopes_to want wants wanted
      wants_to wanted_to will shall going_to set_to scheduled_to expected expects expect due_to_begin threaten* try tries trying tried
      attempt* await* pending reviewing seek seeks seeking sought propos* consider* demand* urge urges urged call_for calls_for called_for call_on calls_on called_on
      aim aims aimed vow vows vowed offer offers offered is_to are_to`,
    said: `note notes noted remark* hint hints hinted signal signals signalled signaled caution* alleg* say says said saying tell tells told according_to announce* explain* report reports reported warn warns warned
      warning admit* argue* claim claims claimed add adds added promis* deny denies denied denying insist*
      stated acknowledg* believe believes believed confirm* describ* suggest* estimat* reveal*
      vow vows vowed complain* comment* testif* declare* wrote write writes stress* told_reporters in_the_words_of`,
    cause: `reason reasons because because_of due_to owing_to caused_by thanks_to since_the as_a_result_of blame* on_account_of`,
    effect: `causes caused causing led_to leads_to resulted_in resulting_in therefore thus trigger* prompt* consequently`,
    before: `before prior ahead_of earlier_than until runs_until run_until lasts_until last_until ran_until valid_until`,
    after: `after following afterwards since later_than`,
    against: `against oppos*`,
    former: `former ex onetime erstwhile acting deputy vice interim designate`,
    about: `about around roughly approximately circa`,
    nearly: `nearly almost close_to just_under`,
    over: `more_than over above exceed* upwards_of just_over`,
    least: `at_least minimum no_fewer_than no_less_than`,
    most: `as_many_as as_much_as as_high_as as_long_as as_far_as at_most up_to maximum no_more_than`,
    under: `less_than fewer_than under below`,
  },
  opposites: `rise rises rose risen rising increas* climb* gain gains gained gaining grow* grew grown / more / higher / jump* / surge surges surged surging / soar*
      | fall falls fell fallen falling declin* drop drops dropped dropping decreas* / less fewer / lower / plung* / shrink* shrank / slump* / sank sink*;
    win wins won winning winner* victory victories victorious | lose loses lost losing loss losses loser*;
    approve approves approved approving / pass passes passed / adopt* / accept* / agree agreed agrees
      | reject* turn_down turned_down / veto* / refus*;
    earlier | later; open opens opened opening | close closes closed closing;
    begin begins beginning start starts started starting began begun / launch*
      | end ends ended ending finish* / stop stops stopped / conclud*;
    buy* bought acquir* purchas* take_over takeover takeovers | sell* sold;
    arrested arresting / arrest arrests / detain* / custody | releas* / freed;
    convicted / convict convicts conviction* / guilty | acquit* / innocent;
    allow* permit* / legal* | ban bans banned banning prohibit* forbid* / illegal*; north northern | south southern; east eastern | west western;
    support* back backs backed / favour* | oppos* / criticis* criticiz* / condemn*; praise* prais* | condemn*;
    safe safer safely | unsafe dangerous danger; best better | worst worse; old older | young younger;
    import* | export*; hire hires hired hiring | fired / dismiss* / sack* / laid_off;
    employer* | employee*; enter* / arriv* | leave leaves left leaving depart*; strong* | weak*; rich* | poor*;
    biggest largest | smallest; majority | minority; attack* | defend* defenc* defens*; cut cuts cutting / slash* | rais*`,
  synonyms: `admit admits admitted acknowledg*; conced*; confess*; kill*; murdered; murder murders; dead died dies die death deaths dying;
    approval approvals; sentenced sentencing; sentence sentences; jailed jailing; jail jails; charged; charge charges;
    the_accused; defendant*; confirm*; closure closures; injur* hurt; wound*; company companies firm firms compan*;
    police; minister ministers; beat beats beaten beating defeat*; resign* step_down stepped_down; quit quits;
    take takes took taken taking; give gives gave given giving; make makes made making; maker makers; find finds found
    finding findings; hold holds held holding; meet meets met meeting meetings; build* built; choos* chose chosen;
    come comes came coming; go goes went gone; get gets got; see sees saw seen; show shows showed shown showing; pay* paid;
    lead leads led leading; leader leaders; spend* spent; keep* kept; bring* brought; fight* fought; know* knew; send* sent;
    speak* spoke spoken; steal* stole stolen; strike strikes struck striking; run runs ran running; rule rules ruled ruling;
    child children kid kids; woman women; man men; people person persons; british britain uk united_kingdom;
    american americans us united_states u.s usa; french france; spanish spain; german germany germans; dutch netherlands;
    chinese china; danish denmark; finnish finland; swiss switzerland; scottish scotland; irish ireland; polish poland;
    greek greece; welsh wales; swedish sweden; turkish turkey; portuguese portugal; thai thailand; peruvian peru;
    next coming upcoming; help helps helped; teach* taught; think* thought; buyer buyers; car cars; city cities town towns;
    country countries nation nations national; study studies; earthquake earthquakes quake quakes; vote* voting; plan plans;
    sue sues sued suing lawsuit lawsuits; drive drives drove driven; flee flees fled fleeing; hit hits hitting;
    shoot* shot; swim swims swam; eat eats ate eaten; break* broke broken; lie lies lay lying;; wear* wore worn;
    join*; visit*; announcement announcements; explanation explanations; new; seize* seizing; hour-long; born birth; freez* froze frozen; throw* threw thrown;
    grant*;; spread*; teenager* teen teens teenage; movie movies film films; footballer*; football`,
  units: `percent % per_cent percentage; euro euros €; dollar dollars $ usd; pound pounds £ gbp; yen ¥; yuan renminbi;
    year years year-long year-old annual* yearly; month months monthly; week weeks weekly; day days daily; hour hours; minute
    minutes; seconds; kilometre* kilometer* km; mile miles; metre metres meter meters m; centimetre* centimeter* cm;
    millimetre* mm; foot feet ft; inch inches; tonne tonnes ton tons; kilogram* kg kilo kilos; gram grams; hectare* ha; acre
    acres; litre* liter*; degree degrees °c; celsius; fahrenheit; megawatt* mw; gigawatt* gw; franc francs; rupee rupees;
    peso pesos; rouble* ruble*; crown crowns krona; km/h kph; mph; p.m pm afternoon evening; a.m am morning; square; cubic`,
  weekdays: `monday; tuesday; wednesday; thursday; friday; saturday; sunday`,
  months: `january jan; february feb;; april apr;; june jun; july jul; august aug; september sept sep;
    october oct; november nov; december dec`,
  free: `on_the_other_hand by_contrast in_contrast on_the_contrary at_the_same_time in_addition in_fact of_course by_the_way in_turn in_particular for_example as_well as_for when_it_comes_to in_the_meantime after_all above_all how_many how_much let lets move_on moving_on the a an of to in on at for with by from as is are was were be been being it its this that these those he she
    they them him her hers his their theirs we our ours you your yours i me my mine who whom whose which what when where how if
    and or but so than then there here has have had having do does did doing done can should into onto between during
    through up down out off also just too very while whereas although though however meanwhile still now yet
    one_another each other others another some any such own same both either well again let_us let's it's that's i'm
    we're they're he's she's there's more_on next_up story stories news hear look turn called named itself himself herself
    themselves not_only ones away back_to come_to via per upon within across along among amid toward
    towards o'clock mr mrs ms dr sir yes thank thanks hello welcome goodbye already instead
    first_up that's_all all_right together with_us happen happened happens happening details detail 
        despite like including include includes included involv* involving thing
    things something somebody someone matter matters part ve re m worth at_a_cost_of for_now so_far
    several a_few also_known_as doing stand stands accounted`,
  prepositions: `of to in on at for with by from into onto between during through via per upon within across along
    among amid toward towards near against under over after before since until`,
  passive: { verbs: 'is are was were be been being', agents: 'by' },
  conjunctions: `and but while whereas although though that which who whose when where if as because so whom after before
    since until`,
};
