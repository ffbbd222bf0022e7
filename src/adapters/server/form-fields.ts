/**
 * Maximum number of form fields. The largest form of the shop, about the lines of a document, has two fields for each
 * of at most 1,000 lines.
 */
const FORM_FIELDS_MAX = 2_500

/** True if the body is a form of too many fields, which would take long to parse. */
export function hasTooManyFields(body: Uint8Array, contentType: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length)
  const type = contentType.toLowerCase()
  if (type.includes('urlencoded')) return occursTooOften(bytes, '&')
  // each part has this header, with any boundary; its case varies
  if (type.includes('multipart'))
    return occursTooOften(bytes.toString('latin1').toLowerCase(), 'content-disposition')
  return false
}

function occursTooOften(text: Buffer | string, separator: string): boolean {
  let index = -1
  for (let count = 0; count < FORM_FIELDS_MAX; count += 1) {
    index = text.indexOf(separator, index + 1)
    if (index === -1) return false
  }
  return true
}
