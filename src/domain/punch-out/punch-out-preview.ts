import { cxmlOrderMessage } from './cxml-documents.ts'
import { ociFields } from './oci-fields.ts'
import type { ReturnedBasket, SystemSettings } from './punch-out.ts'

const SAMPLE = {
  basketId: '0b7f6c1e-3a52-4d0c-9a44-5f2f1c9b7d10',
  returnUrl: '',
  buyerCookie: 'A1B2',
  operation: 'CREATE',
  job: { vin: 'WMA06XZZ8CP034890', plate: 'M-DB 42', orderNo: 'WO-2026-118' },
} as const

/** Preview of a basket with one part in the format of a system. */
export function punchOutPreview(settings: SystemSettings, withPrices: boolean): string {
  const basket: ReturnedBasket = {
    ...SAMPLE,
    ...settings,
    lines: [
      {
        lineId: '1',
        articleNo: '3.70481',
        name: 'Brake pad set',
        manufacturer: 'Northwain',
        quantity: 2,
        unit: 'PCS',
        leadDays: 1,
        ...(withPrices && { price: { value: 11.8, currency: 'EUR' } }),
      },
    ],
  }
  if (settings.protocol !== 'CXML') {
    return ociFields(basket)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n')
  }
  const stamp = { payloadId: 'preview@drawbar', timestamp: '2026-01-01T00:00:00Z' }
  return cxmlOrderMessage(stamp, basket).replaceAll('><', '>\n<')
}
