import { primaryKey } from '@mswjs/data'
import type { Services } from '../services.ts'
import { CostCentres } from './cost-centres.ts'
import { costCentresHandlers } from './cost-centres.handlers.ts'

const tables = {
  /** `content` is JSON, because the library cannot store arrays of objects. */
  costCentres: { customerId: primaryKey(String), content: String },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly costCentres: CostCentres
  }
}

export const costCentresMock = {
  tables,
  services: (services: Services) => ({ costCentres: new CostCentres(services) }),
  handlers: { costCentres: costCentresHandlers },
}
