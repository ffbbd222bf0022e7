import { brokenRules, isInvoice } from '#domain/documents/en16931.ts'
import { xmlText } from '#domain/documents/xml-text.ts'
import { E_INVOICE_SIZE_MAX, type EInvoiceCheck, type EInvoiceCheckResult } from './e-invoice-check.port.ts'
import type { XmlReader } from './xml-reader.port.ts'

/** Maximum number of broken rules that are listed. */
const RULES_MAX = 100

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'
const CII = 'urn:un:unece:uncefact:data:standard:'
const PREFIXES = {
  [`${UBL}Invoice-2`]: 'ubl',
  [`${UBL}CreditNote-2`]: 'ubl',
  [`${UBL}CommonAggregateComponents-2`]: 'cac',
  [`${UBL}CommonBasicComponents-2`]: 'cbc',
  [`${CII}CrossIndustryInvoice:100`]: 'rsm',
  [`${CII}ReusableAggregateBusinessInformationEntity:100`]: 'ram',
  [`${CII}UnqualifiedDataType:100`]: 'udt',
}

/** Reads a file as UBL or CII and validates it with the fatal rules of EN 16931. */
export class CheckEInvoice implements EInvoiceCheck {
  readonly #reader: XmlReader

  constructor(reader: XmlReader) {
    this.#reader = reader
  }

  async run(file: Blob): Promise<EInvoiceCheckResult> {
    if (file.size > E_INVOICE_SIZE_MAX) return { kind: 'refused', reason: 'too-large' }
    const text = xmlText(new Uint8Array(await file.arrayBuffer()))
    if (text === undefined) return { kind: 'refused', reason: 'malformed' }
    const read = this.#reader.read(text, PREFIXES)
    if (!read.ok) return { kind: 'refused', reason: read.error === 'too-large' ? 'no-invoice' : read.error }
    if (!isInvoice(read.value)) return { kind: 'refused', reason: 'no-invoice' }
    const rules = brokenRules(read.value)
    return rules.length === 0
      ? { kind: 'valid' }
      : { kind: 'broken', rules: rules.slice(0, RULES_MAX), count: rules.length }
  }
}
