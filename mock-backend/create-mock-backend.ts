import type { HttpHandler } from 'msw'
import { shopContract } from '#contracts/shop.contract.ts'
import type { Account, AccountFlags } from './session/account.ts'
import { createAuthorize } from './session/authorization.ts'
import { offeredCalls } from './capabilities/offered-calls.ts'
import type { PartChange } from './checkout/changing-parts.ts'
import { snapshotOf } from './db-snapshot.ts'
import type { ErrorReport } from './errors/error-reports.ts'
import type { Faults } from './faults/fault.ts'
import { demoClockHandlers } from './ledger/demo-clock.handlers.ts'
import type { Mail } from './mail/mailbox.ts'
import { demoMailHandlers } from './mail/demo-mail.handlers.ts'
import { notifySubscribers } from './favourites/notifications.ts'
import { faultHandler } from './faults/fault-handler.ts'
import { FaultSchedule } from './faults/fault-schedule.ts'
import { formFileHandlers } from './forms/form-file.handlers.ts'
import { mediaHandlers } from './products/media.handlers.ts'
import { observeCalls } from './partner-interface/observe-calls.ts'
import { demoErpHandlers } from './punch-out/demo-erp.handlers.ts'
import { paymentPageHandlers } from './checkout/payment-page.handlers.ts'
import { shopHandlers } from './shop.handlers.ts'
import { unknownCallHandlers } from './http/unknown-call.handlers.ts'
import { demoStyleHandlers } from './http/demo-page.ts'
import { fetchFromHandlers } from './http/fetch-from-handlers.ts'
import { replyToAll } from './http/reply-to.ts'
import { createServices, type ServiceOptions } from './create-services.ts'

export type MockBackendOptions = ServiceOptions & { faults?: Faults }

export type MockBackend = {
  /** Handlers for msw's `setupWorker` and `setupServer`. */
  handlers: HttpHandler[]
  /** Responds to a request in process. Rejects like `fetch` on abort and on a network fault. */
  respond(request: Request): Promise<Response>
  /** Runs due jobs. Each call does so too; a server without calls needs this method. */
  runScheduledJobs(): void
  /** Builds the indexes that the first calls need, in about a second. */
  warmUp(): void
  /** Replaces all injected faults. */
  setFaults(faults: Faults): void
  /** Makes the downloads of exactly these documents fail from now on. */
  failDownloads(documentNos: readonly string[]): void
  /** Changes the rights or the order limit of an account, also while the account is logged in. */
  changeFlags(userName: string, flags: Partial<AccountFlags & Pick<Account, 'orderLimit'>>): void
  /** Changes price or stock of a part for carts and orders, or removes the part. */
  changePart(articleNo: string, change: PartChange): void
  /** The numbers of each order placed in the shop (two if it was split), oldest first. */
  readonly placedOrders: readonly (readonly string[])[]
  /** All written mails, newest first. */
  readonly mails: readonly Mail[]
  /** Serialises what customers have stored: carts, lists, orders, checkout choices, VIN histories. */
  snapshot(): string
  /** Error reports of the shop, oldest first. */
  readonly errorLog: readonly ErrorReport[]
}

/** Creates the simulated API with a generated catalogue and demo accounts; all data is in memory. */
export function createMockBackend({ faults = [], ...options }: MockBackendOptions = {}): MockBackend {
  const services = createServices(options)
  notifySubscribers(services)
  const { scheduler, db, checkout, behaviour, errorReports } = services
  const schedule = new FaultSchedule(faults)
  const authorize = createAuthorize(services)
  const calls = [
    replyToAll(
      offeredCalls(shopContract, services.notOffered),
      shopHandlers(services),
      (...call) => {
        scheduler.run()
        return authorize(...call)
      },
      observeCalls(services),
    ),
    ...formFileHandlers(),
    ...paymentPageHandlers(services),
    ...demoErpHandlers(),
    ...demoClockHandlers(services),
    ...demoMailHandlers(services),
    ...demoStyleHandlers(),
    ...mediaHandlers(services),
    ...unknownCallHandlers(),
  ]
  const handlers = [
    faultHandler(schedule, behaviour, (request) => fetchFromHandlers(calls, request)),
    ...calls,
  ]

  return {
    handlers,
    respond: (request) => fetchFromHandlers(handlers, request),
    runScheduledJobs: () => scheduler.run(),
    warmUp: () => services.catalogue.buildSearch(),
    setFaults: (next) => schedule.replace(next),
    failDownloads: (documentNos) => services.archive.failDownload(documentNos),
    changeFlags(userName, flags) {
      const where = { userName: { equals: userName } }
      if (db.account.update({ where, data: flags }) === null) throw new RangeError(`No account ${userName}`)
    },
    changePart: (articleNo, change) => services.parts.change(articleNo, change),
    get placedOrders() {
      return checkout.placed.all
        .flatMap(({ answer: { orderNumbers } }) => (orderNumbers ? [Object.values(orderNumbers)] : []))
        .map((numbers) => numbers.filter((number) => number !== undefined))
    },
    get mails() {
      return services.mailbox.all
    },
    snapshot: () => snapshotOf(db, checkout),
    get errorLog() {
      return errorReports.all
    },
  }
}
