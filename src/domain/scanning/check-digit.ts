/** GS1 check digit: the weights alternate 1 and 3 from the last digit, the sum is a multiple of ten. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 1 : 3),
    0,
  )
  return sum % 10 === 0
}

/** Lengths of GTIN-8, UPC-A, EAN-13 and GTIN-14. */
const GTIN = /^(?:\d{8}|\d{12,14})$/

export const isGtin = (text: string): boolean => GTIN.test(text) && hasRightCheckDigit(text)
export const isSscc = (text: string): boolean => /^\d{18}$/.test(text) && hasRightCheckDigit(text)

/** The number as printed below a bar code: element strings pad a GTIN with zeros to 14 digits. */
export const printedGtin = (gtin: string): string =>
  gtin.length === 14 ? gtin.replace(/^0{6}(?=\d{8}$)|^0/, '') : gtin
