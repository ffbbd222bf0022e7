import { looksLikePieces, readQuantity, saysPieces, type ListQuantity } from './list-quantity.ts'
import { MISSING, part, twoReadings, type LineReading } from './line-reading.ts'
import { isGroupedNumber, isNumberCell, isNumberWord } from './number-shape.ts'
import { isMeantAsNumber } from './read-cells.ts'

/** "4x2.30256". Other numbers are not split at "x", because "x" may be part of a number: 2X0698151. */
const GLUED = /^(\d{1,5})x(\d{1,2}[.,]\d{5}[0-9A-Z]{0,5})$/

/** Reads a line of free text: "4 x 2.30256", "2.30256 - 4 Stk.", "A 388 320 82 53 2". */
export function fromWords(text: string): LineReading {
  const line = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const glued = GLUED.exec(line)
  if (glued) return part(glued[2] ?? '', readQuantity(glued[1] ?? ''), [])
  if (isNumberCell(line)) return part(line, MISSING, [])
  return byTimes(line) ?? byGroups(line) ?? byWords(line) ?? part(line, MISSING, [])
}

function byTimes(line: string): LineReading | undefined {
  const ahead = /^(\d{1,9}) ?(?:[×*]|x(?= )| x) ?(\S.*)$/i.exec(line)
  if (ahead) return numberAndRest(ahead[2] ?? '', readQuantity(ahead[1] ?? ''))
  const behind = /^(\S.*?) ?(?:[×*]| x) ?(\d{1,9})$/i.exec(line)
  if (behind) return numberAndRest(behind[1] ?? '', readQuantity(behind[2] ?? ''))
  return undefined
}

function numberAndRest(text: string, quantity: ListQuantity): LineReading {
  if (isNumberCell(text)) return part(text, quantity, [])
  const words = text.split(' ')
  const at = words.findIndex(isNumberWord)
  if (at < 0) return part(text, quantity, [])
  return part(words[at] ?? '', quantity, words.toSpliced(at, 1))
}

/** Handles numbers with spaces and a quantity before or after. */
function byGroups(line: string): LineReading | undefined {
  const words = withUnits(line)
  const last = words.at(-1) ?? ''
  const ahead = words
    .slice(0, -1)
    .join(' ')
    .replace(/[ :=-]+$/, '')
  if (isGroupedNumber(ahead) && looksLikePieces(last)) return part(ahead, readQuantity(last), [])
  const first = words[0] ?? ''
  const behind = words.slice(1).join(' ')
  if (isGroupedNumber(behind) && looksLikePieces(first)) return part(behind, readQuantity(first), [])
  return undefined
}

function byWords(line: string): LineReading | undefined {
  const words = withUnits(line)
  const at = words.findIndex((word) => isNumberWord(bareWord(word)) && !looksLikePieces(word))
  const numberIndex = at >= 0 ? at : shortNumberAt(words)
  if (numberIndex < 0) return undefined
  const others = words.map((_, index) => index).filter((index) => index !== numberIndex)
  const withUnit = others.filter((index) => saysPieces(words[index] ?? ''))
  const plain = others.filter((index) => looksLikePieces(words[index] ?? ''))
  const candidates = withUnit.length > 0 ? withUnit : plain
  const [chosen] = candidates
  const rest = others.filter((index) => index !== chosen).map((index) => words[index] ?? '')
  const number = bareWord(words[numberIndex] ?? '')
  if (candidates.length > 1) {
    return part(number, twoReadings(candidates.map((index) => words[index]).join(' / ')), rest)
  }
  if (chosen !== undefined) return part(number, readQuantity(words[chosen] ?? ''), rest)
  const faulty = others.find((index) => isMeantAsNumber(words[index] ?? ''))
  if (faulty === undefined) return part(number, MISSING, rest)
  return part(
    number,
    readQuantity(words[faulty] ?? ''),
    others.filter((index) => index !== faulty).map((index) => words[index] ?? ''),
  )
}

/** "4711 3": a four-digit number is accepted if the next word can only be a quantity. */
const shortNumberAt = (words: readonly string[]): number =>
  words.length === 2 && /^\d{4,5}$/.test(words[0] ?? '') && /^[1-9]\d{0,2}$/.test(words[1] ?? '') ? 0 : -1

/** Joins a quantity with its unit: "4 Stk." is one word. */
function withUnits(line: string): readonly string[] {
  const words: string[] = []
  for (const word of line.split(' ')) {
    const before = words.at(-1) ?? ''
    if (/^\d{1,5}$/.test(before) && !/^\d+$/.test(word) && saysPieces(`${before} ${word}`))
      words[words.length - 1] = `${before} ${word}`
    else words.push(word)
  }
  return words
}

const bareWord = (word: string) => word.replace(/^[("'[]+|[)"'\],;:=]+$/g, '')
