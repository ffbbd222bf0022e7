import {
  ADDRESS_SCHEMES,
  ALLOWANCE_REASONS,
  CHARGE_REASONS,
  COUNTRIES,
  CREDIT_NOTE_TYPES,
  CURRENCIES,
  EXEMPTION_REASONS,
  IDENTIFIER_SCHEMES,
  INVOICE_TYPES,
  ITEM_CLASSIFICATIONS,
  MIME_TYPES,
  NOTE_SUBJECTS,
  OBJECT_IDENTIFIERS,
  PAYMENT_MEANS,
  TAX_POINTS_UBL,
  UNITS,
  VAT_PREFIXES,
  VAT_CATEGORIES,
} from './code-lists.ts'
import { elementsAt, textsAt, elementsBelow, type SyntaxBinding } from './e-invoice-model.ts'
import {
  limitCount,
  requireCode,
  requireExactlyOne,
  hasAtMostTwoDecimals,
  requireIndicator,
  splitPaymentRules,
  type ElementRule,
  type SyntaxDefinition,
} from './e-invoice-rules.ts'
import { textAtPath, type XmlElement } from './xml-element.ts'

const SELLER = 'cac:AccountingSupplierParty/cac:Party'
const BUYER = 'cac:AccountingCustomerParty/cac:Party'
const VAT_ID = 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID'
const TAX_ID = 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID!=VAT]/cbc:CompanyID'
const COUNTRY = 'cac:Country/cbc:IdentificationCode'

const vatAt = (at: string) => ({
  at,
  terms: {
    code: 'cbc:ID',
    rate: 'cbc:Percent',
    scheme: 'cac:TaxScheme/cbc:ID',
    reason: ['cbc:TaxExemptionReason', 'cbc:TaxExemptionReasonCode'],
  },
})

const allowanceAt = (at: string) => ({
  at,
  terms: {
    amount: 'cbc:Amount',
    base: 'cbc:BaseAmount',
    reason: ['cbc:AllowanceChargeReason', 'cbc:AllowanceChargeReasonCode'],
  },
  groups: { vat: vatAt('cac:TaxCategory') },
})
const ALLOWANCE = 'cac:AllowanceCharge[cbc:ChargeIndicator=FALSE|0]'
const CHARGE = 'cac:AllowanceCharge[cbc:ChargeIndicator=TRUE|1]'
const PERIOD = {
  at: 'cac:InvoicePeriod',
  terms: {
    start: 'cbc:StartDate',
    end: 'cbc:EndDate',
    'first day': 'cbc:StartDate',
    'last day': 'cbc:EndDate',
  },
}

const LINES = {
  at: ['cac:InvoiceLine', 'cac:CreditNoteLine'],
  terms: {
    'BT-126': 'cbc:ID',
    'BT-129': ['cbc:InvoicedQuantity', 'cbc:CreditedQuantity'],
    'BT-130': ['cbc:InvoicedQuantity/@unitCode', 'cbc:CreditedQuantity/@unitCode'],
    'BT-131': 'cbc:LineExtensionAmount',
    'BT-146': 'cac:Price/cbc:PriceAmount',
    'BT-148': 'cac:Price/cac:AllowanceCharge/cbc:BaseAmount',
    'BT-153': 'cac:Item/cbc:Name',
    'BT-157': 'cac:Item/cac:StandardItemIdentification/cbc:ID',
    'BT-157-1': 'cac:Item/cac:StandardItemIdentification/cbc:ID/@schemeID',
    'BT-158': 'cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode',
    'BT-158-1': 'cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode/@listID',
  },
  groups: {
    'BG-26': PERIOD,
    'BG-27': allowanceAt(ALLOWANCE),
    'BG-28': allowanceAt(CHARGE),
    'BG-32': {
      at: 'cac:Item/cac:AdditionalItemProperty',
      terms: { 'BT-160': 'cbc:Name', 'BT-161': 'cbc:Value' },
    },
    vat: vatAt('cac:Item/cac:ClassifiedTaxCategory'),
  },
}

const BREAKDOWN = {
  at: 'cac:TaxTotal/cac:TaxSubtotal',
  terms: { 'BT-116': 'cbc:TaxableAmount', 'BT-117': 'cbc:TaxAmount' },
  groups: { vat: vatAt('cac:TaxCategory') },
}

