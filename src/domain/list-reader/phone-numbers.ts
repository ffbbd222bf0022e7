/** Digits in groups, which may be a phone number. */
const GROUPS = /(?:\(\+|[+(\d])[\d ()/-]{0,60}/gu
/**
 * Start of a phone number: a country code, an area code, or the groups of a mobile number without a code, "600 123
 * 456".
 */
const START =
  /^(?:\+\d|\(\+?\d{2,5}\)|0[1-9]|8 \(?\d{3}\)? \d{3}-|[679]\d{2} \d{3} \d{3}$|3\d{2} \d{6,7}$|[89]\d \d{3} \d{2} \d{2}$|[89]\d{2} \d{2} \d{2} \d{2}$)/u
const DIGITS_MIN = 9
const DIGITS_MAX = 15
/** Position of a line and the number of a part, which are not a phone number: "01 21186107". */
const POSITION = /^0\d \d{5}/
const TWO_PHONES = / [/-] /

/**
 * Removes phone numbers: their digits may be those of an article number. `beginsWithPart` is true for groups of
 * digits that start with a part number.
 */
export const withoutPhones = (text: string, beginsWithPart: (groups: string) => boolean): string =>
  text.replace(GROUPS, (groups: string, index: number) => {
    if (
      /[\p{L}\d.,]/u.test(text.charAt(index - 1)) ||
      (/\d$/.test(groups) &&
        /^[.,]?[\p{L}\d]/u.test(text.slice(index + groups.length, index + groups.length + 2)))
    )
      return groups
    const all = groups.trim()
    const phones = isPhone(all) ? [all] : all.split(TWO_PHONES)
    return phones.every((phone) => isPhone(phone) && !beginsWithPart(phone)) ? ' ' : groups
  })

function isPhone(groups: string): boolean {
  const digits = groups.replace(/\D/g, '').length
  return digits >= DIGITS_MIN && digits <= DIGITS_MAX && START.test(groups) && !POSITION.test(groups)
}
