import type { MinorUnits } from '../pricing/money.ts'
import type { Day } from '../calendar/calendar.ts'
import type { CreditNote, Invoice, OrderChain, Payment } from './order-chain.ts'

/** Days until a customer has booked a credit note. */
const BOOKED_AFTER = 3

type Settled = {
  readonly invoiceNo: string
  readonly day: Day
  left: MinorUnits
  readonly setOffs: Payment[]
}

/**
 * Sets each credit note off against the next payment of the account that is larger: less money is sent, the invoice is
 * settled as before. Chains are sorted oldest first.
 */
export function withSetOffs(chains: readonly OrderChain[]): readonly OrderChain[] {
  const payments = chains
    .flatMap(({ invoices }) => invoices.flatMap(paymentsOf))
    .toSorted((one, other) => one.day - other.day)
  const applied = new Map<string, CreditNote['applied']>()
  const credits = chains
    .flatMap(({ creditNotes }) => creditNotes)
    .filter(({ staysOpen }) => !staysOpen)
    .toSorted((one, other) => one.day - other.day)
  for (const { creditNoteNo, day: credited, gross } of credits) {
    const next = payments.find(({ day, left }) => day >= credited + BOOKED_AFTER && left > gross)
    if (next === undefined) continue
    next.left -= gross
    next.setOffs.push({ day: next.day, amount: gross, creditNoteNo })
    applied.set(creditNoteNo, { day: next.day, invoiceNo: next.invoiceNo })
  }
  const settled = Map.groupBy(payments, ({ invoiceNo }) => invoiceNo)
  return chains.map((chain) => {
    const invoices = chain.invoices.map((invoice): Invoice => {
      const own = settled.get(invoice.invoiceNo) ?? []
      return {
        ...invoice,
        payments: own.flatMap(({ day, left, setOffs }) => [{ day, amount: left }, ...setOffs]),
      }
    })
    const creditNotes = chain.creditNotes.map((note): CreditNote => {
      const invoice = invoices.find(({ invoiceNo }) => invoiceNo === note.invoice.invoiceNo) ?? note.invoice
      return { ...note, invoice, applied: applied.get(note.creditNoteNo) }
    })
    return { ...chain, invoices, creditNotes }
  })
}

const paymentsOf = ({ invoiceNo, payments }: Invoice): Settled[] =>
  payments.map(({ day, amount }) => ({ invoiceNo, day, left: amount, setOffs: [] }))