const BINDING: SyntaxBinding = {
  terms: {
    'BT-1': 'cbc:ID',
    'BT-2': 'cbc:IssueDate',
    'BT-3': ['cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode'],
    'BT-5': 'cbc:DocumentCurrencyCode',
    'BT-6': 'cbc:TaxCurrencyCode',
    'BT-7': 'cbc:TaxPointDate',
    'BT-8': 'cac:InvoicePeriod/cbc:DescriptionCode',
    'BT-24': 'cbc:CustomizationID',
    'BT-27': `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`,
    'BT-29': [
      `${SELLER}/cac:PartyIdentification/cbc:ID[@schemeID!=SEPA]`,
      `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`,
    ],
    'BT-31': `${SELLER}/${VAT_ID}`,
    'BT-32': `${SELLER}/${TAX_ID}`,
    'BT-34': `${SELLER}/cbc:EndpointID`,
    'BT-34-1': `${SELLER}/cbc:EndpointID/@schemeID`,
    'BT-44': `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`,
    'BT-47': `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`,
    'BT-48': `${BUYER}/${VAT_ID}`,
    'BT-49': `${BUYER}/cbc:EndpointID`,
    'BT-49-1': `${BUYER}/cbc:EndpointID/@schemeID`,
    'BT-63': `cac:TaxRepresentativeParty/${VAT_ID}`,
    'BT-72': 'cac:Delivery/cbc:ActualDeliveryDate',
    'BT-80': `cac:Delivery/cac:DeliveryLocation/cac:Address/${COUNTRY}`,
    // separate terms, because a payee (BG-10) has a different name and identifier
    'seller name': `${SELLER}/cac:PartyName/cbc:Name`,
    'seller identifier': `${SELLER}/cac:PartyIdentification/cbc:ID`,
  },
  groups: {
    'BG-3': { at: 'cac:BillingReference', terms: { 'BT-25': 'cac:InvoiceDocumentReference/cbc:ID' } },
    'BG-5': { at: `${SELLER}/cac:PostalAddress`, terms: { country: COUNTRY } },
    'BG-8': { at: `${BUYER}/cac:PostalAddress`, terms: { country: COUNTRY } },
    'BG-10': {
      at: 'cac:PayeeParty',
      terms: { 'BT-59': 'cac:PartyName/cbc:Name', 'BT-60': 'cac:PartyIdentification/cbc:ID' },
    },
    'BG-11': {
      at: 'cac:TaxRepresentativeParty',
      terms: { 'BT-62': 'cac:PartyName/cbc:Name', 'BT-63': VAT_ID },
      groups: { 'BG-12': { at: 'cac:PostalAddress', terms: { country: COUNTRY } } },
    },
    'BG-14': PERIOD,
    'BG-15': { at: 'cac:Delivery/cac:DeliveryLocation/cac:Address', terms: { country: COUNTRY } },
    'BG-16': {
      at: 'cac:PaymentMeans',
      terms: { 'BT-81': 'cbc:PaymentMeansCode' },
      groups: { 'BG-17': { at: 'cac:PayeeFinancialAccount', terms: { 'BT-84': 'cbc:ID' } } },
    },
    'BG-20': allowanceAt(ALLOWANCE),
    'BG-21': allowanceAt(CHARGE),
    'BG-22': {
      at: 'cac:LegalMonetaryTotal',
      terms: {
        'BT-106': 'cbc:LineExtensionAmount',
        'BT-107': 'cbc:AllowanceTotalAmount',
        'BT-108': 'cbc:ChargeTotalAmount',
        'BT-109': 'cbc:TaxExclusiveAmount',
        'BT-112': 'cbc:TaxInclusiveAmount',
        'BT-113': 'cbc:PrepaidAmount',
        'BT-114': 'cbc:PayableRoundingAmount',
        'BT-115': 'cbc:PayableAmount',
      },
    },
    'BG-23': BREAKDOWN,
    'BG-24': { at: 'cac:AdditionalDocumentReference', terms: { 'BT-122': 'cbc:ID' } },
    'BG-25': LINES,
    'VAT total': {
      at: 'cac:TaxTotal',
      terms: { amount: 'cbc:TaxAmount', currency: 'cbc:TaxAmount/@currencyID' },
      groups: { parts: { at: 'cac:TaxSubtotal', terms: { 'BT-117': 'cbc:TaxAmount' } } },
    },
  },
}

