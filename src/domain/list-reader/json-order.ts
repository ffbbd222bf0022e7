import { isArticleNumber } from '../shared/article-number.ts'
import { isRecord } from '../shared/json.ts'
import { isQuantityLabel } from './quantity-words.ts'
import { roleOf } from './column-roles.ts'
import { hasDigit, isNumberCell } from './number-shape.ts'
import { rowMarkOfStatus } from './order-decisions.ts'
import type { OrderedItem } from './order-message.ts'

const DEPTH_MAX = 12
type JsonRecord = { readonly [key: string]: Json }
type Json = null | boolean | number | string | readonly Json[] | JsonRecord

/** Items of JSON, or of one JSON object per line; undefined without any. */
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
  if (Array.isArray(value)) collectList(value as readonly Json[], items, depth)
  else collectRecord(value as JsonRecord, items, depth)
}

function collectList(values: readonly Json[], items: OrderedItem[], depth: number): void {
  const orderedItems = values.map((each) => {
    const item = isRecord(each) ? itemOf(each) : undefined
    return item && isNamed(item) ? item : undefined
  })
  const isOrdered = orderedItems.some((item) => item?.quantity)
  for (const [index, each] of values.entries()) {
    // if one object of the list has a quantity, objects without a quantity are items as well
    const item = (isOrdered ? orderedItems[index] : undefined) ?? bareItem(each)
    if (item) items.push(item)
    else collect(each, items, depth + 1)
  }
}

/** Item that consists of "2.30256" or of the pair ["2.30256", 4]. */
function bareItem(value: Json): OrderedItem | undefined {
  if (typeof value === 'string' && isNumberCell(value)) return { number: value, other: '', quantity: '' }
  return Array.isArray(value) && isPair(value as readonly Json[])
    ? { number: String(value[0]), other: '', quantity: String(value[1]) }
    : undefined
}

function collectRecord(record: JsonRecord, items: OrderedItem[], depth: number): void {
  const item = itemOf(record)
  const isOrdered = item !== undefined && item.quantity !== ''
  if (isOrdered && isNamed(item)) {
    items.push(item)
    return
  }
  const before = items.length
  for (const [key, each] of Object.entries(record)) {
    const isCount = typeof each === 'number' || (typeof each === 'string' && /^\d{1,5}$/.test(each))
    if (isCount && isNumberCell(key)) items.push({ number: key, other: '', quantity: String(each) })
    else collect(each, items, depth + 1)
  }
  if (items.length === before && isOrdered) items.push(item)
}

/**
 * True if a field with a known name contains a number. False for other objects, such as the header of an order: only
 * their values show whether they are items.
 */
const isNamed = ({ number, other }: OrderedItem): boolean => number !== '' || other !== ''

const isPair = ([number, quantity, ...rest]: readonly Json[]): boolean =>
  rest.length === 0 && typeof number === 'string' && isNumberCell(number) && typeof quantity === 'number'

/** Value of a quantity that is written with its unit: {"value": 4, "unit": "PCE"}. */
const measured = (value: Json): Json =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : value

const NESTED = new Set(['product', 'item', 'part', 'article', 'artikel', 'variant'])

/** Collects the fields of an item. */
class ItemFields {
  readonly item: OrderedItem = { number: '', other: '', quantity: '' }
  readonly #numbers: { readonly words: string; readonly value: string }[] = []
  readonly #further: string[] = []
  readonly #statuses: string[] = []
  #id = ''

  takeNested({ number, other, further = [] }: OrderedItem): void {
    this.item.number ||= number
    this.item.other ||= other
    this.#further.push(...further)
  }

  take(key: string, value: Json): void {
    const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')
    const role = roleOf(words)
    const isQuantity = role === 'quantity' || role === 'wanted' || isQuantityLabel(words)
    const said = isQuantity ? measured(value) : value
    if (typeof said !== 'string' && typeof said !== 'number') return
    const text = String(said)
    if (isQuantity) this.item.quantity ||= text
    else if (role === 'other-number') this.item.other ||= text
    else if (role === 'number' && hasDigit(text)) this.#numbers.push({ words, value: text })
    else this.#takeUnnamed(words, text)
  }

  #takeUnnamed(words: string, text: string): void {
    if (isNumberCell(text)) {
      if (/^(?:id|no|nr|number|code|product ?id|pid)$/i.test(words)) this.#id ||= text
      else this.#further.push(text)
    } else if (rowMarkOfStatus([text]) !== 'ordered') this.#statuses.push(text)
  }

  /** Returns the item; undefined if no field may contain a number. */
  end(): OrderedItem | undefined {
    const { item } = this
    const ours =
      this.#numbers.find(({ value }) => isArticleNumber(value)) ??
      this.#numbers.find(({ words }) => /supplier|vendor|lieferant/i.test(words)) ??
      this.#numbers.find(({ value }) => !/^\d{1,5}$/.test(value)) ??
      this.#numbers[0]
    item.number ||= ours?.value ?? this.#id
    const open = [...(item.number === '' ? this.#further : []), ...this.#statuses]
    if (open.length > 0) item.further = open
    return isNamed(item) || this.#further.length > 0 ? item : undefined
  }
}

function itemOf(record: JsonRecord, depth = 0): OrderedItem | undefined {
  if (depth > DEPTH_MAX) return undefined
  const fields = new ItemFields()
  for (const [key, value] of Object.entries(record)) {
    const nested = isRecord(value) && NESTED.has(key.toLowerCase()) ? itemOf(value, depth + 1) : undefined
    if (nested) fields.takeNested(nested)
    fields.take(key, value)
  }
  return fields.end()
}
