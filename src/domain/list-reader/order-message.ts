import { edifactSegments, SELLERS_NUMBERS } from '../shared/edifact-segments.ts'
import { attributeOf, markupTokens, type MarkupToken } from './markup.ts'
import { rowMarkOfStatus } from './order-decisions.ts'

/** Item of an order message: the shop's number, other numbers of the part, quantity. */
export type OrderedItem = {
  number: string
  other: string
  quantity: string
  /**
   * Values of fields without a known name that look like part numbers, which the line check verifies, and statuses of
   * the item, which the row reader interprets.
   */
  further?: readonly string[]
}

export const ORDER_MESSAGE_HEADINGS = ['Article number', 'OE', 'Quantity'] as const
const newItem = (): OrderedItem => ({ number: '', other: '', quantity: '' })

const ITEM = new Set(
  (
    'e1edp01 itemout itemin order_item orderline lineitem item position line orderitem row produkt ' +
    'product artikel article'
  ).split(' '),
)
const OUTER_ITEM = new Set(['itemout', 'order_item', 'orderline', 'lineitem'])
const ITEM_WORD =
  /^(?:order|purchaseorder|sales|basket|cart|po)?_?(?:item|line|position|pos|zeile|ligne|linea|riga|regel|detail|entry)(?:detail|entry)?$/
const NUMBER_WORD =
  /^(?:supplier|vendor|seller|your)?_?(?:item|article|art|artikel|part|product|prod|material|mat|stock|teile?|bestell|ersatzteil|sach|onderdeel)_?-?(?:code|no|nr|num|number|nummer|id|sku)$|^(?:reference|referencia|codice(?:articolo)?|codigo(?:articulo|artigo)?|codearticle|артикул)$/
const QUANTITY_WORD =
  /^(?:order|ordered|request|requested|required|bestell|wunsch)?_?(?:qty|quantity|menge|anzahl|aantal|cantidad|quantite|quantita|quantidade|количество)(?:_?ordered)?$/
const NUMBER = new Set(
  (
    'supplierpartid supplier_pid supplier_aid articlenumber articleno article_no artikelnummer artikelnr ' +
    'partnumber partno part_no sku vendormat itemnumber itemno code number part'
  ).split(' '),
)
const OTHER = new Set('international_pid gtin ean manufacturer_pid manufacturerpartid oe'.split(' '))
const QUANTITY = new Set('quantity qty menge anzahl orderquantity orderedquantity'.split(' '))

/** Name of a field that contains a quantity or an amount of money. */
const AMOUNT = 'amount'
/** Possible position of an item in its order. */
const POSITION = /^\d{1,4}$/
const isClearNumber = (text: string): boolean => /\d/.test(text) && !POSITION.test(text)

/** cXML, openTRANS, UBL and the usual shapes of XML; undefined if no item is found. */
export function xmlItems(markup: string): readonly OrderedItem[] | undefined {
  const items = new XmlItems()
  for (const token of markupTokens(markup)) {
    if (token.kind === 'start') items.start(token)
    else if (token.kind === 'end') items.end(token.name)
    else items.take(token.text.trim())
  }
  const filled = items.all().filter(({ number, other }) => number !== '' || other !== '')
  return filled.length > 0 ? filled : undefined
}

class XmlItems {
  readonly #items: OrderedItem[] = []
  readonly #path: string[] = []
  readonly #amounts = new Map<OrderedItem, string>()
  /**
   * Items whose elements are open, with the depth of each. An element inside an item may have a name that usually
   * starts an item: "<article>…<position>10</position>…</article>".
   */
  readonly #open: { readonly item: OrderedItem; readonly depth: number }[] = []
  /** Qualifier of an IDoc: `002` marks the number of the supplier. */
  #qualifier = ''

