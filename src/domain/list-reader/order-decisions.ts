import type { ColumnRole } from './column-roles.ts'
import { readQuantity } from './list-quantity.ts'
import { wordKey } from './plain-text.ts'

/** A column of yes and no below a heading such as "Order?" or "DNP". */
export type DecisionColumn = {
  readonly index: number
  /** True for a heading such as "Do not order": a yes excludes the row. */
  readonly isExclusion: boolean
  /**
   * Mark of a row whose cell is empty: `ordered` below "DNP" and in a column without a yes, `left-out` in a column
   * without a no, otherwise `unclear`.
   */
  readonly blank: RowMark
}

/** Decision about a row; the user confirms `unclear`. */
export type RowMark = 'ordered' | 'left-out' | 'unclear'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const YES = words(
  'yes y ja j jawohl oui o si s sim да д true wahr wahrheit vrai verdadero vero verdadeiro waar истина x х ok order ordered bestellen commander pedir ordinare заказать fitted populated populate on',
)
const NO = words(
  'no n nein non nao nee нет н false falsch faux falso onwaar ложь none keine off dnp dni dnf not_fitted not_populated',
)
const YES_MARKS = /^[✓✔☑✅×✕✖☒]$/u
const NO_MARKS = /^(?:[✗✘☐❌⛔–—-]|\[ ?\])$/u
const NOT_PLACED =
  /^(?:d\.?n\.?[pifs]\.?|do not (?:populate|place|fit|install|stuff|mount|order|buy)|not (?:fitted|populated|placed|mounted|installed)|no[- ](?:fit|pop|stuff)|nicht best(?:ü|ue)ck(?:t|en))$/i

/** True for a cell such as "DNP" (do not populate) in a parts list. */
export const isMarkedNotOrdered = (cell: string): boolean => cell.length < 30 && NOT_PLACED.test(cell.trim())

const keysOf = (list: string): ReadonlySet<string> => new Set(list.split(',').map(wordKey))

/** An action or a status that excludes a row from the order, in eight languages. */
const TAKEN_OUT = keysOf(
  'delete, deleted, deletion, remove, removed, cancel, canceled, cancelled, cancellation, void, voided, ' +
    'löschen, gelöscht, Löschung, entfernen, entfernt, streichen, gestrichen, Storno, storniert, stornieren, Stornierung, ' +
    'supprimer, supprimé, supprimée, suppression, annuler, annulé, annulée, annulation, retirer, ' +
    'eliminare, eliminato, eliminata, eliminazione, cancellare, cancellato, cancellata, annullare, annullato, annullata, annullamento, rimuovere, rimosso, ' +
    'eliminar, eliminado, eliminada, borrar, borrado, anular, anulado, anulada, anulación, cancelar, cancelado, cancelada, quitar, ' +
    'remover, removido, excluir, excluído, excluída, apagar, anulação, cancelamento, ' +
    'verwijderen, verwijderd, wissen, annuleren, geannuleerd, annulering, schrappen, geschrapt, vervallen, ' +
    'удалить, удалено, удалён, удаление, отменить, отменено, отменён, отмена, аннулировано',
)
/** An action or a status of goods that are returned, wait, or are already ordered: the user confirms the row. */
const DOUBTFUL = keysOf(
  'return, returns, returned, rma, credit, credited, credit note, refund, refunded, exchange, on hold, hold, held, blocked, suspended, paused, backorder, backordered, back order, delivered, shipped, invoiced, completed, closed, ' +
    'Retoure, Retouren, retourniert, Rückgabe, Rücksendung, Rücklieferung, zurück, Gutschrift, gutgeschrieben, Reklamation, Umtausch, gesperrt, blockiert, angehalten, pausiert, zurückgestellt, in Klärung, wartet, Rückstand, geliefert, ausgeliefert, erledigt, abgeschlossen, ' +
    'retour, retourné, retournée, renvoi, avoir, note de crédit, remboursé, remboursement, échange, en attente, bloqué, bloquée, suspendu, suspendue, livré, livrée, expédié, expédiée, clôturé, clôturée, ' +
    'reso, resi, restituzione, restituito, nota di credito, accredito, rimborso, in attesa, bloccato, bloccata, sospeso, sospesa, consegnato, consegnata, spedito, spedita, chiuso, evaso, ' +
    'devolución, devolver, devuelto, devuelta, abono, nota de crédito, reembolso, retenido, bloqueado, bloqueada, suspendido, en espera, entregado, entregada, enviado, enviada, cerrado, ' +
    'devolução, devolvido, devolvida, crédito, retido, suspenso, em espera, pendurado, entregue, expedido, faturado, fechado, ' +
    'retourzending, geretourneerd, creditnota, creditering, gecrediteerd, geblokkeerd, in de wacht, opgeschort, geleverd, verzonden, afgesloten, ' +
    'возврат, возвращено, возвращён, кредит, кредит-нота, обмен, на удержании, приостановлено, приостановлен, заблокировано, в ожидании, ожидание, доставлено, отгружено, закрыто, выполнено',
)
const STATUS_MAX = 30

