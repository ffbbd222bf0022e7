import { wordKey } from './plain-text.ts'

/** Packages of several pieces: "2 boxes of 6". */
const PACKAGES = new Set(
  (
    'karton kartons box boxes case cases carton cartons caisse caisses caja cajas scatola scatole doos dozen doosje doosjes caixa caixas pack packs packet packets ' +
    'packung packungen paket pakete paquete paquetes paquet paquets pakket pakketten pacco pacchi pacote pacotes boite boites verpakking confezione confezioni conf sachet sachets ' +
    'beutel bag bags bolsa bolsas zak zakken kiste kisten krat palette paletten pallet pallets ve gebinde коробка коробки коробок коробку упаковка упаковки упаковок упаковку упак ящик ящика ящики ящиков пачка пачки пачек пачку пакет пакета пакетов ' +
    'verpackungen schachtel schachteln packchen crate crates bundle bundles emballage emballages colis envase envases embalaje embalajes bulto bultos imballo imballi collo colli ' +
    'cartone cartoni busta buste verpakkingen kist kisten kratten zakje zakjes embalagem embalagens caixinha caixinhas saco sacos palete paletes'
  ).split(' '),
)
const PAIRS = new Set(
  'pair pairs paar paare paire paires paio paia coppia coppie par pares пара пары пар пару'.split(' '),
)
/** Sets, which are sold as one piece unless their content is written: "2 sets of 4". */
const SETS = new Set(
  (
    'set sets setje satz satze saetze kit kits jeu jeux juego juegos serie conjunto conjuntos jogo jogos lot lots набор набора наборов ' +
    'комплект комплекта комплекты комплектов компл komplet komplety'
  ).split(' '),
)
/** Units in which pieces and packages are ordered, in eight languages. */
const UNITS = new Set([
  ...PACKAGES,
  ...PAIRS,
  ...SETS,
  ...(
    'st stk stck stueck stuck stucke pcs pc pce pces piece pieces ea each unit units nos off pack packs packung packungen pak pkg pkt ve satz satze saetze set sets ' +
    'karton box boxes pz pzo pezzo pezzi conf u un ud uds und unid unidad unidades unidade pza pzas pieza ' +
    'piezas juego juegos peca pecas pc pcs caixa caixas conjunto jogo шт штук штука штуки ед комплект кт компл упак ' +
    'stuks doos verpakking kit kits doosje serie scatola scatole confezione confezioni caja cajas paquete paquetes jeu jeux набор набора комплекта упаковка упаковки szt sztuk sztuki unite unites boite lot lots setje setjes paartje sa kpl kplt kompl komplet komplety kompletow garn jgo cj cf h87 c62 pce pr'
  ).split(' '),
])

const WORDS: ReadonlyMap<string, number> = new Map(
  [
    'oan oana oans eins eentje jeden jedna jedno ein eine einen einmal one un une uno una um uma один одна одну одно одной одного een odin',
    'zwoa zwoi zwee twa dwa dwie dwoch tweetal zwei zwo two deux due dos dois duas два две двух пару парочку парочка twee zweimal twice couple',
    'trzy dree dreimal drei three trois tre tres три трех drie',
    'cztery viere vier four quatre quattro cuatro quatro четыре четырех viermal',
    'piec pięc fuenfmal funfmal fuenf funf fuenfe funfe five cinq cinque cinco пять пяти vijf',
    'szesc sechse sechsmal sechs six sei seis шесть шести zes',
    'siedem sieben seven sept sette siete sete семь zeven',
    'osiem acht eight huit otto ocho oito восемь',
    'dziewiec neun nine neuf nove nueve девять negen',
    'dziesiec zehne dizaine decina decena dezena tiental zehnmal десяток zehn ten dix dieci diez dez десять tien',
    'elf eleven onze undici once одиннадцать',
    'dwanascie zwoelf zwolf twelve douze dodici doce doze двенадцать twaalf',
    'dreizehn thirteen treize tredici trece treze тринадцать dertien',
    'vierzehn fourteen quatorze quattordici catorce catorze quatorze четырнадцать veertien',
    'quinzaine quindicina quinzena fuenfzehn funfzehn fifteen quinze quindici quince пятнадцать vijftien',
    'sechzehn sixteen seize sedici dieciseis dezesseis dezasseis шестнадцать zestien',
    'siebzehn seventeen diciassette diecisiete dezessete dezassete семнадцать zeventien',
    'achtzehn eighteen diciotto dieciocho dezoito восемнадцать achttien',
    'neunzehn nineteen diciannove diecinueve dezenove dezanove девятнадцать negentien',
    'dwadziescia vingtaine ventina veintena zwanzig twenty vingt venti veinte vinte двадцать twintig',
  ].flatMap((words, index) => valuesOf(index + 1, words)),
)

