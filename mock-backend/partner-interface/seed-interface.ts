import { deliveryOf } from './deliveries.ts'
import { newSecret } from './signature.ts'
import type { StoredInterface } from './stored-interface.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The demo customer whose account is new. */
const NEW_CUSTOMER = 'D0100006'
const CALLS = 48

const SUBJECTS = [
  ['IN', 'POST /v1/orders'],
  ['IN', 'GET /v1/stock'],
  ['OUT', 'order.shipped'],
  ['IN', 'GET /v1/catalogue'],
  ['OUT', 'EDIFACT DESADV'],
  ['IN', 'EDIFACT ORDERS'],
  ['OUT', 'EDIFACT INVOIC'],
] as const

const EMPTY: StoredInterface = {
  keys: [],
  webhooks: [],
  exports: (['ARTICLES', 'CROSS_REFERENCES', 'PRICES', 'STOCK'] as const).map((kind) => ({
    kind,
    format: 'CSV',
    schedule: 'OFF',
  })),
  punchout: {
    protocol: 'OCI',
    hookUrl: '',
    mapping: {
      sku: 'VENDORMAT',
      name: 'DESCRIPTION',
      quantity: 'QUANTITY',
      unit: 'UNIT',
      price: 'PRICE',
      manufacturer: 'MANUFACTMAT',
    },
  },
  edi: [],
  calls: [],
}

/** The demo settings of a customer. */
export async function seededInterface(customerId: string, now: number): Promise<StoredInterface> {
  if (customerId === NEW_CUSTOMER) return EMPTY
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString()
  const secret = newSecret('whsec')
  const deliveries = [
    await deliveryOf({ event: 'order.shipped', attempt: 1, status: 200, secret }, now - 5 * HOUR_MS),
    await deliveryOf({ event: 'order.confirmed', attempt: 2, status: 200, secret }, now - DAY_MS),
    await deliveryOf({ event: 'order.confirmed', attempt: 1, status: 503, secret }, now - DAY_MS - HOUR_MS),
  ]
  const key = { hash: '', isRevoked: false }
  return {
    ...EMPTY,
    keys: [
      {
        ...key,
        keyId: 'key_erp',
        name: 'ERP',
        scopes: ['orders:read', 'orders:write', 'documents:read'],
        createdAt: at(-200),
        expiresAt: at(165),
        lastUsedAt: at(-0.1),
      },
      {
        ...key,
        keyId: 'key_shelf',
        name: 'Lagerregal',
        scopes: ['stock:read'],
        createdAt: at(-400),
        expiresAt: at(-35),
        lastUsedAt: at(-36),
      },
    ],
    webhooks: [
      {
        webhookId: 'wh_erp',
        url: 'https://erp.example.com/hooks/drawbar',
        events: ['order.confirmed', 'order.shipped'],
        deliveries,
        secret,
      },
    ],
    exports: EMPTY.exports.map((one) =>
      one.kind === 'ARTICLES' ? { ...one, schedule: 'WEEKLY' as const, nextRunAt: at(3) } : one,
    ),
    punchout: { ...EMPTY.punchout, hookUrl: 'https://sap.example.com/oci/return' },
    edi: [
      {
        name: 'Becker ERP',
        standard: 'EDIFACT D.96A',
        messages: ['ORDERS', 'ORDRSP', 'DESADV', 'INVOIC'],
        state: 'active',
        lastMessageAt: at(-0.2),
      },
      {
        name: 'Fleet Desk',
        standard: 'EDIFACT D.01B',
        messages: ['ORDERS', 'PRICAT'],
        state: 'testing',
        lastMessageAt: at(-9),
      },
    ],
    calls: Array.from({ length: CALLS }, (_, place) => {
      const [direction, subject] = SUBJECTS[place % SUBJECTS.length] ?? SUBJECTS[0]
      return {
        id: `call_${place}`,
        at: new Date(now - (place + 1) * 7 * HOUR_MS).toISOString(),
        direction,
        subject,
        status: place % 11 === 4 ? 503 : place % 17 === 6 ? 401 : 200,
        milliseconds: 40 + ((place * 37) % 310),
      }
    }),
  }
}
