import { primaryKey } from '@mswjs/data'
import { Agenda } from './agenda.ts'
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
    readonly agenda: Agenda
    readonly ledger: Ledger
  }
}

export const ledgerMock = {
  tables,
  services: ({ db, clock }: Services) => {
    const agenda = new Agenda(clock)
    return { agenda, ledger: new Ledger({ db, agenda }) }
  },
}
