import { missingRight } from '#application/addresses/open-address-form.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'
import { SessionStore } from '#application/session/session.store.ts'

/** Actions on the company's addresses that the user has the right to perform. */
export class AddressRightsViewModel extends dependsOn({ session: SessionStore }) {
  get editsDelivery(): boolean {
    return missingRight('delivery', this.deps.session.features) === undefined
  }

  get requestsBilling(): boolean {
    return missingRight('billing', this.deps.session.features) === undefined
  }
}
