import type { Money } from '../shared/money.ts'

/** Maximum length of a job in Unicode characters. */
export const JOB_LENGTH_MAX = 35
export const COST_CENTRE_ID_LENGTH_MAX = 20
export const COST_CENTRE_NAME_LENGTH_MAX = 60

export type CostCentre = {
  /** Number that the customer has assigned to the cost centre. */
  readonly id: string
  readonly name: string
  /** False for a closed cost centre, which accepts no orders. */
  readonly isOpen: boolean
  readonly spending?: Spending | undefined
}

/** Net amounts of the current month. */
export type Spending = {
  readonly used: Money
  /** Sum of the orders that wait for an approval or a payment. */
  readonly reserved: Money
  /** Absent, like `left`, if the cost centre has no budget. */
  readonly budget?: Money | undefined
  /** Negative if orders above the budget were approved. */
  readonly left?: Money | undefined
}

/** Allocation of the costs of an order: a cost centre, and the job or vehicle that the parts are for. */
export type CostAllocation = {
  readonly costCentre?: string | undefined
  readonly job: string
}

export const costCentreText = ({ id, name }: Pick<CostCentre, 'id' | 'name'>): string => `${id} ${name}`

const AMOUNT_LENGTH_MAX = 40

/** True if a typed amount has a currency code or sign other than that of the account. */
export function hasOtherCurrency(typedText: string, currency: string): boolean {
  const text = typedText.slice(0, AMOUNT_LENGTH_MAX)
  const codes = [...(text.match(/[A-Z]{3}/g) ?? []), ...(text.includes('руб') ? ['RUB'] : [])]
  if (codes.length > 0) return codes.some((code) => code !== currency)
  const sign = /\p{Sc}/u.exec(text)?.[0]
  return sign !== undefined && (currency === '' || !symbolOf(currency).includes(sign))
}

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(0)
