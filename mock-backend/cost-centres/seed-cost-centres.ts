import type { MinorUnits } from '../pricing/money.ts'

export type StoredCostCentre = {
  /** Number that the customer gave to the cost centre. */
  readonly id: string
  readonly name: string
  readonly isOpen: boolean
  /** Net budget per calendar month in the currency of the account; null without a limit. */
  readonly budget: MinorUnits | null
}

/** Cost centres of the demo's companies; the others have no cost centres at first. */
const SEEDED: Readonly<Record<string, readonly StoredCostCentre[]>> = {
  D0100001: [
    { id: '4100', name: 'Werkstatt Nord', isOpen: true, budget: 5_000_000 },
    { id: '4200', name: 'Fuhrpark', isOpen: true, budget: null },
    { id: '4300', name: 'Filiale Kiel', isOpen: true, budget: 80_000 },
    { id: '4900', name: 'Altes Lager', isOpen: false, budget: null },
  ],
}

export const seededCostCentres = (customerId: string): readonly StoredCostCentre[] => SEEDED[customerId] ?? []

/** Cost centre and job of a generated order; some orders lack them, and some have a vehicle as the job. */
export function seededAllocation(customerId: string, serial: number): { costCentre?: string; job?: string } {
  const [workshop, fleet] = seededCostCentres(customerId)
  if (workshop === undefined || fleet === undefined) return {}
  const costCentre = serial % 2 === 0 ? workshop.id : fleet.id
  if (serial % 3 === 0) return {}
  return serial % 5 === 0 ? { costCentre, job: `HH-BN ${100 + (serial % 89)}` } : { costCentre }
}
