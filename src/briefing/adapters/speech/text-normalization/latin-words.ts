import type { Language } from '../../../../shared/kernel/language.js';

export type LatinLanguage = Exclude<Language, 'zh' | 'ja'>;

type Table = ReadonlyMap<string, string>;

/** How a language says what its writing abbreviates: only what the engine gets wrong by itself. */
export interface LatinWords {
  readonly dot: string;
  readonly and: string;
  readonly at: string;
  /** In ranges. */
  readonly to: string;
  /** Sign → plural; the singular is before a slash when it differs by more than a final s. */
  readonly currencies: Table;
  /** Written scale of an amount → spoken one. */
  readonly scales: Table;
  /** Between whole coins and their hundredths. */
  readonly cents: string;
  /** Joins a scale and a currency: "millones de euros". */
  readonly of: string;
  /** After a number. */
  readonly units: Table;
  /** As written; the dot ends no sentence. */
  readonly abbreviations: Table;
  /** Capitals that the engine would read as a word. */
  readonly spelled: readonly string[];
}

/** Reads `written = spoken` pairs, separated by semicolons. */
const table = (text: string): Table =>
  new Map(
    text.split(';').map((pair): [string, string] => {
      const [written = '', spoken = ''] = pair.split(' = ').map((part) => part.trim());
      return [written, spoken];
    }),
  );

const en: LatinWords = {
  dot: ' dot ',
  and: 'and',
  at: 'at',
  to: 'to',
  currencies: table(`€ = euros; £ = pounds; $ = dollars; US$ = US dollars; A$ = Australian dollars; ¥ = yen/yen;
    C$ = Canadian dollars; HK$ = Hong Kong dollars; NT$ = New Taiwan dollars; S$ = Singapore dollars;
    NZ$ = New Zealand dollars; MX$ = Mexican pesos; ₹ = rupees; R$ = real/reais; ₩ = won/won`),
  scales: table(`k = thousand; K = thousand; m = million; mn = million; M = million; bn = billion; B = billion;
    b = billion; tn = trillion; trn = trillion; T = trillion; thousand = thousand; million = million;
    billion = billion; trillion = trillion`),
  cents: '',
  of: '',
  units: table(`km/h = kilometres per hour; mph = miles per hour; km = kilometres; km² = square kilometres;
    cm = centimetres; mm = millimetres; m² = square metres; kg = kilograms; lb = pounds; °C = degrees Celsius;
    °F = degrees Fahrenheit; ft = feet; GB = gigabytes; MB = megabytes; TB = terabytes; GHz = gigahertz; kW = kilowatts;
    MW = megawatts; GW = gigawatts; kWh = kilowatt hours; MWh = megawatt hours; TWh = terawatt hours;
    TB/s = terabytes per second; bn = billion; tn = trillion`),
  abbreviations: table(`Mr. = mister; Mrs. = missus; Ms. = miz; Dr. = doctor; Prof. = professor; Sen. = senator;
    Gov. = governor; Gen. = general; Rep. = representative; St. = saint; vs. = versus; i.e. = that is;
    e.g. = for example; approx. = approximately; Jan. = January; Feb. = February; Aug. = August; Sept. = September;
    Oct. = October; Nov. = November; Dec. = December; Inc. = incorporated; Ltd. = limited; Corp. = corporation;
    Co. = company; Bros. = brothers; Jr. = junior; Sr. = senior; Lt. = lieutenant; Sgt. = sergeant; Capt. = captain;
    Col. = colonel; Rev. = reverend; Ave. = avenue; Blvd. = boulevard; dept. = department; est. = estimated; ICE = ice`),
  spelled: ['ECB', 'IMF', 'WHO', 'ACLU', 'IAEA'],
};

/** Stands for the sign $ where it means a peso. */
export const PESO_SIGN = 'PESO$';