/** Mark of a cell that contains only an action or a status: "delete", "Retoure", "on hold". */
export function rowMarkOfStatus(cells: readonly string[]): RowMark {
  const keys = cells.flatMap((cell) => (cell.length <= STATUS_MAX && !/\d/.test(cell) ? [wordKey(cell)] : []))
  if (keys.some((key) => TAKEN_OUT.has(key))) return 'left-out'
  return keys.some((key) => DOUBTFUL.has(key)) ? 'unclear' : 'ordered'
}

function answerIn(cell: string): 'yes' | 'no' | '1' | '0' | 'blank' | undefined {
  const text = cell.normalize('NFKC').replaceAll('\ufe0f', '').trim()
  if (text === '') return 'blank'
  if (text.length > 30) return undefined
  if (text === '1' || text === '0') return text
  if (YES_MARKS.test(text)) return 'yes'
  if (NO_MARKS.test(text) || isMarkedNotOrdered(text)) return 'no'
  const key = wordKey(text).replaceAll(' ', '_')
  return YES.has(key) ? 'yes' : NO.has(key) ? 'no' : undefined
}

const DECIDING: ReadonlySet<ColumnRole> = new Set(['wanted', 'quantity', 'chosen', 'excluded'])
/** Minimum share of the filled cells that contain a yes or a no. */
const ANSWERS_SHARE = 0.6

/**
 * Finds the columns of yes and no that decide whether a row is ordered. A column that contains quantities is not one.
 */
export function decisionsIn(
  rows: readonly (readonly string[])[],
  roles: readonly (ColumnRole | undefined)[] | undefined,
): readonly DecisionColumn[] {
  const deciding = (roles ?? []).flatMap((role, index) =>
    role && DECIDING.has(role) ? [{ role, index }] : [],
  )
  return deciding.flatMap(({ role, index }) => {
    const answers = rows.map((cells) => answerIn(cells[index] ?? ''))
    const has = (answer: string): boolean => answers.includes(answer as 'yes')
    const isCounted = rows.some(
      (cells, row) => answers[row] === undefined && readQuantity(cells[index] ?? '').kind !== 'faulty',
    )
    const filled = answers.filter((answer) => answer !== 'blank')
    const knownCount = filled.filter((answer) => answer !== undefined).length
    if (isCounted || knownCount === 0 || knownCount < filled.length * ANSWERS_SHARE) return []
    const isWord = has('yes') || has('no')
    const isOfPlaces = role === 'chosen' || role === 'excluded'
    // a column of only ones and zeros may contain quantities, unless another column does
    const isFlag =
      has('0') && deciding.some((other) => other.index !== index && holdsCounts(rows, other.index))
    if (!isWord && !isOfPlaces && !isFlag) return []
    const isExclusion = role === 'excluded'
    const isTicked = !has('no') && !has('0')
    const isRejected = !has('yes') && !has('1')
    const blank = isExclusion || isRejected ? 'ordered' : isTicked ? 'left-out' : 'unclear'
    return [{ index, isExclusion, blank }]
  })
}

const holdsCounts = (rows: readonly (readonly string[])[], index: number): boolean =>
  rows.some((cells) => /^[2-9]$|^[1-9]\d{1,4}$/.test(cells[index] ?? ''))

/** Decision about a row by all columns of yes and no. */
export function rowMarkOf(cells: readonly string[], decisions: readonly DecisionColumn[]): RowMark {
  const marks = decisions.map(({ index, isExclusion, blank }): RowMark => {
    const answer = answerIn(cells[index] ?? '')
    if (answer === 'blank') return blank
    if (answer === undefined) return 'unclear'
    const isYes = answer === 'yes' || answer === '1'
    return isYes === isExclusion || isMarkedNotOrdered(cells[index] ?? '') ? 'left-out' : 'ordered'
  })
  if (marks.includes('left-out')) return 'left-out'
  return marks.includes('unclear') ? 'unclear' : 'ordered'
}
