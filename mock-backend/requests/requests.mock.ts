import { primaryKey } from '@mswjs/data'
import type { Services } from '../services.ts'
import { Requests } from './requests.ts'

const tables = {
  /** `content` is JSON, because the library cannot store optional fields. */
  request: { no: primaryKey(String), content: String },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly requests: Requests
  }
}

export const requestsMock = {
  tables,
  services: (services: Services) => ({ requests: new Requests(services) }),
}
