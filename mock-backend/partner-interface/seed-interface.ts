import { seededCostCentres } from '../cost-centres/seed-cost-centres.ts'
import { sha256 } from '../sha-256.ts'
import { newSecret } from './signature.ts'
import type { StoredInterface } from './stored-interface.ts'

const DAY_MS = 86_400_000
/** The demo customer whose account is new. */
const NEW_CUSTOMER = 'D0100006'

const EMPTY: StoredInterface = {
  keys: [],
  webhooks: [],
  exports: (['ARTICLES', 'CROSS_REFERENCES', 'PRICES', 'STOCK'] as const).map((kind) => ({
    kind,
    format: 'CSV',
    schedule: 'OFF',
    runs: [],
  })),
  punchOutSystems: [],
  edi: [],
}

const OCI_FIELDS = {
  sku: 'VENDORMAT',
  name: 'DESCRIPTION',
  text: 'LONGTEXT',
  quantity: 'QUANTITY',
  unit: 'UNIT',
  price: 'PRICE',
  priceUnit: 'PRICEUNIT',
  currency: 'CURRENCY',
  leadTime: 'LEADTIME',
  manufacturer: 'MANUFACTCODE',
  vin: 'CUST_FIELD4',
  plate: 'CUST_FIELD1',
  orderNo: 'CUST_FIELD5',
}

/**
 * Punch-out systems of the demo: one in use, and the demo ERP once per protocol, whose secrets are the demo
 * password.
 */
async function seededSystems(customerId: string): Promise<StoredInterface['punchOutSystems']> {
  const hash = await sha256('demo')
  const [, fleet] = seededCostCentres(customerId)
  const demo = (protocol: 'OCI5' | 'CXML', mapping: Record<string, string>) => ({
    systemId: `po_demo_${protocol}`,
    name: `Demo ERP (${protocol === 'CXML' ? 'cXML' : 'OCI 5.0'})`,
    userName: `demo-${protocol.toLowerCase()}-${customerId}`,
    protocol,
    returnHosts: ['localhost', '127.0.0.1'],
    mapping,
    codes: { PCS: 'ST' },
    hash,
    ...(fleet && { costCentre: fleet.id }),
  })
  return [
    {
      ...demo('OCI5', OCI_FIELDS),
      systemId: 'po_sap',
      name: 'SAP ERP',
      userName: `sap-${customerId}`,
      protocol: 'OCI4',
      returnHosts: ['sap.example.com'],
    },
    demo('OCI5', OCI_FIELDS),
    demo('CXML', { vin: 'vin', plate: 'plate', orderNo: 'orderNo' }),
  ]
}

export async function seededInterface(customerId: string, now: number): Promise<StoredInterface> {
  if (customerId === NEW_CUSTOMER)
    return { ...EMPTY, punchOutSystems: (await seededSystems(customerId)).slice(1) }
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString()
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
      },
      {
        ...key,
        keyId: 'key_shelf',
        name: 'Lagerregal',
        scopes: ['stock:read'],
        createdAt: at(-400),
        expiresAt: at(-35),
      },
    ],
    webhooks: [
      {
        webhookId: 'wh_erp',
        url: 'https://erp.example.com/hooks/drawbar',
        events: ['order.confirmed', 'order.shipped'],
        deliveries: [],
        secret: newSecret('whsec'),
        since: now,
      },
    ],
    punchOutSystems: await seededSystems(customerId),
  }
}