/** Amounts whose currency is checked. */
const AMOUNTS = [
  'Amount',
  'BaseAmount',
  'PriceAmount',
  'TaxAmount',
  'TaxableAmount',
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
]
const isIn = (ancestors: readonly XmlElement[], name: string) => ancestors.some((one) => one.name === name)
const isTrue = (element: XmlElement | undefined, name: string, texts: readonly string[]) =>
  element !== undefined && texts.includes(textAtPath(element, name).toLowerCase())
/** True for the reference to an invoiced object (BT-18); the other references are supporting documents. */
const isObject = (reference: XmlElement) => textAtPath(reference, 'cbc:DocumentTypeCode') === '130'
const document = (
  rule: string,
  isKept: (reference: XmlElement, ancestors: readonly XmlElement[]) => boolean,
): ElementRule => ({ rule, subject: 'attachment', at: 'cac:AdditionalDocumentReference', isKept })

const reasonCode = (
  rule: string,
  indicators: readonly string[],
  codes: ReadonlySet<string>,
): ElementRule => ({
  rule,
  subject: 'allowanceCharge',
  at: 'cac:AllowanceCharge/cbc:AllowanceChargeReasonCode',
  isKept: ({ text }, ancestors) =>
    !isTrue(ancestors.at(-1), 'cbc:ChargeIndicator', indicators) || codes.has(text),
})
/** Requires that all means of payment have the same value at the path, or none. */
const same = (rule: string, path: string): ElementRule => ({
  rule,
  subject: 'paymentMeans',
  at: '/',
  isKept: (root) => new Set(textsAt(root, path)).size <= 1,
})

