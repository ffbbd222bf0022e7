import { plainText } from './plain-text.ts'

const OWN = String.raw`(?:\d{1,2}[.,]\d{5}[A-Z]{0,5}|SA\d[A-H]\d{4})`
const OF_MAKER = String.raw`[AHNW] ?\d{3} ?\d{3} ?\d{2} ?\d{2}`
const GLUED_AHEAD = new RegExp(
  String.raw`(?<![\w.])(\d{1,5})\s?[x×*@]\s?(?=(?:${OWN}|${OF_MAKER})(?!\d))`,
  'giu',
)
/** A count with a unit behind a slash needs no "x", and may belong to the next number: "2.30256 / 4st 3.00130". */
const GLUED_BEHIND = new RegExp(
  String.raw`(?<![\w.])(${OWN})\s?(?:[x×*=:]|/(?!\s?\d{1,5}\p{L}))\s?(?=(?:\d{1,5}|\d{1,3}[.,]\d{3})(?![\d.]))`,
  'giu',
)
/** A count behind a dash: "2.30256-4", but not "81.50803-0039", the number of a maker. */
const DASHED_BEHIND = new RegExp(String.raw`(?<![\w.])(${OWN})-(?=\d{1,3}(?![\d.-]))`, 'giu')
/** A count with a plus sign before a part number: "+3 2.30256". */
const SIGNED_AHEAD = new RegExp(String.raw`^\+(?=\d{1,3} ?x? ?(?:${OWN})(?!\d))`, 'iu')
const NAME_AHEAD = new RegExp(String.raw`(?<!\S)(\p{L}{3,})[-_:/](?=${OWN})`, 'giu')
const HALF_DOZEN =
  /(?<!\p{L})(?:half (?:a )?dozen|(?:ein )?halbes dutzend|(?:une )?demi-douzaine|media docena|mezza dozzina|meia d[uú]zia|полдюжины|half dozijn)(?!\p{L})/giu
const PAIR =
  /(?<!\p{L})(?:a pair(?: of)?|a couple(?: of)?|une paire(?: de)?|un paio(?: di)?|una coppia(?: di)?|un par(?:cito)?(?: de)?|um par(?:zinho)?(?: de)?|ein pärchen|ein paarl|een paartje(?: van)?)(?!\p{L})/giu
/** The Russian word "пара" (pair) without a count; behind a count, as in "2 пары", the word is a unit. */
const RUSSIAN_PAIR = /(?<!\p{L})(?<!(?:^|[^\d.,])\d{1,3} ?)(?<!(?:две|три|четыре) )пар[ау](?!\p{L})/giu
/**
 * Replaced quantity: "6 instead of 4", "not 4 but 6"; not a part number in groups, as in "instead of 388 320 82 53".
 */
const CORRECTED =
  /(?<!\p{L})(?:statt|anstatt|ipv|i\.p\.v\.|et non(?: pas)?|e non|y no|e não|en niet|i nie|anstelle von|nicht|instead of|rather than|not|au lieu de|invece di|anziché|en vez de|en lugar de|em vez de|in plaats van|вместо|а не|не) \d{1,4}(?! \d{2,3} \d)(?= |$|[.,;!?)](?!\d))/giu
/** True if the text replaces a quantity by another one. */
export const isCorrection = (text: string): boolean => text.search(CORRECTED) >= 0
const INSTEAD_OF =
  /(?<!\p{L})(?:instead of|in place of|rather than|anstelle(?: von)?|anstatt|statt|au lieu d[eu]|à la place d[eu]|en lugar del?|en vez del?|al posto d\p{L}{1,3}|invece d\p{L}{1,3}|em vez d\p{L}|no lugar d\p{L}|in plaats van|i\.?p\.?v|вместо)(?: \p{L}{1,8})?$/iu
/** True if the words before a number mark it as not ordered: "instead of". */
export const endsWithInsteadOf = (before: string): boolean => INSTEAD_OF.test(before)
/** Former quantity in a change: "from 2 to 6". At the start of a line, "from 2 to 6" is a range. */
const FORMER =
  /(?<!\p{L})(?:(?<!^)(?:from|von|de|da|dal|van|с|z) \d{1,4} (?=(?:to|à|a|до|do) \d)|(?:from|von|de|da|dal|van|с|z) \d{1,4} (?=(?:auf|para|naar|op|на) \d))/giu