const TENS: ReadonlyMap<string, number> = new Map([
  ...valuesOf(30, 'dreissig thirty trente trenta treinta trinta тридцать dertig'),
  ...valuesOf(40, 'vierzig forty quarante quaranta cuarenta quarenta сорок veertig'),
  ...valuesOf(50, 'funfzig fuenfzig fifty cinquante cinquanta cincuenta cinquenta пятьдесят vijftig'),
  ...valuesOf(60, 'sechzig sixty soixante sessanta sesenta sessenta шестьдесят zestig'),
  ...valuesOf(70, 'siebzig seventy settanta setenta семьдесят zeventig'),
  ...valuesOf(80, 'achtzig eighty ottanta ochenta oitenta восемьдесят tachtig'),
  ...valuesOf(90, 'neunzig ninety novanta noventa девяносто negentig'),
  ...valuesOf(100, 'hundert hundred cento cien cem сто honderd'),
])

function valuesOf(value: number, words: string): readonly (readonly [string, number])[] {
  return words.split(' ').map((word) => [word, value] as const)
}

const LABELS = new Set(
  (
    'menge anz qt anzahl stuckzahl stueckzahl bestellmenge qty quantity qnty amount count quantite qte nombre quantita qta количество кол колво ' +
    'aantal hoeveelheid quantidade qtd qtde cantidad cant ilosc need bestelle'
  ).split(' '),
)

/** Words for a quantity that applies to every number of the line: "two each", "je 2". */
const EACH = new Set(
  'je jeweils each per a jede jeden jedem jeder chacun chacune chaque cad cadauno ciascuno ciascuna cadauna iedere elke ognuno каждого по каждый elk ieder cada'.split(
    ' ',
  ),
)

export const isUnit = (word: string): boolean => {
  const key = wordKey(word).replaceAll(' ', '')
  return UNITS.has(key) || (key.length >= MISTYPED_MIN && MISTYPED.has(sorted(key)))
}
/** Minimum length of words whose transposed letters are recognised: "Stcuk". */
const MISTYPED_MIN = 5
const sorted = (word: string): string => word.charAt(0) + [...word].slice(1).toSorted().join('')
const MISTYPED = new Set([...UNITS].filter((unit) => unit.length >= MISTYPED_MIN).map(sorted))
export const isQuantityLabel = (word: string): boolean => LABELS.has(wordKey(word).replaceAll(' ', ''))
export const isEachWord = (word: string): boolean => EACH.has(wordKey(word))
export function numberWord(word: string): number | undefined {
  const key = wordKey(word)
  return WORDS.get(key) ?? TENS.get(key) ?? (key.length < COMPOUND_MIN ? undefined : compoundNumber(key))
}

const COMPOUND_MIN = 7
const wordsBetween = (min: number, max: number): readonly string[] =>
  [...WORDS, ...TENS].flatMap(([word, value]) => (value >= min && value <= max ? [word] : []))
const ONES = wordsBetween(1, 9).join('|')
const FULL_TENS: ReadonlyMap<string, number> = new Map(
  [...WORDS, ...TENS].flatMap(([word, value]) =>
    value >= 20 && value < 100 ? [[word, value] as const, [word.replace(/[aei]$/, ''), value] as const] : [],
  ),
)
const TENS_AND_ONES = new RegExp(`^(${[...FULL_TENS.keys()].join('|')})(?:i| | et )?(${ONES})$`, 'u')
const ONES_AND_TENS = new RegExp(`^(${ONES})(?:und|en)(${[...FULL_TENS.keys()].join('|')})$`, 'u')