const es: LatinWords = {
  dot: ' punto ',
  and: 'y',
  at: 'arroba',
  to: 'a',
  currencies: table(`€ = euros; £ = libras; $ = dólar/dólares; US$ = dólar/dólares; U$S = dólar/dólares;
    u$s = dólar/dólares; ¥ = yen/yenes; R$ = real/reales; A$ = dólar australiano/dólares australianos;
    C$ = dólar canadiense/dólares canadienses; HK$ = dólar de Hong Kong/dólares de Hong Kong;
    NT$ = dólar taiwanés/dólares taiwaneses; MX$ = peso mexicano/pesos mexicanos; RD$ = peso dominicano/pesos dominicanos;
    ${PESO_SIGN} = peso/pesos`),
  scales: table(`M = millones; mill. = millones; mil millones = mil millones; mil = mil; millón = millón;
    millones = millones; billones = billones`),
  cents: 'con',
  of: 'de',
  units: table(`km/h = kilómetros por hora; km = kilómetros; km² = kilómetros cuadrados; cm = centímetros;
    mm = milímetros; m² = metros cuadrados; kg = kilos; °C = grados; ºC = grados; GB = gigabytes; MB = megabytes;
    kW = kilovatios; MW = megavatios; GW = gigavatios; kWh = kilovatios hora; h = horas`),
  abbreviations: table(`Sr. = señor; Sra. = señora; Dr. = doctor; Dra. = doctora; EE. UU. = Estados Unidos;
    EE.UU. = Estados Unidos; EE UU = Estados Unidos; EEUU = Estados Unidos; p. ej. = por ejemplo; n.º = número;
    núm. = número; aprox. = aproximadamente; art. = artículo; pág. = página; vs. = contra; mill. = millones; Avda. = avenida; Av. = avenida;
    Dña. = doña; Ud. = usted; Uds. = ustedes; c/u = cada uno; tel. = teléfono; págs. = páginas; etc. = etcétera;
    ONU = Onu; PIB = pib; AVE = ave; IVA = iva; CEO = ceo; INE = ine; CIA = cia; ETA = eta; VI = seis`),
  spelled: ['UE', 'IA', 'IRPF'],
};

const pt: LatinWords = {
  dot: ' ponto ',
  and: 'e',
  at: 'arroba',
  to: 'a',
  currencies: table(`€ = euros; £ = libras; $ = dólar/dólares; US$ = dólar/dólares; U$ = dólar/dólares; ¥ = ienes;
    R$ = real/reais; A$ = dólar australiano/dólares australianos; C$ = dólar canadense/dólares canadenses;
    HK$ = dólar de Hong Kong/dólares de Hong Kong; NT$ = dólar taiwanês/dólares taiwaneses`),
  scales: table(`mi = milhões; bi = bilhões; tri = trilhões; mil milhões = mil milhões; mil = mil; milhão = milhão;
    milhões = milhões; bilhão = bilhão; bilhões = bilhões; trilhões = trilhões`),
  cents: 'e',
  of: 'de',
  units: table(`km/h = quilômetros por hora; km = quilômetros; km² = quilômetros quadrados; cm = centímetros;
    mm = milímetros; m² = metros quadrados; kg = quilos; °C = graus; GB = gigabytes; MB = megabytes; kW = quilowatts;
    MW = megawatts; GW = gigawatts; kWh = quilowatts-hora; h = horas`),
  abbreviations: table(`Sr. = senhor; Sra. = senhora; Dr. = doutor; Dra. = doutora; p. ex. = por exemplo; n.º = número;
    nº = número; aprox. = aproximadamente; art. = artigo; pág. = página; séc. = século; vs. = versus; i.e. = isto é;
    Av. = avenida; Prof. = professor; Profa. = professora; Gov. = governador; Sto. = santo; Sta. = santa;
    ONU = Onu; PIB = pib; PIX = pix; SUS = sus; MEC = mec; USP = uspi; Cia. = companhia; tel. = telefone`),
  spelled: ['IBGE', 'INSS', 'IPTU'],
};

