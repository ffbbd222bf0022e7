import type { ExportKind } from '#contracts/partner-interface/partner-interface.contract.ts'
import type { Db } from '../db.ts'
import { isTooLarge, dataTitle, rowsOf } from '../documents/data-export.ts'
import { DownloadQueue } from '../documents/download-queue.ts'
import type { JobScheduler } from '../ledger/job-scheduler.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { Account } from '../session/account.ts'
import type { PartnerInterfaces } from './partner-interfaces.ts'
import type { ExportRun, StoredExport } from './stored-interface.ts'
import type { Webhooks } from './webhooks.ts'

const DAY_MS = 86_400_000
const DAYS = { DAILY: 1, WEEKLY: 7 } as const
/** Number of listed runs (`RUNS_MAX`) and lifetime of their files in ms (`KEPT_MS`). */
const RUNS_MAX = 10
const KEPT_MS = 30 * DAY_MS

type Deps = {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly scheduler: JobScheduler
  readonly ledger: Ledger
  readonly partnerInterfaces: PartnerInterfaces
  readonly webhooks: Webhooks
}

/** Creates the export files of all customers at the scheduled times. */
export class ScheduledExports {
  readonly #deps: Deps
  readonly #queue: DownloadQueue

  constructor(deps: Deps) {
    this.#deps = deps
    this.#queue = new DownloadQueue(deps)
    for (const [customerId, { exports }] of deps.partnerInterfaces.all())
      for (const one of exports) this.#plan(customerId, one)
  }

  /** Replaces the schedule of an export. */
  schedule(
    customerId: string,
    settings: Pick<StoredExport, 'kind' | 'format' | 'schedule' | 'language'>,
  ): void {
    const now = this.#deps.scheduler.clock()
    const monthDay = new Date(now).getUTCDate()
    const next = nextRunAfter({ ...settings, monthDay }, now)
    this.#change(customerId, settings.kind, ({ nextRunAt: _, ...known }) => ({
      ...known,
      ...settings,
      monthDay,
      ...(next !== undefined && { nextRunAt: next }),
    }))
  }

  #change(customerId: string, kind: ExportKind, change: (known: StoredExport) => StoredExport): void {
    this.#deps.partnerInterfaces.update({ customerId }, ({ exports }) => ({
      exports: exports.map((one) => {
        if (one.kind !== kind) return one
        const changed = change(one)
        this.#plan(customerId, changed)
        return changed
      }),
    }))
  }

  #plan(customerId: string, { kind, nextRunAt }: StoredExport): void {
    if (nextRunAt === undefined) return
    this.#deps.scheduler.at(Date.parse(nextRunAt), (time) => {
      const { exports = [] } = this.#deps.partnerInterfaces.read(customerId) ?? {}
      const storedExport = exports.find((one) => one.kind === kind)
      // the schedule was changed in the meantime, or another server has executed this run
      if (
        storedExport?.nextRunAt !== nextRunAt ||
        !this.#deps.ledger.claim(`export ${customerId} ${kind} ${time}`)
      )
        return
      const run = this.#run(customerId, storedExport, time)
      this.#change(customerId, kind, (one) => ({
        ...one,
        nextRunAt: nextRunAfter(one, time),
        runs: [run, ...one.runs].slice(0, RUNS_MAX),
      }))
      if (run.failure === undefined)
        this.#deps.webhooks.publish(customerId, 'export.ready', time, { kind, queueId: run.queueId })
    })
  }

  #run(customerId: string, { kind, format, language = 'en' }: StoredExport, time: number): ExportRun {
    const { partnerInterfaces, catalogue } = this.#deps
    const data = { kind, format, sample: false }
    const total = rowsOf(catalogue, data)
    const run = { queueId: '', at: new Date(time).toISOString(), total }
    const account = partnerInterfaces.ownerOf(customerId, {})
    if (!account || !mayExport(account, kind)) return { ...run, failure: 'not-allowed' }
    if (isTooLarge(total, data)) return { ...run, failure: 'too-large' }
    const title = dataTitle(data, language)
    const download = { title, order: { data }, total, failed: [], keptMs: KEPT_MS }
    return { ...run, queueId: this.#queue.add(download, { account, language, now: time }) }
  }
}

/** True if the account may export the data: price lists require the right to see prices. */
export const mayExport = ({ showPrice }: Account, kind: ExportKind): boolean => kind !== 'PRICES' || showPrice

type Rhythm = Pick<StoredExport, 'schedule' | 'monthDay'>

function nextRunAfter({ schedule, monthDay = 1 }: Rhythm, time: number): string | undefined {
  if (schedule === 'OFF') return undefined
  if (schedule !== 'MONTHLY') return new Date(time + DAYS[schedule] * DAY_MS).toISOString()
  const next = new Date(time)
  // set to the last day of the next month, then limited to the scheduled day
  next.setUTCMonth(next.getUTCMonth() + 2, 0)
  next.setUTCDate(Math.min(monthDay, next.getUTCDate()))
  return next.toISOString()
}