/** Requires that the payee's name differs from the seller's, and that `path` occurs at most once in the payee. */
const payee = (rule: string, path: string): ElementRule => ({
  rule,
  subject: 'payee',
  at: '/',
  isKept: (root) => {
    const sellers = new Set(textsAt(root, `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`))
    return elementsAt(root, 'cac:PayeeParty').every((party) => {
      const names = textsAt(party, 'cac:PartyName/cbc:Name')
      const isOther =
        sellers.size > 1 ? names.length > 0 : sellers.size > 0 && names.some((name) => !sellers.has(name))
      return textsAt(party, path).length <= 1 && isOther
    })
  },
})
const allowanceReasons = (rule: string, indicators: readonly string[]): ElementRule => ({
  rule,
  subject: 'repeated',
  at: 'cac:AllowanceCharge',
  isKept: (element) =>
    !isTrue(element, 'cbc:ChargeIndicator', indicators) ||
    textsAt(element, 'cbc:AllowanceChargeReason').length <= 1,
})
const CODE_RULES: readonly ElementRule[] = [
  requireCode('BR-CL-01', 'typeCode', 'cbc:InvoiceTypeCode', INVOICE_TYPES),
  requireCode('BR-CL-01', 'typeCode', 'cbc:CreditNoteTypeCode', CREDIT_NOTE_TYPES),
  ...AMOUNTS.map((name): ElementRule => ({
    rule: 'BR-CL-03',
    subject: 'currency',
    at: `cbc:${name}`,
    isKept: ({ attributes }) => CURRENCIES.has(attributes['currencyID']?.trim() ?? ''),
  })),
  requireCode('BR-CL-04', 'currency', 'cbc:DocumentCurrencyCode', CURRENCIES),
  requireCode('BR-CL-05', 'currency', 'cbc:TaxCurrencyCode', CURRENCIES),
  requireCode('BR-CL-06', 'taxPoint', 'cac:InvoicePeriod/cbc:DescriptionCode', TAX_POINTS_UBL),
  ...['cac:AdditionalDocumentReference', 'cac:DocumentReference'].map((name): ElementRule => ({
    rule: 'BR-CL-07',
    subject: 'scheme',
    at: `${name}/cbc:ID`,
    isKept: ({ attributes: { schemeID } }, ancestors) => {
      const reference = ancestors.at(-1)
      return (
        schemeID === undefined ||
        reference === undefined ||
        !isObject(reference) ||
        OBJECT_IDENTIFIERS.has(schemeID.trim())
      )
    },
  })),
  {
    rule: 'BR-CL-08',
    subject: 'code',
    at: 'cbc:Note',
    isKept: ({ text }, ancestors) => {
      const [, subject] = ancestors.length === 1 ? (/^[^#]*#([^#]{3})#/.exec(text) ?? []) : []
      return subject === undefined || NOTE_SUBJECTS.has(subject)
    },
  },
  {
    rule: 'BR-CL-10',
    subject: 'scheme',
    at: 'cac:PartyIdentification/cbc:ID',
    isKept: ({ attributes: { schemeID } }, ancestors) =>
      schemeID === undefined ||
      IDENTIFIER_SCHEMES.has(schemeID.trim()) ||
      (schemeID.trim() === 'SEPA' &&
        (isIn(ancestors, 'cac:AccountingSupplierParty') || isIn(ancestors, 'cac:PayeeParty'))),
  },
  requireCode('BR-CL-11', 'scheme', 'cac:PartyLegalEntity/cbc:CompanyID', IDENTIFIER_SCHEMES, 'schemeID'),
  requireCode(
    'BR-CL-13',
    'scheme',
    'cac:CommodityClassification/cbc:ItemClassificationCode',
    ITEM_CLASSIFICATIONS,
    'listID',
  ),
  requireCode('BR-CL-14', 'country', 'cac:Country/cbc:IdentificationCode', COUNTRIES),
  requireCode('BR-CL-15', 'country', 'cac:OriginCountry/cbc:IdentificationCode', COUNTRIES),
  requireCode('BR-CL-16', 'paymentMeans', 'cac:PaymentMeans/cbc:PaymentMeansCode', PAYMENT_MEANS),
  requireCode('BR-CL-17', 'vatCategory', 'cac:TaxCategory/cbc:ID', VAT_CATEGORIES),
  requireCode('BR-CL-18', 'vatCategory', 'cac:ClassifiedTaxCategory/cbc:ID', VAT_CATEGORIES),
  reasonCode('BR-CL-19', ['false', '0'], ALLOWANCE_REASONS),
  reasonCode('BR-CL-20', ['true', '1'], CHARGE_REASONS),
  requireCode('BR-CL-21', 'scheme', 'cac:StandardItemIdentification/cbc:ID', IDENTIFIER_SCHEMES, 'schemeID'),
  {
    rule: 'BR-CL-22',
    subject: 'exemptionReason',
    at: 'cbc:TaxExemptionReasonCode',
    isKept: ({ text }) => EXEMPTION_REASONS.has(text.toUpperCase()),
  },
  ...['Invoiced', 'Credited', 'Base'].map((name) =>
    requireCode('BR-CL-23', 'unit', `cbc:${name}Quantity`, UNITS, 'unitCode'),
  ),
  requireCode('BR-CL-24', 'attachment', 'cbc:EmbeddedDocumentBinaryObject', MIME_TYPES, 'mimeCode'),
  requireCode('BR-CL-25', 'scheme', 'cbc:EndpointID', ADDRESS_SCHEMES, 'schemeID'),
  requireCode('BR-CL-26', 'scheme', 'cac:DeliveryLocation/cbc:ID', IDENTIFIER_SCHEMES, 'schemeID'),
]

const isVatId = (scheme: XmlElement) => textsAt(scheme, 'cac:TaxScheme[cbc:ID=VAT]/cbc:ID').length > 0

const SYNTAX_RULES: readonly ElementRule[] = [
  requireIndicator('cac:AllowanceCharge', 'cbc:ChargeIndicator'),
  {
    rule: 'BR-CO-09',
    subject: 'vatIdPrefix',
    at: 'cac:PartyTaxScheme',
    isKept: (scheme) =>
      !isVatId(scheme) || textsAt(scheme, 'cbc:CompanyID').every((id) => VAT_PREFIXES.has(id.slice(0, 2))),
  },
  {
    rule: 'UBL-DT-01',
    subject: 'decimals',
    at: '*Amount',
    isKept: ({ name, text }, ancestors) => {
      const isPrice = ancestors.some(
        (one, index) => one.name === 'cac:AllowanceCharge' && ancestors[index - 1]?.name === 'cac:Price',
      )
      return isPrice || name.endsWith('PriceAmount') || hasAtMostTwoDecimals(text)
    },
  },
  {
    rule: 'UBL-DT-06',
    subject: 'attachment',
    at: '*BinaryObject',
    isKept: ({ attributes }) => attributes['mimeCode'] !== undefined,
  },
  {
    rule: 'UBL-DT-07',
    subject: 'attachment',
    at: '*BinaryObject',
    isKept: ({ attributes }) => attributes['filename'] !== undefined,
  },
  document(
    'UBL-CR-666',
    (reference) => !isObject(reference) || textsAt(reference, 'cac:Attachment').length === 0,
  ),
  document(
    'UBL-CR-673',
    (reference) => !isObject(reference) || textsAt(reference, 'cbc:DocumentDescription').length === 0,
  ),
  document('UBL-SR-33', (reference) => textsAt(reference, 'cbc:DocumentDescription').length <= 1),
  document('UBL-SR-43', (reference, [root]) => {
    const type = textAtPath(reference, 'cbc:DocumentTypeCode')
    if (type === '130' || (root?.name === 'ubl:CreditNote' && type === '50')) return true
    return ['cbc:ID/@schemeID', 'cbc:DocumentTypeCode'].every((path) => textsAt(reference, path).length === 0)
  }),
  {
    rule: 'UBL-SR-53',
    subject: 'sellerVatId',
    at: 'cac:PartyTaxScheme',
    isKept: (scheme) =>
      ['cac:TaxScheme/cbc:ID', 'cbc:CompanyID'].every((path) => textsAt(scheme, path).length > 0),
  },
  {
    rule: 'UBL-SR-07',
    subject: 'invoiceReference',
    at: 'cac:BillingReference',
    isKept: (reference) => textsAt(reference, 'cac:InvoiceDocumentReference/cbc:ID').length > 0,
  },
  payee('UBL-SR-19', 'cac:PartyName/cbc:Name'),
  payee('UBL-SR-20', 'cac:PartyIdentification/cbc:ID[@schemeID!=SEPA]'),
  payee('UBL-SR-21', 'cac:PartyLegalEntity/cbc:CompanyID'),
  same('UBL-SR-44', 'cac:PaymentMeans/cbc:PaymentID'),
  same('UBL-SR-47', 'cac:PaymentMeans/cbc:PaymentMeansCode'),
  ...['cac:InvoiceLine', 'cac:CreditNoteLine'].flatMap((line) => [
    limitCount('UBL-SR-34', line, 'cbc:Note'),
    limitCount('UBL-SR-35', line, 'cac:OrderLineReference/cbc:LineID'),
    limitCount('UBL-SR-36', line, 'cac:InvoicePeriod'),
    limitCount('UBL-SR-37', line, 'cac:Price/cac:AllowanceCharge/cbc:Amount'),
    requireExactlyOne('UBL-SR-48', 'vatCategory', line, 'cac:Item/cac:ClassifiedTaxCategory'),
    limitCount('UBL-SR-50', line, 'cac:Item/cbc:Description'),
    limitCount('UBL-SR-52', line, 'cac:DocumentReference'),
  ]),
  limitCount('UBL-SR-01', '/', 'cac:ContractDocumentReference/cbc:ID'),
  limitCount('UBL-SR-02', '/', 'cac:ReceiptDocumentReference/cbc:ID'),
  limitCount('UBL-SR-03', '/', 'cac:DespatchDocumentReference/cbc:ID'),
  limitCount('UBL-SR-04', '/', 'cac:AdditionalDocumentReference[cbc:DocumentTypeCode=130]/cbc:ID'),
  limitCount('UBL-SR-05', '/', 'cac:PaymentTerms/cbc:Note'),
  limitCount('UBL-SR-06', 'cac:BillingReference', 'cac:InvoiceDocumentReference'),
  limitCount('UBL-SR-08', '/', 'cac:InvoicePeriod'),
  limitCount('UBL-SR-09', '/', `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  limitCount('UBL-SR-10', '/', `${SELLER}/cac:PartyName/cbc:Name`),
  limitCount('UBL-SR-11', '/', `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`),
  limitCount('UBL-SR-12', '/', `${SELLER}/${VAT_ID}`),
  limitCount(
    'UBL-SR-13',
    '/',
    `${SELLER}/cac:PartyTaxScheme[cac:TaxScheme][cac:TaxScheme/cbc:ID!=VAT]/cbc:CompanyID`,
  ),
  limitCount('UBL-SR-14', '/', `${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`),
  limitCount('UBL-SR-15', '/', `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  limitCount('UBL-SR-16', '/', `${BUYER}/cac:PartyIdentification/cbc:ID`),
  limitCount('UBL-SR-17', '/', `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`),
  limitCount('UBL-SR-18', '/', `${BUYER}/${VAT_ID}`),
  limitCount('UBL-SR-22', 'cac:TaxRepresentativeParty', 'cac:PartyName/cbc:Name'),
  limitCount('UBL-SR-23', 'cac:TaxRepresentativeParty', 'cac:PartyTaxScheme/cbc:CompanyID'),
  limitCount('UBL-SR-24', '/', 'cac:Delivery'),
  limitCount('UBL-SR-25', 'cac:Delivery', 'cac:DeliveryParty/cac:PartyName/cbc:Name'),
  limitCount('UBL-SR-26', 'cac:PaymentMeans', 'cbc:PaymentID'),
  limitCount('UBL-SR-27', 'cac:PaymentMeans', 'cbc:PaymentMeansCode'),
  limitCount('UBL-SR-28', 'cac:PaymentMeans', 'cac:PaymentMandate/cbc:ID'),
  limitCount(
    'UBL-SR-29',
    '/',
    [SELLER, BUYER, 'cac:PayeeParty'].map(
      (party) => `${party}/cac:PartyIdentification/cbc:ID[@schemeID=SEPA]`,
    ),
  ),
  allowanceReasons('UBL-SR-30', ['false', '0']),
  allowanceReasons('UBL-SR-31', ['true', '1']),
  limitCount('UBL-SR-32', 'cac:TaxSubtotal', 'cac:TaxCategory/cbc:TaxExemptionReason'),
  limitCount('UBL-SR-39', '/', 'cac:ProjectReference/cbc:ID'),
  limitCount('UBL-SR-40', '/', `${BUYER}/cac:PartyName/cbc:Name`),
  limitCount('UBL-SR-42', 'cac:AccountingSupplierParty/cac:Party', 'cac:PartyTaxScheme', 2),
  limitCount('UBL-SR-45', '/', 'cac:PaymentMeans/cbc:PaymentDueDate'),
  limitCount('UBL-SR-46', '/', 'cac:PaymentMeans/cbc:PaymentMeansCode/@name'),
  limitCount('UBL-SR-49', '/', 'cac:InvoicePeriod/cbc:DescriptionCode'),
  limitCount('UBL-SR-51', 'cac:PostalAddress', 'cac:AddressLine'),
  limitCount('UBL-SR-51', 'cac:Address', 'cac:AddressLine'),
  limitCount('UBL-SR-54', '/', 'cac:PaymentMeans/cac:CardAccount'),
  limitCount('UBL-SR-55', '/', 'cac:PaymentMeans/cac:PaymentMandate'),
  limitCount('UBL-SR-56', '/', 'cac:OriginatorDocumentReference/cbc:ID'),
]

const CATEGORIES = ['cac:TaxCategory', 'cac:ClassifiedTaxCategory']
const SPLIT_PAYMENT = splitPaymentRules(
  (root) => CATEGORIES.flatMap((name) => elementsBelow(root, name).flatMap((one) => textsAt(one, 'cbc:ID'))),
  (root) => elementsBelow(root, 'cbc:IdentificationCode').map(({ text }) => text),
)

export const UBL: SyntaxDefinition = {
  syntax: 'UBL',
  binding: BINDING,
  rules: [...CODE_RULES, ...SYNTAX_RULES, ...SPLIT_PAYMENT],
  lines: { names: new Set(['cac:InvoiceLine', 'cac:CreditNoteLine']), number: 'cbc:ID' },
}
