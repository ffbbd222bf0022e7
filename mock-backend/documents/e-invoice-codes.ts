/** Identifiers of EN 16931 (core invoice) and of the Peppol billing process. */
export const GUIDELINE = 'urn:cen.eu:en16931:2017'
export const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
/** Document type codes of UNTDID 1001. */
export const TYPE_CODES = { INVOICE: '380', CREDIT_NOTE: '381' } as const
/** Payment means code of UNTDID 4461: 58 is a SEPA credit transfer, 30 another credit transfer. */
export const transferCode = (currency: string) => (currency === 'EUR' ? '58' : '30')
/** UNTDID 7161: freight service; UNTDID 5189: discount. */
export const REASON_CODES = { charge: 'FC', allowance: '95' } as const
/** ISO/IEC 6523: GTIN. */
export const GTIN_SCHEME = '0160'
/** UNTDID 7143: Harmonised System. */
export const TARIFF_LIST = 'HS'
