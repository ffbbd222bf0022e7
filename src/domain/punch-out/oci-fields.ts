import type { MappedField, OutgoingLine, ReturnedBasket } from './punch-out.ts'

export type FormField = readonly [name: string, value: string]

/** Maximum lengths of OCI 4.0 by field, also for OCI 5.0. */
const LENGTH_MAX: Readonly<Record<string, number>> = {
  DESCRIPTION: 40,
  MATNR: 40,
  VENDORMAT: 40,
  MANUFACTMAT: 40,
  MANUFACTCODE: 10,
  UNIT: 3,
  CURRENCY: 5,
  LEADTIME: 5,
  EXT_QUOTE_ID: 35,
  EXT_QUOTE_ITEM: 10,
  EXT_PRODUCT_ID: 40,
  CUST_FIELD1: 10,
  CUST_FIELD2: 10,
  CUST_FIELD3: 10,
  CUST_FIELD4: 20,
  CUST_FIELD5: 50,
}
/** Fields that are still useful when truncated; any other value that is too long is omitted. */
const CUT: ReadonlySet<string> = new Set(['DESCRIPTION'])
const LEAD_DAYS_MAX = 99_999

type Basket = Pick<ReturnedBasket, 'protocol' | 'mapping' | 'codes' | 'job' | 'lines'> & {
  readonly basketId?: string | undefined
}

/** Fields of an OCI form; empty for a basket without lines, so that the system does not import it. */
export const ociFields = (basket: Basket): readonly FormField[] =>
  basket.lines.flatMap((line, index) => lineFields(basket, line, index + 1))

function lineFields(basket: Basket, line: OutgoingLine, index: number): FormField[] {
  const { mapping } = basket
  const values = valuesOf(basket, line)
  const mappedFields = Object.entries(values).flatMap(([field, value]): FormField[] => {
    const name = mapping[field]
    return name === undefined || !value ? [] : mappedField(name, value, index)
  })
  return [...mappedFields, ...identity(basket, line, index)]
}

function mappedField(name: string, value: string, index: number): FormField[] {
  if (name === 'LONGTEXT') return [[`NEW_ITEM-LONGTEXT_${index}:132[]`, value]]
  const longest = LENGTH_MAX[name] ?? 255
  if (value.length > longest && !CUT.has(name)) return []
  return [[`NEW_ITEM-${name}[${index}]`, [...value].slice(0, longest).join('')]]
}

function valuesOf({ codes, job }: Basket, line: OutgoingLine): Partial<Record<MappedField, string>> {
  const { price, leadDays, note } = line
  return {
    name: line.name,
    sku: line.articleNo,
    quantity: line.quantity.toFixed(3),
    unit: codes[line.unit] ?? line.unit,
    ...(price && {
      price: price.value.toFixed(3),
      priceUnit: '1',
      currency: codes[price.currency] ?? price.currency,
    }),
    ...(leadDays !== undefined && { leadTime: String(Math.min(leadDays, LEAD_DAYS_MAX)) }),
    manufacturer: line.manufacturer,
    ...((note !== undefined || line.name.length > 40) && {
      text: [line.name, note].filter((part) => part !== undefined).join('\n'),
    }),
    vin: job.vin ?? '',
    plate: job.plate ?? '',
    orderNo: job.orderNo ?? '',
  }
}

/**
 * Fields by which a system identifies a changed or repeated line: basket and line. For VALIDATE and DETAIL the system
 * sends the product id.
 */
function identity({ basketId }: Basket, line: OutgoingLine, index: number): FormField[] {
  return [
    ...(basketId === undefined
      ? []
      : ([
          [`NEW_ITEM-EXT_QUOTE_ID[${index}]`, basketId.replaceAll('-', '').slice(0, 35)],
          [`NEW_ITEM-EXT_QUOTE_ITEM[${index}]`, line.lineId.slice(0, 10)],
        ] satisfies FormField[])),
    [`NEW_ITEM-EXT_PRODUCT_ID[${index}]`, line.articleNo.slice(0, 40)],
  ]
}
