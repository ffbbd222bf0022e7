import type { StoredInterface } from './stored-interface.ts'
import { isPublicAddress } from './public-address.ts'

type Punchout = StoredInterface['punchout']

const PART = {
  sku: '3.70481',
  name: 'Brake pad set',
  quantity: '2',
  unit: 'C62',
  price: '11.80',
  manufacturer: 'Northwain',
}
const FIELDS = Object.keys(PART) as (keyof typeof PART)[]

/**
 * Simulates a buyer's system: checks the return URL, the session, and that no two cart fields have the same
 * name.
 */
export function testedPunchout({ protocol, hookUrl, mapping }: Punchout, showPrice: boolean) {
  const fields = FIELDS.filter((field) => showPrice || field !== 'price')
  const isAddress = isPublicAddress(hookUrl)
  const areDistinct = new Set(fields.map((field) => mapping[field])).size === fields.length
  const lines =
    protocol === 'OCI'
      ? fields.map((field) => `NEW_ITEM-${mapping[field]}[1]=${PART[field]}`)
      : [
          '<ItemIn quantity="1">',
          ...fields.map(
            (field) => `  <Extrinsic name="${escaped(mapping[field])}">${PART[field]}</Extrinsic>`,
          ),
          '</ItemIn>',
        ]
  return {
    steps: [
      { step: 'ADDRESS' as const, ok: isAddress },
      { step: 'SESSION' as const, ok: isAddress },
      { step: 'CART' as const, ok: isAddress && areDistinct },
    ],
    payload: lines.join('\n'),
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
