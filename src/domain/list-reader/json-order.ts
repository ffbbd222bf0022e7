import { isArticleNumber } from '../shared/article-number.ts'
import { isRecord } from '../shared/json.ts'
import { isQuantityLabel } from './quantity-words.ts'
import { roleOf } from './column-roles.ts'
import { hasDigit, isNumberCell } from './number-shape.ts'
import { statusIn } from './order-decisions.ts'
import type { OrderedItem } from './order-message.ts'

const DEPTH_MAX = 12
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Items of JSON, or of one JSON object per line; undefined if there are none. */
export function jsonItems(text: string): readonly OrderedItem[] | undefined {
  const value = parsed(text) ?? linesOf(text)
  if (value === undefined) return undefined
  const items: OrderedItem[] = []
  collect(value, items, 0)
  return items.length > 0 ? items : undefined
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

function linesOf(text: string): Json | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const values = lines.map((line) => parsed(line))
  return values.every((value) => value !== undefined) ? values : undefined
}

function collect(value: Json, items: OrderedItem[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return
  if (Array.isArray(value)) {
    const found = (value as readonly Json[]).map((each) => {
      const item = isRecord(each) ? itemOf(each) : undefined
      return item && isNamed(item) ? item : undefined
    })
    const isOrdered = found.some((item) => item?.quantity)
    for (const [place, each] of (value as readonly Json[]).entries()) {
      // beside ordered items one without a quantity is ordered too
      const item = isOrdered ? found[place] : undefined
      if (item) {
        items.push(item)
        continue
      }
      if (typeof each === 'string' && isNumberCell(each))
        items.push({ number: each, other: '', quantity: '' })
      else if (Array.isArray(each) && isPair(each as readonly Json[]))
        items.push({ number: String(each[0]), other: '', quantity: String(each[1]) })
      else collect(each, items, depth + 1)
    }
    return
  }
  const record = value as { readonly [key: string]: Json }
  const item = itemOf(record)
  if (item && item.quantity !== '' && isNamed(item)) {
    items.push(item)
    return
  }
  const before = items.length
  for (const [key, each] of Object.entries(record)) {
    const isCount = typeof each === 'number' || (typeof each === 'string' && /^\d{1,5}$/.test(each))
    if (isCount && isNumberCell(key)) items.push({ number: key, other: '', quantity: String(each) })
    else collect(each, items, depth + 1)
  }
  if (items.length === before && item && item.quantity !== '') items.push(item)
}

/** False for the head of an order, too: only the values tell whether it is an item. */
const isNamed = ({ number, other }: OrderedItem): boolean => number !== '' || other !== ''

const isPair = ([number, quantity, ...rest]: readonly Json[]): boolean =>
  rest.length === 0 && typeof number === 'string' && isNumberCell(number) && typeof quantity === 'number'

/** A quantity beside its unit: {"value": 4, "unit": "PCE"}. */
const measured = (value: Json): Json =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : value

const NESTED = new Set(['product', 'item', 'part', 'article', 'artikel', 'variant'])

function itemOf(record: { readonly [key: string]: Json }, depth = 0): OrderedItem | undefined {
  if (depth > DEPTH_MAX) return undefined
  const item: OrderedItem = { number: '', other: '', quantity: '' }
  let id = ''
  const numbers: { readonly words: string; readonly value: string }[] = []
  const further: string[] = []
  const statuses: string[] = []
  for (const [key, value] of Object.entries(record)) {
    if (isRecord(value) && NESTED.has(key.toLowerCase())) {
      const nested = itemOf(value, depth + 1)
      item.number ||= nested?.number ?? ''
      item.other ||= nested?.other ?? ''
      further.push(...(nested?.further ?? []))
    }
    const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')
    const role = roleOf(words)
    const isQuantity = role === 'quantity' || role === 'wanted' || isQuantityLabel(words)
    const said = isQuantity ? measured(value) : value
    if (typeof said !== 'string' && typeof said !== 'number') continue
    if (isQuantity) item.quantity ||= String(said)
    else if (role === 'other-number') item.other ||= String(said)
    else if (role === 'number' && hasDigit(String(said))) numbers.push({ words, value: String(said) })
    else if (/^(?:id|no|nr|number|code|product ?id|pid)$/i.test(words) && isNumberCell(String(said)))
      id ||= String(said)
    else if (isNumberCell(String(said))) further.push(String(said))
    else if (statusIn([String(said)]) !== 'ordered') statuses.push(String(said))
  }
  const ours =
    numbers.find(({ value }) => isArticleNumber(value)) ??
    numbers.find(({ words }) => /supplier|vendor|lieferant/i.test(words)) ??
    numbers.find(({ value }) => !/^\d{1,5}$/.test(value)) ??
    numbers[0]
  item.number ||= ours?.value ?? id
  const open = [...(item.number === '' ? further : []), ...statuses]
  if (open.length > 0) item.further = open
  return item.number !== '' || item.other !== '' || further.length > 0 ? item : undefined
}