const de: LatinWords = {
  dot: ' Punkt ',
  and: 'und',
  at: 'ät',
  to: 'bis',
  currencies: table(`€ = Euro/Euro; £ = Pfund/Pfund; $ = Dollar/Dollar; US$ = US-Dollar/US-Dollar; ¥ = Yen/Yen;
    Fr. = Franken/Franken; CHF = Franken/Franken; R$ = Real/Real; A$ = australischer Dollar/australische Dollar;
    C$ = kanadischer Dollar/kanadische Dollar; HK$ = Hongkong-Dollar/Hongkong-Dollar;
    NT$ = Taiwan-Dollar/Taiwan-Dollar`),
  scales: table(`Mio. = Millionen; Mio = Millionen; Mill. = Millionen; Mrd. = Milliarden; Mrd = Milliarden;
    Bio. = Billionen; Tsd. = tausend; Millionen = Millionen; Million = Million; Milliarden = Milliarden;
    Milliarde = Milliarde; Billionen = Billionen`),
  cents: '',
  of: '',
  units: table(`km/h = Kilometer pro Stunde; km = Kilometer; km² = Quadratkilometer; cm = Zentimeter; mm = Millimeter;
    m² = Quadratmeter; kg = Kilo; °C = Grad; GB = Gigabyte; MB = Megabyte; kW = Kilowatt; MW = Megawatt; GW = Gigawatt;
    kWh = Kilowattstunden; MWh = Megawattstunden; TWh = Terawattstunden; Mio. = Millionen; Mrd. = Milliarden;
    Bio. = Billionen; Tsd. = tausend; Mio = Millionen; Mrd = Milliarden`),
  abbreviations: table(`z. B. = zum Beispiel; z.B. = zum Beispiel; d. h. = das heißt; d.h. = das heißt;
    u. a. = unter anderem; u.a. = unter anderem; Dr. = Doktor; Prof. = Professor; Nr. = Nummer; ca. = circa;
    bzw. = beziehungsweise; usw. = und so weiter; inkl. = inklusive; Abs. = Absatz; Art. = Artikel; St. = Sankt;
    Std. = Stunden; Min. = Minuten; evtl. = eventuell; ggf. = gegebenenfalls; vgl. = vergleiche; Str. = Straße; vs. = gegen; Hrsg. = Herausgeber;
    Jh. = Jahrhundert; Mio. = Millionen; Mrd. = Milliarden; Co. = Co; sog. = sogenannt; TÜV = Tüv; DAX = Dax; UNO = Uno;
    i. d. R. = in der Regel; u. U. = unter Umständen; o. Ä. = oder Ähnliches; etc. = et cetera; zzgl. = zuzüglich;
    max. = maximal; min. = mindestens; Tel. = Telefon; e. V. = E V`),
  spelled: ['EU', 'KI', 'EZB', 'USA', 'BIP', 'UN', 'IT'],
};

const fr: LatinWords = {
  dot: ' point ',
  and: 'et',
  at: 'arobase',
  to: 'à',
  currencies: table(`€ = euros; £ = livres; $ = dollars; US$ = dollars; $US = dollars; ¥ = yens; R$ = real/réaux;
    A$ = dollar australien/dollars australiens; C$ = dollar canadien/dollars canadiens;
    $CA = dollar canadien/dollars canadiens; HK$ = dollar de Hong Kong/dollars de Hong Kong;
    NT$ = dollar taïwanais/dollars taïwanais`),
  scales: table(`M = millions; Md = milliards; Mds = milliards; k = mille; mille = mille; million = million;
    millions = millions; milliard = milliard; milliards = milliards`),
  cents: '',
  of: 'de',
  units: table(`km/h = kilomètres par heure; km = kilomètres; km² = kilomètres carrés; cm = centimètres;
    mm = millimètres; m² = mètres carrés; kg = kilos; °C = degrés; Go = gigaoctets; Mo = mégaoctets; To = téraoctets;
    kW = kilowatts; MW = mégawatts; GW = gigawatts; kWh = kilowattheures; h = heures; Md = milliards; Mds = milliards`),
  abbreviations: table(`M. = monsieur; MM. = messieurs; Mme = madame; Mmes = mesdames; Mlle = mademoiselle;
    Dr = docteur; p. ex. = par exemple; n° = numéro; nº = numéro; env. = environ; St = saint; Ste = sainte; Mgr = monseigneur; vs. = contre;
    vs = contre; av. = avenue; bd = boulevard; boul. = boulevard; Pr = professeur; etc. = et cetera; tél. = téléphone;
    av. J.-C. = avant Jésus-Christ; apr. J.-C. = après Jésus-Christ; ONU = Onu; CAC = Cac; INSEE = Insee; Dre = docteure`),
  spelled: ['UE', 'IA', 'BCE', 'PME', 'PIB', 'PDG', 'USA'],
};

export const LATIN_WORDS: Readonly<Record<LatinLanguage, LatinWords>> = { en, es, pt, de, fr };
