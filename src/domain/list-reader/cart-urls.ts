import { isArticleNumber } from '../shared/article-number.ts'
import { roleOf } from './column-roles.ts'
import { looksLikeQuantity } from './list-quantity.ts'
import { isNumberCell } from './number-shape.ts'
import { isQuantityLabel } from './quantity-words.ts'

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']{4,1990}/gi
/** The number of an article in the path of its page: "/brake-disc-2-30256", "/p/2.30256". */
const IN_PATH = /[/_,;-](\d{1,2})[.-](\d{5}[A-Z]{0,5})(?:[:*](\d{1,5}))?(?![\d.])/gi
const HOST = /^(?:https?:\/\/)?[^/]*/i
const MARKS = /[,;|:*]/

/** Reads the orders in the URLs of a web shop: "https://…/cart?add=2.30256,4". Other URLs are unchanged. */
export const expandCartUrls = (line: string): string =>
  line.length > 20_000 || !/:\/\/|www\./i.test(line)
    ? line
    : line.replace(ADDRESS, (address) => orderIn(address) ?? address)

type Item = { readonly number: string; pieces: string | undefined }

function orderIn(address: string): string | undefined {
  const [page = '', query] = address.split(/\?(.*)/, 2)
  const items: Item[] = []
  let ahead: string | undefined
  const count = (quantityText: string): void => {
    const open = items.find((item) => item.pieces === undefined)
    if (open) open.pieces = quantityText
    else ahead = quantityText
  }
  const list = (number: string, quantityText = ahead): void => {
    items.push({ number, pieces: quantityText })
    ahead = undefined
  }
  for (const [, whole = '', digits = '', amountText] of page.replace(HOST, '').matchAll(IN_PATH)) {
    list(`${whole}.${digits}`, amountText)
  }
  for (const [field, value] of new URLSearchParams(query)) {
    const name = field.split(/[[\]]/).findLast((word) => /\D/.test(word)) ?? ''
    const within = field.split(/[[\]]/).find((word) => isArticleNumber(word))
    const role = roleOf(name) ?? roleOf(name.replace(/s$/, ''))
    if (within !== undefined) list(within)
    if (within !== undefined || role === 'quantity' || isQuantityLabel(name.replace(/s$/, ''))) {
      value.split(MARKS).filter(looksLikeQuantity).forEach(count)
      continue
    }
    const isNumber = role === 'number' || role === 'other-number'
    let isOpen = false
    for (const word of value.split(MARKS)) {
      if (isArticleNumber(word) || (isNumber && isNumberCell(word))) {
        list(word)
        isOpen = true
      } else if (isOpen && looksLikeQuantity(word)) count(word)
    }
  }
  return items.length === 0
    ? undefined
    : items
        .map(({ number, pieces: quantityText }) => (quantityText ? `${number} x${quantityText}` : number))
        .join(' , ')
}
