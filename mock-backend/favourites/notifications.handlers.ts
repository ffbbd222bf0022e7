import type { notificationsContract } from '#contracts/favourites/notifications.contract.ts'
import { seesPrices, unitPrice } from '../pricing/product-prices.ts'
import { productOfCartSku } from '../products/cart-sku.ts'
import { requireFound } from '../http/error-response.ts'
import { requireRight } from '../session/callers.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export const notificationsHandlers = ({
  db,
  catalogue,
  callerOf,
}: Services): Handlers<typeof notificationsContract> => ({
  subscribe: async ({ body: { token, languageID, sku, on, threshold, end } }) => {
    const { account, language, now } = await callerOf({ token, languageID })
    const product = requireFound(productOfCartSku(catalogue, sku), 'part')
    if (on === 'PRICE') requireRight(account, 'showPrice')

    // same id for a second subscription to a part, which therefore replaces the first one
    const subscriptionId = `${account.contactId} ${sku} ${on}`
    const where = { subscriptionId: { equals: subscriptionId } }
    const price = seesPrices(account) ? unitPrice(product, account, 1) : null
    const data = { threshold: threshold ?? null, language, since: now, price }
    if (end === true) db.subscription.delete({ where })
    else if (!db.subscription.update({ where, data })) {
      db.subscription.create({ subscriptionId, contactId: account.contactId, sku, on, ...data })
    }
    const subscription = { subscriptionId, sku, on, ...(threshold !== undefined && { threshold }) }
    return { status: 200, body: { subscription } }
  },
})
