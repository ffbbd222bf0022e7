import type { Logger } from '../logger.ts'
import { forwardedAddress } from './client-address.ts'

/**
 * Logs a wrong TRUSTED_PROXIES once. The first request shows whether a proxy is in front of the shop; if the setting
 * ignores the proxy, all visitors share the rate limits of the proxy's address.
 */
export function proxyCheck(trustedProxies: number, logger: Logger): (forwardedFor: string | null) => void {
  let isNamed = false
  return (forwardedFor) => {
    if (isNamed) return
    const wrong = wrongSetting(trustedProxies, forwardedFor)
    if (wrong === undefined) return
    isNamed = true
    logger.info(wrong)
  }
}

function wrongSetting(trustedProxies: number, forwardedFor: string | null): string | undefined {
  if (trustedProxies === 0) {
    if (forwardedFor === null) return undefined
    return 'TRUSTED_PROXIES is 0, but a request came with X-Forwarded-For. If a proxy stands before the shop, set it to the number of proxies: until then wrong passwords are counted for the address of the proxy'
  }
  if (forwardedAddress(forwardedFor, trustedProxies) !== undefined) return undefined
  return `TRUSTED_PROXIES is ${trustedProxies}, but a request came with fewer addresses in X-Forwarded-For. Such requests are counted for the address of the connection`
}
