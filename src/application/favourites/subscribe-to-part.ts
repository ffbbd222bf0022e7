import type { NotificationKind } from '#domain/products/product.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { ReadCache } from '../shared/read-cache.port.ts'
import { EditFavouriteItems } from './edit-favourite-items.ts'

/** Subscribes to a notification on the page of a part, or ends the subscription. */
export class SubscribeToPart extends dependsOn({ items: EditFavouriteItems, reads: ReadCache }) {
  async run(sku: string, on: NotificationKind, isSubscribed: boolean) {
    const result = await this.deps.items.notify(sku, on, isSubscribed)
    // the read cache may contain the page with the previous state of the button
    if (result.ok) this.deps.reads.clear()
    return result
  }
}
