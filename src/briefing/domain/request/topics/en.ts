import { topics } from './topic-types.js';

export const en = topics({
  sport: [
    `sport|sports|sporting|athletics`,
    `football|footballer*|soccer|basketball|nba|nfl|mlb|nhl|baseball|cricket*|rugby|tennis|golf|golfer*|boxing|boxer|olympic*|olympics|world cup|premier league|champions league|bundesliga|la liga|formula one|formula 1|grand prix|wimbledon|goalkeeper|striker|midfielder|quarterback|touchdown|wicket*|innings|odi|ashes|penalty shootout|hat-trick|home run|semi-final*|semifinal*|quarter-final*|quarterfinal*|relegat*|peloton|tour de france|marathon runner|super bowl|playoff*|medalist*|gold medal|test match|uefa|fifa|head coach|man utd|chelsea|liverpool fc|tottenham|man city|real madrid|barcelona fc|sprinter*|cyclist*|swimmer*|athlete*`,
    `match|goal|goals|coach|race|racing|pitch|team|league|final|player*|champion*|stadium|tournament|squad|fixture|score*|defeat*|season|kick-off|winger|referee|transfer window|torch|fans|cup|medal*`,
  ],
  football: [
    `football|soccer|footie|premier league`,
    `football|footballer*|soccer|goalkeeper|striker|midfielder|penalty shootout|hat-trick|relegat*|goalless|own goal|clean sheet|kick-off|world cup`,
    `goal|goals|match|fixture|squad|manager|league|derby`,
  ],
  politics: [
    `politics|political|government|elections?|politicians?`,
    `prime minister|parliament*|minister|ministers|senate|senator*|congress|congressman|congresswoman|president trump|white house|election*|voter*|ballot|referendum|brexit|lawmaker*|legislat*|european union|postbrexit|kamala harris|democrats|republicans|tory|tories|labour party|conservative party|impeach*|coalition|cabinet|campaign trail|governor|chancellor|foreign secretary|diplomat*|embassy|sanctions|boris johnson|trump|biden|farage|macron|putin|opposition party|by-election|downing street|westminster|kremlin|prime ministerial|resign as`,
    `president|government|party|vote*|policy|bill|reform*|leader*|rights|court|treaty|resign*|political|protest*`,
  ],
  economy: [
    `economy|economics?|economic|business|finance|financial|markets?|money|stock market|companies`,
    `inflation|recession|gdp|interest rate*|central bank|federal reserve|stock market|stocks|shares|shareholder*|wall street|dow jones|nasdaq|earnings|quarterly profit*|profits|revenue*|unemployment|tariff*|trade deal|layoff*|merger|takeover|ipo|startup*|investor*|investment*|bankrupt*|insolven*|bond yields|mortgage*|ceo|supply chain|oil price*|retailer*|wages|fiscal|exports`,
    `market*|bank*|price*|tax*|jobs|company|companies|firm|sales|cost*|trade|business*|debt|budget|industry|worth|save`,
  ],
  technology: [
    `tech|technology|technologies|technological|it|computing|software|gadgets?`,
    `software|smartphone*|iphone|android|app store|google|apple inc|microsoft|startup*|developer*|open source|programming|cybersecurity|hacker*|vulnerabilit*|cve-*|ruby|rails|javascript|typescript|python|linux|chip|chips|semiconductor*|cloud computing|data center*|data centre*|browser|api|gadget*|instagram|tiktok|facebook|twitter|social network*|robot*|automation|blockchain|bitcoin|crypto*|silicon valley|algorithm*|ai agents|artificial intelligence|chatgpt|openai|machine learning|quantum comput*|5g|buffer overflow|start-up*|lithium-ion|sodium-ion|batteries|electric ferr*|electric car*|3d print*|free software`,
    `online|digital|internet|device*|app|apps|release*|update|computer*|tech|platform|data|patch|social media|battery|engineer*|prototype*|invent*|lithium|sodium`,
  ],
  ai: [
    `ai|artificial intelligence|machine learning|llms?|language models?`,
    `artificial intelligence|machine learning|chatgpt|openai|anthropic|llm|llms|language model*|neural network*|generative ai|deepfake*|ai agents|ai model*|deep learning|ai`,
    `model|chatbot*|automation|gpu`,
  ],
  science: [
    `science|scientific|research|physics|biology`,
    `scientist*|researcher*|physicist*|astronom*|nasa|telescope*|spacecraft|galaxy|fossil*|dinosaur*|genome|dna|quantum|particle*|laborator*|peer-review*|biolog*|asteroid|mars rover|satellite|archaeolog*|species|evolution*|chemist*|institute of technology|polytechnic|researched`,
    `study|research*|experiment*|discover*|space|planet|university|professor|institute|lithium|sodium|cells`,
  ],
  health: [
    `health|medicine|medical|healthcare`,
    `hospital*|vaccin*|doctor*|patient*|virus|covid*|coronavirus|pandemic|epidemic|ebola|cancer|disease*|nhs|diabetes|surgery|medicine*|clinic*|therapy|symptom*|mental health|obesity|infection*|flu|drug trial|nurses`,
    `health|treatment|drug|drugs|outbreak|diet|care|medical`,
  ],
  climate: [
    `climate|climate change|environment|environmental|global warming|ecology|nature`,
    `climate change|climate talks|climate crisis|climate|coal power|coal|global warming|greenhouse*|carbon|emission*|co2|renewable*|solar power|wind power|fossil fuel*|deforestation|biodiversity|glacier*|arctic ice|sea ice|sea level*|pollution|net zero|just stop oil|extinction rebellion|wildlife|conservation|endangered|sustainab*|kyoto protocol|cop2*`,
    `environment*|ice|forest*|drought|heatwave|energy|temperature*|plastic|recycl*|wildfire*`,
  ],
  culture: [
    `culture|entertainment|arts?|film|films|movies?|music|books|theatre|theater|tv|television`,
    `film|films|movie*|album|singer|rapper|band|concert*|museum|exhibition*|novel|novelist|author|theatre|broadway|oscar*|grammy*|netflix|disney|box office|actor|actress|director's cut|festival|painter|painting*|orchestra|opera|tv series|hollywood|soundtrack|choir|bestseller*|costumes`,
    `music|song|show|star|art|book*|series|stage|scene|director|episode|culture`,
  ],
  celebrity: [
    `celebrit*|gossip|celebs?|royals|royal family|showbiz|stars|celebrity news|celebrity gossip`,
    `celebrit*|red carpet|royal baby|royal wedding|duke and duchess|prince harry|meghan|kardashian*|paparazzi|showbiz|supermodel|influencer*|divorce|dating|girlfriend|boyfriend|gossip|kate middleton|wedding dress|baby bump`,
    `star|stars|fashion|wedding|couple|model|newborn|duchess|duke|royal`,
  ],
  crime: [
    `crime|crimes|criminal|true crime|murders?|killings|homicides?`,
    `murder*|arrested|police|stabb*|shooting|gunman|robber*|burglar*|heist*|kidnap*|convicted|sentenced|prison|inmate*|homicide|manslaughter|rape|rapist|trafficking|fraud|suspect*|detective*|court-martial|guilty|jail*|bomb plot|bomber*|attackers|killer`,
    `trial|court|victim*|charges|charged|investigation|dead|killed|accused|abuse`,
  ],
  war: [
    `wars?|conflicts?|military|defence|defense`,
    `war|missile*|air strike*|airstrike*|troops|soldier*|ceasefire|frontline|front line|invasion|artillery|gaza|hamas|ukraine|hezbollah|nato|warship|drone strike*|shelling|militant*|army|royal navy|sailors|marines|nuclear test|submarine|military|proxy war|hostage*|insurgen*`,
    `attack*|killed|conflict|weapons|defence|defense|general|captured|israeli|forces`,
  ],
  weather: [
    `weather|forecasts?|storms?|weather forecast`,
    `weather|forecast*|tornado*|hurricane*|storm*|blizzard|rainfall|snowfall|heatwave|thunderstorm*|flood*|typhoon|cyclone*|met office|temperatures|severe storm*`,
    `rain|snow|wind|sunny|heat|cold|drought`,
  ],
  travel: [
    `travel|travelling|traveling|tourism|holidays|vacations?`,
    `tourist*|tourism|travel*|airline*|airport*|hotel*|holidaymaker*|cruise*|vacation*|resort|sightseeing|itinerary|backpack*|passport*|destination*`,
    `holiday*|flight*|trip|beach|booking|visit*`,
  ],
  games: [
    `gaming|video games?|games|videogames|esports`,
    `video game*|videogame*|playstation|xbox|nintendo|gamer*|esports|steam deck|gameplay|minecraft|fortnite|pokemon|pokémon|console|multiplayer|board game*`,
    `game|games|gaming|player*|trailer`,
  ],
  food: [
    `food|foods|cooking|recipes?|cuisine|restaurants?|gastronomy|food and drink|culinary|eating out`,
    `restaurant*|chef|chefs|recipe*|cuisine|cookbook*|michelin star*|gastronom*|bakery|bakeries|foodie*|winemaker*|vineyard*|brewery|breweries|cheesemaker*|chocolatier*|street food|fast food|sommelier*|culinary|eatery|eateries|home cooking`,
    `food|cook|cooks|cooking|dish|dishes|meal*|menu*|kitchen*|eat|eating|dining|diner*|wine|wines|beer|cheese*|chocolate|coffee|flavour*|flavor*|ingredient*|taste*`,
  ],
  cars: [
    `cars?|motoring|automobiles?|automotive|autos?|car news|motor vehicles`,
    `carmaker*|car maker*|automaker*|electric car*|electric vehicle*|evs|suv|suvs|hatchback*|pickup truck*|hybrid car*|motorist*|roadster*|test drive*|horsepower|car industry|auto industry|car sales|motor show|self-driving car*|robotaxi*`,
    `car|cars|vehicle*|driver*|driving|engine*|motor*|charging|dealership*|recall*|sedan*|auto`,
  ],
  education: [
    `education|educational|schools|schooling|higher education|teaching`,
    `school|schools|teacher*|pupil*|classroom*|curriculum|kindergarten*|tuition fee*|student loan*|headteacher*|schoolchildren|exam results|undergraduate*|a-level*|gcse*|lecturer*|school board*`,
    `education*|student*|university|universities|college*|learning|degree*|exam*|grades|academic*|classes|lesson*|literacy|campus*`,
  ],
  religion: [
    `religions?|religious|religious affairs|church|churches|faith|faiths`,
    `pope|vatican|bishop*|archbishop*|church|churches|mosque*|synagogue*|imam|imams|rabbi*|priest*|catholic*|protestants|muslim*|islam|christianity|christians|buddhis*|hindus|hinduism|quran|koran|ramadan|pilgrim*|theolog*|evangelical*|clergy|dalai lama|holy see|diocese*|papal|pontiff|sermon*|religio*`,
    `faith*|worship*|prayer*|holy|sacred|temple*|islamic|jewish|christian|cardinal*|bible|spiritual*|congregation`,
  ],
  space: [
    `space|spaceflight|outer space|space travel|space exploration|astronomy|astronautics|cosmos|universe`,
    `astronaut*|cosmonaut*|spacecraft|space station|rocket launch*|moon landing|mars rover|mars mission|telescope*|asteroid*|galaxy|galaxies|exoplanet*|satellite*|black hole*|spaceflight|spacewalk*|astronom*|comet|comets|meteorite*|solar system|space agency|milky way|supernova*`,
    `space|lunar|rocket*|orbit*|moon|mars|jupiter|saturn|planet*|launch*|mission*|stars|probe*`,
  ],
  crypto: [
    `crypto|cryptos|cryptocurrenc*|crypto currenc*|bitcoins?|blockchain|digital currenc*`,
    `crypto*|blockchain*|stablecoin*|altcoin*|memecoin*|nfts?|digital currenc*`,
    `token|tokens|wallet*|coin|coins|mining|exchange`,
  ],
});
