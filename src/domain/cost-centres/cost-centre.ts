/** Maximum length of a job in Unicode characters. */
export const JOB_LENGTH_MAX = 35

/** A cost centre of the customer's company. */
export type CostCentre = {
  /** The customer's own number of it. */
  readonly id: string
  readonly name: string
  /** A closed one takes no more orders. */
  readonly isOpen: boolean
}

/** Allocation of the costs of an order: a cost centre, and the job or vehicle that the parts are for. */
export type CostAllocation = {
  readonly costCentre?: string | undefined
  readonly job: string
}

export const costCentreText = ({ id, name }: Pick<CostCentre, 'id' | 'name'>): string => `${id} ${name}`