  all(): readonly OrderedItem[] {
    for (const [item, amount] of this.#amounts) item.quantity ||= amount
    return this.#items
  }

  start({ name, attributes, isEmpty }: Extract<MarkupToken, { kind: 'start' }>): void {
    const isItem = ITEM.has(name) || ITEM_WORD.test(name)
    if (isItem && !this.#isWithinItem()) {
      const item = newItem()
      this.#items.push(item)
      readAttributes(item, attributes)
      if (!isEmpty) this.#open.push({ item, depth: this.#path.length })
    }
    if (!isEmpty) this.#path.push(name)
  }

  end(name: string): void {
    const index = this.#path.lastIndexOf(name)
    if (index >= 0) this.#path.length = index
    while (this.#path.length <= (this.#open.at(-1)?.depth ?? -1)) this.#open.pop()
  }

  take(text: string): void {
    const item = this.#open.at(-1)?.item
    if (!item) return
    const name = this.#path.at(-1)
    if (name === AMOUNT) this.#amounts.set(item, text)
    else if (name === 'qualf') this.#qualifier = text
    else if (name !== 'idtnr') takeText(item, this.#path, text)
    else if (this.#qualifier === '002') item.number ||= text
    else if (this.#qualifier !== '001') item.other ||= text
  }

  #isWithinItem(): boolean {
    const item = this.#open.at(-1)?.item
    return item !== undefined && (this.#path.some((name) => OUTER_ITEM.has(name)) || item.number === '')
  }
}

function readAttributes(item: OrderedItem, attributes: string): void {
  item.quantity = attributeOf(attributes, 'quantity') ?? attributeOf(attributes, 'qty') ?? ''
  item.number =
    ['sku', 'partno', 'number', 'articleno', 'code']
      .map((name) => attributeOf(attributes, name))
      .find((value) => value !== undefined) ?? ''
  const statuses = ['action', 'status', 'type'].flatMap((name) => attributeOf(attributes, name) ?? [])
  if (rowMarkOfStatus(statuses) !== 'ordered') item.further = statuses
}

function takeText(item: OrderedItem, path: readonly string[], text: string): void {
  const name = path.at(-1) ?? ''
  if (rowMarkOfStatus([text]) !== 'ordered') item.further = [...(item.further ?? []), text]
  const parent = path.at(-2) ?? ''
  if ((QUANTITY.has(name) || QUANTITY_WORD.test(name)) && item.quantity === '') item.quantity = text
  else if (
    (NUMBER.has(name) ||
      NUMBER_WORD.test(name) ||
      (name === 'id' && parent === 'sellersitemidentification')) &&
    (item.number === '' || (POSITION.test(item.number) && isClearNumber(text)))
  )
    item.number = text
  else if (
    OTHER.has(name) ||
    (name === 'id' &&
      (parent === 'standarditemidentification' || parent === 'manufacturersitemidentification'))
  )
    item.other ||= text
}

/** EDIFACT ORDERS: LIN and PIA contain numbers, QTY+21 the ordered quantity. */
export function edifactItems(text: string): readonly OrderedItem[] | undefined {
  const items: OrderedItem[] = []
  /** True after SCC, which starts a delivery schedule: the following quantities are parts of the line's quantity. */
  let isScheduled = false
  for (const { tag, elements } of edifactSegments(text).segments) {
    const item = items.at(-1)
    if (tag === 'SCC') isScheduled = true
    if (tag === 'LIN') {
      isScheduled = false
      items.push(newItem())
      takeNumber(items.at(-1), elements[2] ?? [])
    }
    if (tag === 'UNS') break
    if (tag === 'PIA') for (const each of elements.slice(1)) takeNumber(item, each)
    const [qualifier, quantity] = elements[0] ?? []
    if (tag !== 'QTY' || !item || isScheduled) continue
    if (qualifier === '21' || (item.quantity === '' && qualifier !== '12')) item.quantity = quantity ?? ''
  }
  return items.length > 0 ? items : undefined
}

/** Positions of the separators in ANSI X12 850, whose header has a fixed length. */
const X12_ELEMENT_AT = 3
const X12_END_AT = 105

/** ANSI X12 850: PO1 contains the quantity, and each number behind the qualifier of its kind. */
export function x12Items(text: string): readonly OrderedItem[] | undefined {
  const element = text[X12_ELEMENT_AT] ?? '*'
  const items = text.split(text[X12_END_AT] ?? '~').flatMap((segment): readonly OrderedItem[] => {
    const [tag, , quantity = '', , , , ...numbers] = segment.trim().split(element)
    if (tag !== 'PO1') return []
    const item = { ...newItem(), quantity }
    for (let index = 0; index < numbers.length; index += 2)
      takeNumber(item, [numbers[index + 1] ?? '', numbers[index] ?? ''])
    return [item]
  })
  return items.length > 0 ? items : undefined
}

function takeNumber(item: OrderedItem | undefined, [number = '', kind = '']: readonly string[]): void {
  if (!item) return
  if (SELLERS_NUMBERS.has(kind)) item.number ||= number
  else if (kind !== 'IN' && kind !== 'BP') item.other ||= number
}

/** Items in the form fields of an OCI punch-out catalogue: NEW_ITEM-VENDORMAT[1]. */
export function ociItems(fields: Iterable<readonly [string, string]>): readonly OrderedItem[] | undefined {
  const items = new Map<string, OrderedItem>()
  for (const [name, value] of fields) {
    const [, field = '', index = ''] = /^NEW_ITEM-(\w+)\[(\d+)\]$/i.exec(name) ?? []
    const item = items.get(index) ?? newItem()
    if (/^VENDORMAT$/i.test(field)) item.number = value
    else if (/^(?:MANUFACTMAT|EXT_PRODUCT_ID)$/i.test(field)) item.other ||= value
    else if (/^QUANTITY$/i.test(field)) item.quantity = value
    else continue
    items.set(index, item)
  }
  return items.size > 0 ? [...items.values()] : undefined
}

export const ociFields = (text: string): Iterable<readonly [string, string]> => {
  if (/^\s*</.test(text)) {
    return [...markupTokens(text)].flatMap((token) =>
      token.kind === 'start' && token.name === 'input'
        ? [
            [
              attributeOf(token.attributes, 'name') ?? '',
              attributeOf(token.attributes, 'value') ?? '',
            ] as const,
          ]
        : [],
    )
  }
  return new URLSearchParams(text.replace(/\r?\n/g, '&'))
}
