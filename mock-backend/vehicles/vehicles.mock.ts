import { primaryKey } from '@mswjs/data'
import { vinHistoryHandlers } from './vin-history.handlers.ts'
import { settingsHandlers } from './settings.handlers.ts'
import { vehiclesHandlers } from './vehicles.handlers.ts'
import { vinHandlers } from './vin.handlers.ts'

const tables = {
  vinHistory: { owner: primaryKey(String), vins: Array<string> },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

export const vehiclesMock = {
  tables,
  handlers: {
    search: vinHistoryHandlers,
    settings: settingsHandlers,
    vehicles: vehiclesHandlers,
    vin: vinHandlers,
  },
}