/** Value of "twenty-five", "ventotto", "fünfundzwanzig". */
function compoundNumber(key: string): number | undefined {
  const [, tens = '', ones = ''] = TENS_AND_ONES.exec(key) ?? []
  const [, first = '', last = ''] = tens === '' ? (ONES_AND_TENS.exec(key) ?? []) : []
  const [ten, one] = [FULL_TENS.get(tens || last), WORDS.get(ones || first)]
  return ten === undefined || one === undefined ? undefined : ten + one
}

/** Number words that are also common words of another language, with the neighbouring words of that meaning. */
const COMMON: ReadonlyMap<string, { readonly before?: RegExp; readonly next?: RegExp }> = new Map([
  [
    'due',
    {
      before: /^(?:is|are|was|be|over|past|delivery|payment|falls?)$/u,
      next: /^(?:by|on|date|to|at|this|next|for|now|soon|today|tomorrow|until|end|asap|mon|monday|tue|tuesday|wed|wednesday|thu|thursday|fri|friday|sat|saturday|sun|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/u,
    },
  ],
  [
    'neuf',
    {
      before:
        /^(?:disques?|filtres?|plaquettes?|[eé]triers?|tambours?|capteurs?|joints?|kits?|pi[eè]ces?|alternateurs?|d[eé]marreurs?|compresseurs?|pompes?|amortisseurs?|valves?|[eé]tat|tout)$/u,
    },
  ],
  ['once', { before: /^(?:at|for)$/u, next: /^(?:more|again|in|you|we|it|they|the|this|available)$/u }],
  ['onze', { next: /^(?:ref|referentie|bestel\p{L}*|order\p{L}*|klant\p{L}*|opdracht|aanvraag|offerte)$/u }],
  ['ten', { next: /^(?:behoeve|laatste|minste|name|aanzien)$/u }],
  ['sei', { next: /^(?:so|es|bitte|noch)$/u }],
])
/** True if the words beside a number word show that it is not a number: "due on Friday", "at once". */
export function hasNonNumberMeaning(word: string, before: string, next: string): boolean {
  const neighbourPatterns = COMMON.get(wordKey(word))
  return (
    neighbourPatterns?.before?.test(wordKey(before)) === true ||
    neighbourPatterns?.next?.test(wordKey(next)) === true
  )
}

export const UNITS_PER_PAIR = 2
export const isPairWord = (word: string): boolean => PAIRS.has(wordKey(word))

export const isPackage = (word: string): boolean => PACKAGES.has(wordKey(word))
export const isSetWord = (word: string): boolean => SETS.has(wordKey(word))

/** Words for an unknown number of pieces: "a few". */
const VAGUE = new Set(
  'few some several einige mehrere quelques plusieurs algunos algunas varios varias alcuni alcune enkele alguns algumas несколько'.split(
    ' ',
  ),
)
export const isVagueWord = (word: string): boolean => VAGUE.has(wordKey(word).split(' ', 1)[0] ?? '')

const DOZEN = new Set(
  'dozen dozens dutzend douzaine douzaines dozzina dozzine docena docenas dtzd dtz dzd dzn dz doz duzia duzias дюжина дюжину дюжины дюжин dozijn'.split(
    ' ',
  ),
)
export const isDozen = (word: string): boolean => DOZEN.has(wordKey(word))
/** True for "dozen", which means boxes in Dutch and twelve in English. */
export const isDoubtfulDozen = (word: string): boolean => wordKey(word) === 'dozen'

const PER_UNIT: ReadonlyMap<string, number> = new Map([
  ...[...DOZEN].map((word) => [word, 12] as const),
  ...valuesOf(
    100,
    'cen hundred hundreds hundert centaine centaines cent centinaio centinaia cento centenar ciento cien centena centenas cem honderd honderdtal сотня сотни сотен сто',
  ),
  ...valuesOf(144, 'gro grossa gruesa grosa gros гросс'),
  ...valuesOf(
    1_000,
    'mil thousand thousands tausend tsd millier milliers mille migliaio migliaia millar milhar milheiro duizend duizendtal тысяча тысячи тысяч тыс',
  ),
])
/** Units with an unknown number of pieces: packages, pairs that may be sold as one, lengths and weights. */
const UNCLEAR_UNITS = new Set([
  ...PACKAGES,
  ...PAIRS,
  ...(
    'gross pr pk pa pkg pkt pak pkn bx bg ct cs cj cf vpe karton kartons krt ktn collo colli ' +
    'm mtr mtk meter metre metres metro metri metros метр kg kgm g grm l ltr liter litre litro ml mm cm ro rol roll rolle rouleau rotolo rollo rolo рулон'
  ).split(' '),
])
/**
 * A count of pieces behind a price or a quantity. Only "x 100" multiplies the quantity; "per 100" and "/100" are
 * unclear.
 */
const BY_COUNT = /^([x×*]|per|pro|je|por|par|al|op|на|за|\/) ?(1000?)(?: (?:pcs|stk|st|pc|ea))?$/iu

/**
 * Pieces of one unit; `unclear` for units that the customer must confirm, undefined for pieces and other words.
 */
export function piecesPerUnit(unit: string): number | 'unclear' | undefined {
  const text = unit.trim()
  const [, mark = '', count = ''] = BY_COUNT.exec(text) ?? []
  if (count !== '') return /[x×*]/i.test(mark) ? Number(count) : 'unclear'
  const key = wordKey(text)
  // "groß" is a size
  if (key === 'gross' && text.includes('ß')) return undefined
  if (isDoubtfulDozen(text)) return 'unclear'
  return PER_UNIT.get(key) ?? (UNCLEAR_UNITS.has(key) ? 'unclear' : undefined)
}

/**
 * Pieces per unit that the heading of a quantity states: "Qty (dozen)", "Quantity in hundreds", "Qty x100"; `unclear`
 * if the customer must confirm them.
 */
export function piecesPerUnitOfHeading(header: string): number | 'unclear' | undefined {
  const key = wordKey(header)
  if (/(?:^| )(?:dozens?|gross)(?: |$)/.test(key)) return key.includes('gross') ? 144 : 12
  const unit = /[([]([^()[\]]{1,20})[)\]]/.exec(header)?.[1] ?? BY_COUNT_AT_END.exec(header)?.[0] ?? ''
  return piecesPerUnit(unit) ?? piecesPerUnit(/ (?:in|en|em|v|в) (\p{L}{1,20})$/u.exec(key)?.[1] ?? '')
}
const BY_COUNT_AT_END = /(?:[x×*/]|(?<= )(?:per|pro|je|por|par|op|на|за)) ?1000?$/iu
/** Removes the number of pieces per unit from a heading: "(x100)", "per 100". */
export const withoutPiecesPerUnit = (header: string): string =>
  header.length > 60 || !header.includes('100')
    ? header
    : header
        .replace(/[([]? ?(?:[x×*/]|(?<= )(?:per|pro|je|por|par|op|на|за)) ?1000?(?!\d) ?[)\]]?/iu, ' ')
        .trim() || header

const MONTH =
  /^(?:jan|feb|fev|mar|apr|avr|abr|aug|ago|out|okt|oct|nov|dez|dec|dic)$|^(?:januar|janvier|enero|gennaio|janeiro|январ|februar|fevrier|febrero|febbraio|fevereiro|феврал|marz|march|marzo|maart|марта|april|avril|abril|aprile|апрел|juni|june|juin|junio|giugno|junho|июня|juli|july|juillet|julio|luglio|julho|июля|august|aout|agosto|augustus|август|septemb|settembre|setembro|сентябр|oktob|octob|octub|ottobre|outubro|октябр|novemb|noviemb|ноябр|dezemb|decemb|diciemb|dicemb|декабр)\p{L}{0,4}$/u
/** True for the month of a date: "1 Dec". */
export const isMonth = (word: string): boolean => MONTH.test(wordKey(word))

/** Units of measures: "24 V" and "250 mm" are not quantities. */
const MEASURE = new Set(
  'v w a ah kw ps hp mm cm m km kg g t l ml bar nm loch zoll inch din iso euro euros eur usd rub € $ £ % kmh uhr h min tage days в вт мм см кг л бар r'.split(
    ' ',
  ),
)
export const isMeasureUnit = (word: string): boolean => MEASURE.has(word.toLowerCase().replace(/[.,]$/, ''))
