import { primaryKey } from '@mswjs/data'
import { JobScheduler } from './job-scheduler.ts'
import { Ledger } from './ledger.ts'
import type { Services } from '../services.ts'

const tables = {
  /** `content` is JSON, because the library cannot store arrays of objects. */
  ledgerEntry: { id: primaryKey(String), customerId: String, at: Number, kind: String, content: String },
  ledgerClaim: { job: primaryKey(String) },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly scheduler: JobScheduler
    readonly ledger: Ledger
  }
}

export const ledgerMock = {
  tables,
  services: ({ db, clock }: Services) => {
    const scheduler = new JobScheduler(clock)
    return { scheduler, ledger: new Ledger({ db, scheduler }) }
  },
}
