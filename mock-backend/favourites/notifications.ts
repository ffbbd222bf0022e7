import type { InboxKind } from '#contracts/inbox/inbox.contract.ts'
import { dayOf, isoDay, startOf } from '../calendar/calendar.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { Language } from '../catalogue/language.ts'
import { languageIdOf } from '../catalogue-language.ts'
import { dateIn } from '../files/document-texts.ts'
import type { LedgerEvent } from '../ledger/ledger-event.ts'
import type { SubmittedClaim } from '../orders/claim-case.ts'
import type { MailKind, MailValues } from '../mail/mail-texts.ts'
import type { OrderLine } from '../orders/document-flow.ts'
import { seesPrices, unitPrice } from '../pricing/product-prices.ts'
import { productOfCartSku } from '../products/cart-sku.ts'
import type { Services } from '../services.ts'
import type { Account } from '../session/account.ts'

const DAY_MS = 86_400_000
/** Time of the notifications: after the deliveries of the day. */
const MORNING_MS = 8 * 3_600_000

type Subscription = NonNullable<ReturnType<Services['db']['subscription']['findFirst']>>
type News = { readonly kind: InboxKind; readonly text: MailKind; readonly values: MailValues }

/** Notifies customers once of each event about parts, dates and claims. */
export function notifySubscribers({
  scheduler,
  ledger,
  db,
  catalogue,
  currentParts,
  orderBook,
  inbox,
}: Services): void {
  const accountOf = (contactId: string) =>
    db.account.findFirst({ where: { contactId: { equals: contactId } } })

  function look(subscription: Subscription, time: number): void {
    const { subscriptionId, contactId, sku, since } = subscription
    const product = productOfCartSku(catalogue, sku)
    const account = accountOf(contactId)
    if (product === undefined || account === null || time < since) return
    const language = subscription.language as Language
    const news = newsOf(subscription, currentParts.partAt(product, time), account, language)
    if (news === undefined) return
    const about = { number: product.sku, name: product.names[language] }
    inbox.add({
      job: `${subscriptionId} ${since}`,
      personId: contactId,
      at: time,
      language,
      ...news,
      values: { ...about, ...news.values },
      path: `products/${product.slug}`,
    })
    db.subscription.delete({ where: { subscriptionId: { equals: subscriptionId } } })
  }

  function lookEachMorning(time: number): void {
    scheduler.at(time, () => {
      for (const subscription of db.subscription.getAll()) look(subscription, time)
      lookEachMorning(time + DAY_MS)
    })
  }

  function notifyNewDate({ customerId, orderNo, at: time }: LedgerEvent): void {
    for (const { lineId, contactId, language: storedLanguage, since } of db.backorderSubscription.getAll()) {
      const account = time < since ? null : accountOf(contactId)
      if (account?.customerId !== customerId) continue
      const { order } = orderBook.historyOf(account).flowByOrderNo.get(orderNo ?? '') ?? {}
      const line = order?.lines.find((one) => lineId === `${order.orderNo}-${one.lineNo}`)
      if (line?.orderNo !== orderNo || line?.changedOn !== dayOf(time)) continue
      const language = storedLanguage as Language
      inbox.add({
        job: `date ${lineId} ${dayOf(time)}`,
        personId: contactId,
        at: time,
        language,
        kind: 'DATE_CHANGED',
        text: 'newDate',
        values: {
          number: line.product.sku,
          name: line.product.names[language],
          orderNo: line.orderNo,
          ...datesOf(line, language),
        },
        path: `infocenter/orderhistory/${line.orderNo}`,
      })
    }
  }

  function notifyClaim({ customerId, kind, documentNo: claimNo = '', at: time }: LedgerEvent): void {
    const claimed = ledger
      .entriesOf(customerId)
      .find((one) => one.kind === 'claimed' && one.content.includes(`"${claimNo}"`))
    // claims of the generated history cause no notification
    if (claimed === undefined) return
    const { personId } = JSON.parse(claimed.content) as SubmittedClaim
    if (personId === undefined) return
    inbox.add({
      job: `claim ${claimNo} ${kind}`,
      personId,
      at: time,
      kind: 'CLAIM',
      text: kind === 'CLAIM_ACCEPTED' ? 'claimAccepted' : 'claimRejected',
      values: { no: claimNo },
      path: `infocenter/claims/${claimNo}`,
    })
  }

  lookEachMorning(startOf(dayOf(scheduler.clock())) + MORNING_MS)
  ledger.subscribe((event) => {
    if (event.kind === 'DATE_CHANGED') notifyNewDate(event)
    if (event.kind === 'CLAIM_ACCEPTED' || event.kind === 'CLAIM_REJECTED') notifyClaim(event)
  })
}

/** Returns the news about a part; undefined if nothing has happened. */
function newsOf(
  { on, threshold, price: before }: Subscription,
  product: CatalogueProduct,
  account: Account,
  language: Language,
): News | undefined {
  if (on === 'STOCK') {
    const { quantity } = product.stock
    return quantity >= Math.max(1, threshold ?? 0)
      ? {
          kind: 'IN_STOCK',
          text: 'inStock',
          values: { quantity: quantity.toLocaleString(languageIdOf(language)) },
        }
      : undefined
  }
  if (on === 'REPLACED')
    return product.replacedBy === undefined
      ? undefined
      : { kind: 'REPLACED', text: 'replaced', values: { by: product.replacedBy } }
  if (!seesPrices(account) || before === null) return undefined
  const price = unitPrice(product, account, 1)
  if (price >= before || (threshold !== null && price > Math.round(threshold * 100))) return undefined
  const money = { style: 'currency', currency: account.currency } as const
  const values = { price: (price / 100).toLocaleString(languageIdOf(language), money) }
  return { kind: 'LOWER_PRICE', text: 'cheaper', values }
}

function datesOf({ promised, previous }: OrderLine, language: Language) {
  const text = (day: number | undefined) => (day === undefined ? '–' : dateIn(language, isoDay(day)))
  return { date: text(promised), previous: text(previous) }
}