/** Phrases such as "stays at 4"; after other words, a figure behind "at" is a time or a price. */
const REMAINS =
  /(?<!\p{L})(?:(?:goes|go|up|down)(?: up| down)? to|stays? at|remains? at|bleibt bei|reste à|passe(?:z|r)?(?: la réf)? à|queda en|se queda en|sube a|resta a|passa a|fica em|passa para|blijft op|wordt|остаётся|остается|остаются) (?=\d)/giu
const NOUN =
  'one|item|line|part|position|artikel|teil|zeile|article|ligne|pièce|référence|línea|artículo|pieza|riga|articolo|pezzo|posizione|linha|artigo|peça|regel|onderdeel|строк\\p{L}|позици\\p{L}|детал\\p{L}'
const ORDINALS = [
  'first|erste[nrs]?|premi[eè]re?|primer[oa]?|prim[oa]|primeir[oa]|eerste|перв\\p{L}{2}',
  'second|zweite[nrs]?|deuxième|second[oae]|segund[oa]|tweede|втор\\p{L}{2}',
  'third|dritte[nrs]?|troisième|tercer[oa]?|terz[oa]|terceir[oa]|derde|треть\\p{L}{1,3}',
].map((words) => new RegExp(String.raw`(?<!\p{L})(?:${words}) (?:${NOUN})(?!\p{L})`, 'iu'))
/** Replaces ordinals by positions: "the first one", "die zweite Position". */
export const withPositions = (phrase: string): string =>
  ORDINALS.reduce((text, ordinal, index) => text.replace(ordinal, `pos ${index + 1} `), phrase)
const GLUED_COMMA = /(?<=\d),(?=\d{1,2}\.\d{5})/g
const WORDS_MAX = 400

/**
 * Words of a line; a comma or semicolon between phrases is a separate word. The sign between a number and its quantity
 * becomes "×", which does not occur in numbers: with an "x" the quantity would look like a part number.
 */
export function wordsOf(text: string): readonly string[] {
  const words = plainText(text)
    .replace(/^[-*•·](?=\p{L})/u, '')
    .replace(/\*\*|__|~~|`|\.{2,}/g, ' ')
    .replace(/[-=]{1,9}>|[➜➔⇒]/gu, ' → ')
    .replace(/["'„“”»«()[\]{}<>|]/g, ' ')
    .replace(/(?<!\p{L})[хХ✕✖⨯](?!\p{L})/gu, '×')
    .replace(SIGNED_AHEAD, '')
    .replace(CORRECTED, '')
    .replace(FORMER, ' ')
    .replace(REMAINS, ' ')
    .replace(GLUED_COMMA, ' , ')
    .replace(HALF_DOZEN, ' 6x ')
    .replace(PAIR, ' 2x ')
    .replace(RUSSIAN_PAIR, ' 2x ')
    .replace(NAME_AHEAD, '$1: ')
    .replace(GLUED_AHEAD, '$1x ')
    .replace(GLUED_BEHIND, '$1 ×')
    .replace(DASHED_BEHIND, '$1 ×')
    .replace(/[.,;!?]{1,9}(?=\s|$)/g, (marks) => (/[,;]/.test(marks) ? ' , ' : ''))
    .replace(/(?<=\p{L})\/(?=\s|$)/gu, '')
    .replace(/[:=]{1,9}(?=\s|$)/g, ': ')
    .replace(/\s{1,9}:/g, ':')
    .replace(/([\p{L}.])[:=](?=\d)/gu, '$1: ')
    .replace(/(\p{L})=(?=\p{L})/gu, '$1: ')
    .match(/\S+/g)
  return (words ?? [])
    .map((word, index, all) => (endsNumber(word, all[index - 1] ?? '') ? word.slice(0, -1) : word))
    .slice(0, WORDS_MAX)
}

/** True for the colon that ends a number, also a number of several words: "A 388 320 82 53: 2". */
const endsNumber = (word: string, before: string): boolean =>
  word.endsWith(':') &&
  (/(?:\d.*){4}/.test(word.slice(0, 40)) || (/^\d{2,4}:$/.test(word) && /^\d{2,3}$/.test(before)))

const SENTENCE = /(?<=[?!])\s+|(?<=\p{Ll}{4}\.)\s+(?=\p{Lu})|(?<=\d\.)\s+(?=\p{Lu}\p{Ll}{3})/u
export const sentencesOf = (text: string): readonly string[] => text.split(SENTENCE)
