const LENGTH_MAX = 40
/** A currency code or sign before or behind the number; R$ and руб. are the signs that have letters. */
const BEFORE = /^(?:[A-Z]{3}|R\$|\p{Sc})\s?/u
const BEHIND = /\s?(?:[A-Z]{3}|R\$|\p{Sc}|руб\.?)$/u
const NUMBER = /^\d+(?:[.,'’\s]\d+)*$/
const DIGITS_MAX = 9

/**
 * Parses an amount in the notation of any language of the shop: 1200.5, 1,200.50, 1.200,50, 1 200,50, 1’200.50,
 * with or without a currency. Amounts have two decimals at most, so three digits after a separator are thousands in
 * every language. Undefined if the text is not an amount or is ambiguous.
 */
export function readTypedAmount(typedText: string): number | undefined {
  const text = typedText.trim()
  if (text.length > LENGTH_MAX) return undefined
  const number = text.replace(BEFORE, '').replace(BEHIND, '')
  if (!NUMBER.test(number)) return undefined
  const parts = number.split(/[^\d]/)
  const separators = number.replace(/\d/g, '')
  const last = parts.at(-1)!
  const hasDecimals = separators !== '' && last.length < 3
  const groups = hasDecimals ? parts.slice(0, -1) : parts
  const groupSeparators = hasDecimals ? separators.slice(0, -1) : separators
  if (hasDecimals && !/[.,]$/.test(separators)) return undefined
  if (!areThousands(groups, groupSeparators)) return undefined
  if (hasDecimals && groupSeparators.includes(separators.at(-1)!)) return undefined
  const whole = groups.join('')
  return whole.length > DIGITS_MAX ? undefined : Number(hasDecimals ? `${whole}.${last}` : whole)
}

/**
 * True for one to three digits and groups of three digits behind the same separator, or for digits without a separator.
 */
function areThousands([first = '', ...rest]: readonly string[], separators: string): boolean {
  if (rest.length === 0) return true
  const isSame = [...separators].every((separator) => separator === separators[0])
  return isSame && first.length <= 3 && rest.every(({ length }) => length === 3)
}
