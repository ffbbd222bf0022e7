import type { CheckoutMemory } from '#application/checkout/checkout-memory.port.ts'
import { checkoutCookie, checkoutIn } from '../cookies/checkout-cookie.ts'

const BEGUN = 'checkout-begun'

/** The cookie that the server reads, too; the tab itself notes that it is the one that began. */
export const documentCheckoutMemory: CheckoutMemory = {
  remember: (text) => {
    document.cookie = checkoutCookie(text)
    noteBegin(text !== '')
  },
  recall: () => checkoutIn(document.cookie),
}

/**
 * A tab that was in the checkout and begins elsewhere has left it by its address bar. What another tab has begun
 * is none of its business.
 */
export function leaveCheckoutBehind(): void {
  if (!hasBegun()) return
  document.cookie = checkoutCookie('')
  noteBegin(false)
}

function noteBegin(begun: boolean): void {
  try {
    if (begun) sessionStorage.setItem(BEGUN, '1')
    else sessionStorage.removeItem(BEGUN)
  } catch {
    // a browser that keeps nothing: the cookie ends with it
  }
}

function hasBegun(): boolean {
  try {
    return sessionStorage.getItem(BEGUN) !== null
  } catch {
    return false
  }
}
