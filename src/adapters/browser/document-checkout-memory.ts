import type { CheckoutMemory } from '#application/checkout/checkout-memory.port.ts'
import { checkoutCookie, checkoutIn } from '../cookies/checkout-cookie.ts'

const BEGUN = 'checkout-begun'

/** Writes the cookie that the server reads; marks this tab as the one that started the checkout. */
export const documentCheckoutMemory: CheckoutMemory = {
  remember: (text) => {
    document.cookie = checkoutCookie(text)
    noteBegin(text !== '')
  },
  recall: () => checkoutIn(document.cookie),
}

/** Clears the choices if this tab left the checkout through the address bar. A checkout of another tab is kept. */
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
    // without storage, the cookie expires with the browser session
  }
}

function hasBegun(): boolean {
  try {
    return sessionStorage.getItem(BEGUN) !== null
  } catch {
    return false
  }
}
