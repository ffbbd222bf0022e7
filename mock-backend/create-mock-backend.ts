import type { HttpHandler } from 'msw'
import { shopContract } from '#contracts/shop.contract.ts'
import type { AccountFlags } from './session/account.ts'
import type { PartChange } from './checkout/changing-parts.ts'
import { snapshotOf } from './db-snapshot.ts'
import type { ErrorReport } from './errors/error-reports.ts'
import type { Faults } from './faults/fault.ts'
import { faultHandler } from './faults/fault-handler.ts'
import { FaultSchedule } from './faults/fault-schedule.ts'
import { formFileHandlers } from './handlers/form-file.handlers.ts'
import { mediaHandlers } from './handlers/media.handlers.ts'
import { paymentPageHandlers } from './handlers/payment-page.handlers.ts'
import { shopHandlers } from './handlers/shop.handlers.ts'
import { unknownCallHandlers } from './handlers/unknown-call.handlers.ts'
import { answerOf } from './http/answer-of.ts'
import { replyToAll } from './http/reply-to.ts'
import { createServices, type ServiceOptions } from './services.ts'

export type MockBackendOptions = ServiceOptions & { faults?: Faults }

export type MockBackend = {
  /** For msw's `setupWorker` and `setupServer`. */
  handlers: HttpHandler[]
  /** Answers in process, and rejects where `fetch` would: when the call is aborted, or lost by a fault. */
  respond(request: Request): Promise<Response>
  /** From now on these calls go wrong, and no others. */
  setFaults(faults: Faults): void
  /** From now on these documents cannot be downloaded, and no others; mislaid ones come at the second try. */
  loseDocuments(documentNos: readonly string[]): void
  /** Changes what an account may do, also while it is logged in. */
  changeFlags(userName: string, flags: Partial<AccountFlags>): void
  /** From now on this part costs or is in stock otherwise, or is gone, for carts and orders. */
  changePart(articleNo: string, change: PartChange): void
  /** Both numbers of each order that was placed in the shop, oldest first. */
  readonly placedOrders: readonly (readonly string[])[]
  /** What customers have left behind: carts, lists, orders, what was chosen for the next one, VIN histories. */
  snapshot(): string
  /** What the shop has reported, oldest first. */
  readonly errorLog: readonly ErrorReport[]
}

/** The API behind the shop with a made-up assortment, demo accounts, and carts in memory. */
export function createMockBackend({ faults = [], ...options }: MockBackendOptions = {}): MockBackend {
  const services = createServices(options)
  const { db, desk, behaviour, errorReports } = services
  const schedule = new FaultSchedule(faults)
  const calls = [
    ...replyToAll(shopContract, shopHandlers(services)),
    ...formFileHandlers(),
    ...paymentPageHandlers(services),
    ...mediaHandlers(services),
    ...unknownCallHandlers(),
  ]
  const handlers = [faultHandler(schedule, behaviour, (request) => answerOf(calls, request)), ...calls]

  return {
    handlers,
    respond: (request) => answerOf(handlers, request),
    setFaults: (next) => schedule.replace(next),
    loseDocuments: (documentNos) => services.archive.lose(documentNos),
    changeFlags(userName, flags) {
      const where = { userName: { equals: userName } }
      if (db.account.update({ where, data: flags }) === null) throw new RangeError(`No account ${userName}`)
    },
    changePart: (articleNo, change) => services.parts.change(articleNo, change),
    get placedOrders() {
      return desk.placed.all
        .flatMap(({ answer: { orderNumbers } }) => (orderNumbers ? [Object.values(orderNumbers)] : []))
        .map((numbers) => numbers.filter((number) => number !== undefined))
    },
    snapshot: () => snapshotOf(db, desk),
    get errorLog() {
      return errorReports.all
    },
  }
}
