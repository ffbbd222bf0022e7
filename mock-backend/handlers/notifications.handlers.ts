import { notificationsContract } from '#contracts/notifications.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { productOfCartSku } from '../cart/cart-sku.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Db } from '../db.ts'
import { refusal, sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'

type Deps = { db: Db; catalogue: Catalogue; sessions: Sessions }

export const notificationsHandlers = ({ db, catalogue, sessions }: Deps) => [
  replyTo(notificationsContract.subscribe, async ({ body: { token, sku, on, threshold } }) => {
    const account = await sessions.accountOf(token)
    if (account === undefined) return sessionEnded()
    if (productOfCartSku(catalogue, sku) === undefined) return refusal(404, 404001, 'Not Found')
    if (on === 'PRICE' && !account.showPrice) return refusal(403, 403004, 'Forbidden')

    // Asked for twice, it is told once.
    const subscriptionId = `${account.customerId} ${sku} ${on}`
    const where = { subscriptionId: { equals: subscriptionId } }
    const data = { threshold: threshold ?? null }
    if (!db.subscription.update({ where, data })) {
      db.subscription.create({ subscriptionId, customerId: account.customerId, sku, on, ...data })
    }
    const subscription = { subscriptionId, sku, on, ...(threshold !== undefined && { threshold }) }
    return { status: 200, body: { subscription } }
  }),
]
