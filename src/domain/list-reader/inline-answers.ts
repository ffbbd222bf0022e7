import { isCancellation } from './ignored-lines.ts'
import { ambiguousQuantity, withConfirmation, type Part } from './line-parts.ts'
import type { ListQuantity } from './list-quantity.ts'
import type { ListRow } from './list-rows.ts'
import { plainText } from './plain-text.ts'
import { wordsOf } from './prose-words.ts'
import { quantityMatchesIn } from './quantity-matches.ts'
import { readRows } from './read-rows.ts'
import type { RowReadings } from './rows-read.ts'
import { NO_OVERRIDES } from './column-overrides.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

const ANSWER_MAX = 80
const YES =
  /^(?:yes|yep|yeah|ok|okay|sure|please|ja|jawohl|jo|gerne?|bitte|passt|oui|d'accord|sí|si|vale|sì|va bene|graag|akkoord|sim|да|давайте|хорошо)(?!\p{L})/iu
const NO =
  /^(?:no|nope|none|not|nothing|nein|nee|nö|keine?n?|nicht|non|pas|aucune?|ningun[oa]|nada|nessun[oa]|niente|niet|geen|hoeft niet|não|nenhuma?|нет|не)(?!\p{L})/iu

type Answer = { readonly kind: 'no' } | { readonly kind: 'yes'; readonly quantity: ListQuantity | undefined }

/** The answer to a quoted part: "yes, 2 please", "no"; undefined for any other line. */
function answerIn(text: string): Answer | undefined {
  const line = plainText(text)
  if (line === '' || line.length > ANSWER_MAX) return undefined
  const [only, ...others] = quantityMatchesIn(wordsOf(line))
  if (only !== undefined)
    return { kind: 'yes', quantity: others.length === 0 ? only.quantity : ambiguousQuantity(line) }
  if (NO.test(line) || isCancellation(line)) return { kind: 'no' }
  return YES.test(line) ? { kind: 'yes', quantity: undefined } : undefined
}

/**
 * Reads a quoted offer with answers between its lines: an answer with a quantity orders the quoted part, "no" orders
 * nothing, and the user confirms every other quoted quantity. Undefined if there are no such answers. `unquoted` are
 * the rows without their quotation marks, `reply` the readings of only the reply.
 */
export function readInlineAnswers(
  unquoted: readonly ListRow[],
  isQuoted: readonly boolean[],
  reply: RowReadings,
  lookup: CatalogueLookup,
): RowReadings | undefined {
  const quotedRows = unquoted.filter((_, index) => isQuoted[index])
  const quoted = readRows(quotedRows, lookup, true, NO_OVERRIDES)
  let quotedCount = 0
  const partsByRow = isQuoted.map((isOfQuote) =>
    isOfQuote ? (quoted.rows[quotedCount++]?.parts ?? []) : undefined,
  )
  const answers = new Map<number, Answer>()
  let offered: number | undefined
  partsByRow.forEach((parts, index) => {
    if (parts && parts.length > 0) offered = index
    if (parts || offered === undefined || answers.has(offered)) return
    const answer = reply.rows[index]?.parts.length ? undefined : answerIn(unquoted[index]?.source ?? '')
    if (answer) answers.set(offered, answer)
  })
  const offers = partsByRow.filter((parts) => parts && parts.length > 0).length
  const isBetween = [...answers].some(([index]) =>
    partsByRow.slice(index + 1).some((parts) => parts && parts.length > 0),
  )
  const isOfOnly =
    offers === 1 && [...answers.values()].some((answer) => answer.kind === 'no' || answer.quantity)
  if (!isBetween && !isOfOnly) return undefined
  return {
    rows: reply.rows.map((row, index) => {
      const parts = partsByRow[index]
      return parts && parts.length > 0
        ? { ...row, kind: 'parts', parts: answered(parts, answers.get(index)) }
        : row
    }),
    tables: reply.tables,
  }
}

function answered(parts: readonly Part[], answer: Answer | undefined): readonly Part[] {
  if (answer?.kind === 'no') return []
  return parts.map((part) => ({
    ...part,
    quantity: (parts.length === 1 ? answer?.quantity : undefined) ?? withConfirmation(part.quantity),
  }))
}
