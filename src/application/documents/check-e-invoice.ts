import { brokenRules, isInvoice } from '#domain/documents/en16931.ts'
import { xmlText } from '#domain/documents/xml-text.ts'
import type { EInvoiceCheck, EInvoiceVerdict } from './e-invoice-check.port.ts'
import type { XmlReader } from './xml-reader.port.ts'

/** Bytes; a thousand lines take about two million. */
const LARGEST = 10_000_000

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'
const PREFIXES = {
  [`${UBL}Invoice-2`]: 'ubl',
  [`${UBL}CreditNote-2`]: 'ubl',
  [`${UBL}CommonAggregateComponents-2`]: 'cac',
  [`${UBL}CommonBasicComponents-2`]: 'cbc',
}

/** Reads a file as UBL and validates it with the rules of EN 16931. */
export class CheckEInvoice implements EInvoiceCheck {
  readonly #reader: XmlReader

  constructor(reader: XmlReader) {
    this.#reader = reader
  }

  async run(file: Blob): Promise<EInvoiceVerdict> {
    if (file.size > LARGEST) return { kind: 'refused', reason: 'too-large' }
    const text = xmlText(new Uint8Array(await file.arrayBuffer()))
    if (text === undefined) return { kind: 'refused', reason: 'malformed' }
    const read = this.#reader.read(text, PREFIXES)
    if (!read.ok) return { kind: 'refused', reason: read.error === 'too-large' ? 'no-invoice' : read.error }
    if (!isInvoice(read.value)) return { kind: 'refused', reason: 'no-invoice' }
    const rules = brokenRules(read.value)
    return rules.length === 0 ? { kind: 'valid' } : { kind: 'broken', rules }
  }
}
