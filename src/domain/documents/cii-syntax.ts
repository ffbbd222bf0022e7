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
  TAX_POINTS_CII,
  UNITS,
  VAT_CATEGORIES,
  VAT_PREFIXES,
} from './code-lists.ts'
import { elementsBelow, textsAt, type SyntaxBinding } from './e-invoice-model.ts'
import {
  limitCount,
  requireCode,
  requireExactlyOne,
  forbidPaths,
  requireIndicator,
  splitPaymentRules,
  type ElementRule,
  type SyntaxDefinition,
} from './e-invoice-rules.ts'
import { textAtPath, type XmlElement } from './xml-element.ts'

const TRANSACTION = 'rsm:SupplyChainTradeTransaction'
const AGREEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeAgreement`
const DELIVERY = `${TRANSACTION}/ram:ApplicableHeaderTradeDelivery`
const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`
const SELLER = `${AGREEMENT}/ram:SellerTradeParty`
const BUYER = `${AGREEMENT}/ram:BuyerTradeParty`
const VAT_ID = 'ram:SpecifiedTaxRegistration/ram:ID[@schemeID=VA]'
const COUNTRY = 'ram:PostalTradeAddress/ram:CountryID'
const LINE = 'ram:IncludedSupplyChainTradeLineItem'
const LINE_SETTLEMENT = 'ram:SpecifiedLineTradeSettlement'
const DAY = 'udt:DateTimeString[@format=102]'

const vatAt = (at: string) => ({
  at,
  terms: {
    code: 'ram:CategoryCode',
    rate: 'ram:RateApplicablePercent',
    scheme: 'ram:TypeCode',
    reason: ['ram:ExemptionReason', 'ram:ExemptionReasonCode'],
  },
})

const allowanceAt = (at: string, indicators: string) => ({
  at: `${at}/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator=${indicators}]`,
  terms: {
    amount: 'ram:ActualAmount',
    base: 'ram:BasisAmount',
    reason: ['ram:Reason', 'ram:ReasonCode'],
  },
  groups: { vat: vatAt('ram:CategoryTradeTax') },
})
const ALLOWANCE = 'FALSE|0'
const CHARGE = 'TRUE|1'

const periodIn = (at: string) => ({
  at: `${at}/ram:BillingSpecifiedPeriod`,
  terms: {
    start: 'ram:StartDateTime',
    end: 'ram:EndDateTime',
    'first day': `ram:StartDateTime/${DAY}`,
    'last day': `ram:EndDateTime/${DAY}`,
  },
})

const LINES = {
  at: `${TRANSACTION}/${LINE}`,
  terms: {
    'BT-126': 'ram:AssociatedDocumentLineDocument/ram:LineID',
    'BT-129': 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
    'BT-130': 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode',
    'BT-131': `${LINE_SETTLEMENT}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
    'BT-146': 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount',
    'BT-148': 'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:ChargeAmount',
    'BT-153': 'ram:SpecifiedTradeProduct/ram:Name',
    'BT-157': 'ram:SpecifiedTradeProduct/ram:GlobalID',
    'BT-157-1': 'ram:SpecifiedTradeProduct/ram:GlobalID/@schemeID',
    'BT-158': 'ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode',
    'BT-158-1': 'ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode/@listID',
  },
  groups: {
    'BG-26': periodIn(LINE_SETTLEMENT),
    'BG-27': allowanceAt(LINE_SETTLEMENT, ALLOWANCE),
    'BG-28': allowanceAt(LINE_SETTLEMENT, CHARGE),
    'BG-32': {
      at: 'ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic',
      terms: { 'BT-160': 'ram:Description', 'BT-161': 'ram:Value' },
    },
    vat: vatAt(`${LINE_SETTLEMENT}/ram:ApplicableTradeTax`),
  },
}

const BINDING: SyntaxBinding = {
  terms: {
    'BT-1': 'rsm:ExchangedDocument/ram:ID',
    'BT-2': `rsm:ExchangedDocument/ram:IssueDateTime/${DAY}`,
    'BT-3': 'rsm:ExchangedDocument/ram:TypeCode',
    'BT-5': `${SETTLEMENT}/ram:InvoiceCurrencyCode`,
    'BT-6': `${SETTLEMENT}/ram:TaxCurrencyCode`,
    'BT-7': `${SETTLEMENT}/ram:ApplicableTradeTax/ram:TaxPointDate`,
    'BT-8': `${SETTLEMENT}/ram:ApplicableTradeTax/ram:DueDateTypeCode`,
    'BT-24': 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
    'BT-27': `${SELLER}/ram:Name`,
    'BT-29': [
      `${SELLER}/ram:ID`,
      `${SELLER}/ram:GlobalID`,
      `${SELLER}/ram:SpecifiedLegalOrganization/ram:ID`,
    ],
    'BT-31': `${SELLER}/${VAT_ID}`,
    'BT-32': `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID=FC]`,
    'BT-34': `${SELLER}/ram:URIUniversalCommunication/ram:URIID`,
    'BT-34-1': `${SELLER}/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
    'BT-44': `${BUYER}/ram:Name`,
    'BT-47': `${BUYER}/ram:SpecifiedLegalOrganization/ram:ID`,
    'BT-48': `${BUYER}/${VAT_ID}`,
    'BT-49': `${BUYER}/ram:URIUniversalCommunication/ram:URIID`,
    'BT-49-1': `${BUYER}/ram:URIUniversalCommunication/ram:URIID/@schemeID`,
    'BT-63': `${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty/${VAT_ID}`,
    'BT-72': `${DELIVERY}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString`,
    'BT-80': `${DELIVERY}/ram:ShipToTradeParty/${COUNTRY}`,
    'seller name': `${SELLER}/ram:Name`,
    'seller identifier': [`${SELLER}/ram:ID`, `${SELLER}/ram:SpecifiedLegalOrganization/ram:ID`],
  },
  groups: {
    'BG-3': {
      at: `${SETTLEMENT}/ram:InvoiceReferencedDocument`,
      terms: { 'BT-25': 'ram:IssuerAssignedID' },
    },
    'BG-5': { at: `${SELLER}/ram:PostalTradeAddress`, terms: { country: 'ram:CountryID' } },
    'BG-8': { at: `${BUYER}/ram:PostalTradeAddress`, terms: { country: 'ram:CountryID' } },
    'BG-10': {
      at: `${SETTLEMENT}/ram:PayeeTradeParty`,
      terms: { 'BT-59': 'ram:Name', 'BT-60': ['ram:ID', 'ram:SpecifiedLegalOrganization/ram:ID'] },
    },
    'BG-11': {
      at: `${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty`,
      terms: { 'BT-62': 'ram:Name', 'BT-63': VAT_ID },
      groups: { 'BG-12': { at: 'ram:PostalTradeAddress', terms: { country: 'ram:CountryID' } } },
    },
    'BG-14': periodIn(SETTLEMENT),
    'BG-15': {
      at: `${DELIVERY}/ram:ShipToTradeParty/ram:PostalTradeAddress`,
      terms: { country: 'ram:CountryID' },
    },
    'BG-16': {
      at: `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`,
      terms: { 'BT-81': 'ram:TypeCode' },
      groups: {
        'BG-17': {
          at: 'ram:PayeePartyCreditorFinancialAccount',
          terms: { 'BT-84': ['ram:IBANID', 'ram:ProprietaryID'] },
        },
      },
    },
    'BG-20': allowanceAt(SETTLEMENT, ALLOWANCE),
    'BG-21': allowanceAt(SETTLEMENT, CHARGE),
    'BG-22': {
      at: `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
      terms: {
        'BT-106': 'ram:LineTotalAmount',
        'BT-107': 'ram:AllowanceTotalAmount',
        'BT-108': 'ram:ChargeTotalAmount',
        'BT-109': 'ram:TaxBasisTotalAmount',
        'BT-112': 'ram:GrandTotalAmount',
        'BT-113': 'ram:TotalPrepaidAmount',
        'BT-114': 'ram:RoundingAmount',
        'BT-115': 'ram:DuePayableAmount',
      },
    },
    'BG-23': {
      at: `${SETTLEMENT}/ram:ApplicableTradeTax`,
      terms: { 'BT-116': 'ram:BasisAmount', 'BT-117': 'ram:CalculatedAmount' },
      groups: { vat: vatAt('.') },
    },
    'BG-24': {
      at: `${AGREEMENT}/ram:AdditionalReferencedDocument`,
      terms: { 'BT-122': 'ram:IssuerAssignedID' },
    },
    'BG-25': LINES,
    'VAT total': {
      at: `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount`,
      terms: { amount: '.', currency: '@currencyID' },
    },
  },
}

const isBelow = (ancestors: readonly XmlElement[], ...names: readonly string[]) =>
  ancestors.some(({ name }) => names.includes(name))

/** Requires a known scheme of identifiers, except below the elements in `others`. */
const scheme = (rule: string, at: string, ...others: readonly string[]): ElementRule => ({
  rule,
  subject: 'scheme',
  at,
  isKept: ({ attributes: { schemeID } }, ancestors) =>
    schemeID === undefined || isBelow(ancestors, ...others) || IDENTIFIER_SCHEMES.has(schemeID.trim()),
})

const reasonCode = (
  rule: string,
  indicators: readonly string[],
  codes: ReadonlySet<string>,
): ElementRule => ({
  rule,
  subject: 'allowanceCharge',
  at: 'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode',
  isKept: ({ text }, ancestors) => {
    const parent = ancestors.at(-1)
    const indicator = parent ? textAtPath(parent, 'ram:ChargeIndicator', 'udt:Indicator').toLowerCase() : ''
    return !indicators.includes(indicator) || codes.has(text)
  },
})

const CODE_RULES: readonly ElementRule[] = [
  requireCode(
    'BR-CL-01',
    'typeCode',
    'rsm:ExchangedDocument/ram:TypeCode',
    new Set([...INVOICE_TYPES, ...CREDIT_NOTE_TYPES]),
  ),
  requireCode('BR-CL-03', 'currency', 'ram:TaxTotalAmount', CURRENCIES, 'currencyID'),
  requireCode('BR-CL-04', 'currency', 'ram:InvoiceCurrencyCode', CURRENCIES),
  requireCode('BR-CL-05', 'currency', 'ram:TaxCurrencyCode', CURRENCIES),
  requireCode('BR-CL-06', 'taxPoint', 'ram:DueDateTypeCode', TAX_POINTS_CII),
  requireCode('BR-CL-07', 'scheme', 'ram:ReferenceTypeCode', OBJECT_IDENTIFIERS),
  requireCode('BR-CL-08', 'code', 'ram:SubjectCode', NOTE_SUBJECTS),
  scheme('BR-CL-10', 'ram:GlobalID', 'ram:SpecifiedTradeProduct', 'ram:ShipToTradeParty'),
  scheme('BR-CL-11', 'ram:ID', 'ram:SpecifiedTaxRegistration'),
  requireCode('BR-CL-13', 'scheme', 'ram:ClassCode', ITEM_CLASSIFICATIONS, 'listID'),
  requireCode('BR-CL-14', 'country', 'ram:CountryID', COUNTRIES),
  requireCode('BR-CL-15', 'country', 'ram:OriginTradeCountry/ram:ID', COUNTRIES),
  requireCode(
    'BR-CL-16',
    'paymentMeans',
    'ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode',
    PAYMENT_MEANS,
  ),
  requireCode('BR-CL-17', 'vatCategory', 'ram:CategoryTradeTax/ram:CategoryCode', VAT_CATEGORIES),
  requireCode('BR-CL-18', 'vatCategory', 'ram:ApplicableTradeTax/ram:CategoryCode', VAT_CATEGORIES),
  reasonCode('BR-CL-19', ['false', '0'], ALLOWANCE_REASONS),
  reasonCode('BR-CL-20', ['true', '1'], CHARGE_REASONS),
  scheme('BR-CL-21', 'ram:SpecifiedTradeProduct/ram:GlobalID'),
  {
    rule: 'BR-CL-22',
    subject: 'exemptionReason',
    at: 'ram:ExemptionReasonCode',
    isKept: ({ text }) => EXEMPTION_REASONS.has(text.toUpperCase()),
  },
  requireCode('BR-CL-23', 'unit', 'ram:BasisQuantity', UNITS, 'unitCode'),
  requireCode('BR-CL-23', 'unit', 'ram:BilledQuantity', UNITS, 'unitCode'),
  requireCode('BR-CL-24', 'attachment', 'ram:AttachmentBinaryObject', MIME_TYPES, 'mimeCode'),
  requireCode('BR-CL-25', 'scheme', 'ram:URIUniversalCommunication/ram:URIID', ADDRESS_SCHEMES, 'schemeID'),
  scheme('BR-CL-26', 'ram:ShipToTradeParty/ram:GlobalID'),
]

const SCHEME_ATTRIBUTES = { '001': 'Name', '002': 'AgencyName', '003': 'DataURI', '004': 'URI' }
const withoutScheme = Object.fromEntries(
  Object.entries({ ...SCHEME_ATTRIBUTES, '005': 'ID', '006': 'AgencyID', '007': 'VersionID' }).map(
    ([number, name]) => [number, `@scheme${name}`],
  ),
)

/** Elements that EN 16931 permits in only one kind of reference. */
const SUPPORTING = 'ram:AdditionalReferencedDocument'
const onlyIn = (number: string, child: string, types: readonly string[]): ElementRule => ({
  rule: `CII-DT-${number}`,
  subject: 'notPermitted',
  at: '*ReferencedDocument',
  isKept: (reference) =>
    textsAt(reference, child).length === 0 ||
    (reference.name === SUPPORTING && types.includes(textAtPath(reference, 'ram:TypeCode'))),
})

const SETTLEMENT_NAME = 'ram:ApplicableHeaderTradeSettlement'
const AGREEMENT_NAME = 'ram:ApplicableHeaderTradeAgreement'
const SUMMATION = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'
const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`
const same = (rule: string, path: string): ElementRule => ({
  rule,
  subject: 'paymentMeans',
  at: '/',
  isKept: (root) => new Set(textsAt(root, path)).size <= 1,
})

const SYNTAX_RULES: readonly ElementRule[] = [
  requireIndicator('ram:SpecifiedTradeAllowanceCharge', 'ram:ChargeIndicator/udt:Indicator'),
  {
    rule: 'BR-CO-09',
    subject: 'vatIdPrefix',
    at: 'ram:SpecifiedTaxRegistration/ram:ID',
    isKept: ({ text, attributes }) => attributes['schemeID'] !== 'VA' || VAT_PREFIXES.has(text.slice(0, 2)),
  },
  {
    rule: 'BR-51',
    subject: 'paymentMeans',
    at: 'ram:ApplicableTradeSettlementFinancialCard',
    isKept: (card) => textAtPath(card, 'ram:ID').length <= 10,
  },
  requireExactlyOne(
    'CII-SR-009',
    'specification',
    'rsm:ExchangedDocumentContext',
    'ram:GuidelineSpecifiedDocumentContextParameter',
  ),
  requireExactlyOne(
    'CII-SR-010',
    'specification',
    'rsm:ExchangedDocumentContext',
    'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  ),
  requireExactlyOne('CII-SR-014', 'typeCode', 'rsm:ExchangedDocument', 'ram:TypeCode'),
  {
    rule: 'CII-SR-046',
    subject: 'scheme',
    at: 'ram:SpecifiedTradeProduct/ram:GlobalID',
    isKept: ({ attributes }) => attributes['schemeID'] !== undefined,
  },
  requireExactlyOne('CII-SR-090', 'country', 'ram:OriginTradeCountry', 'ram:ID'),
  requireExactlyOne('CII-SR-069', 'itemAttribute', 'ram:ApplicableProductCharacteristic', 'ram:Description'),
  requireExactlyOne('CII-SR-072', 'itemAttribute', 'ram:ApplicableProductCharacteristic', 'ram:Value'),
  requireExactlyOne(
    'CII-SR-439',
    'incompleteLine',
    'ram:SpecifiedLineTradeAgreement',
    'ram:NetPriceProductTradePrice/ram:ChargeAmount',
  ),
  limitCount(
    'CII-SR-441',
    'ram:SpecifiedLineTradeAgreement',
    'ram:NetPriceProductTradePrice/ram:ChargeAmount',
  ),
  requireExactlyOne(
    'CII-SR-463',
    'allowanceCharge',
    'ram:SpecifiedTradeAllowanceCharge',
    'ram:ChargeIndicator',
  ),
  limitCount('CII-SR-471', 'ram:SpecifiedTradeAllowanceCharge', 'ram:RateApplicablePercent'),
  limitCount('CII-SR-472', 'ram:SpecifiedTradeAllowanceCharge', 'ram:CategoryTradeTax'),
  limitCount('CII-SR-473', 'ram:SpecifiedTradeAllowanceCharge', 'ram:ActualAmount'),
  limitCount(
    'CII-SR-440',
    'ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge',
    'ram:ActualAmount',
  ),
  ...['Seller', 'Buyer'].flatMap((party, index) => [
    limitCount(`CII-SR-${455 + index}`, AGREEMENT_NAME, `ram:${party}TradeParty/ram:DefinedTradeContact`),
    limitCount(
      `CII-SR-${459 + index}`,
      AGREEMENT_NAME,
      `ram:${party}TradeParty/ram:URIUniversalCommunication`,
    ),
  ]),
  limitCount('CII-SR-461', SETTLEMENT_NAME, 'ram:ApplicableTradeTax/ram:TaxPointDate'),
  { ...same('CII-SR-462', `${SETTLEMENT}/ram:ApplicableTradeTax/ram:DueDateTypeCode`), subject: 'taxPoint' },
  same('CII-SR-467', `${MEANS}/ram:TypeCode`),
  same('CII-SR-468', `${MEANS}/ram:Information`),
  limitCount('CII-SR-469', SETTLEMENT_NAME, 'ram:PaymentReference'),
  {
    rule: 'CII-SR-470',
    subject: 'account',
    at: 'ram:SpecifiedTradeSettlementPaymentMeans',
    isKept: (means) =>
      !['30', '58'].includes(textAtPath(means, 'ram:TypeCode')) ||
      ['IBANID', 'ProprietaryID'].some(
        (name) => textsAt(means, `ram:PayeePartyCreditorFinancialAccount/ram:${name}`).length > 0,
      ),
  },
  ...[
    'LineTotalAmount',
    'ChargeTotalAmount',
    'AllowanceTotalAmount',
    'TaxBasisTotalAmount',
    'RoundingAmount',
    'GrandTotalAmount',
    'InformationAmount',
    'TotalPrepaidAmount',
    'TotalDiscountAmount',
    'TotalAllowanceChargeAmount',
    'DuePayableAmount',
    'RetailValueExcludingTaxInformationAmount',
    'TotalDepositFeeInformationAmount',
    'ProductValueExcludingTobaccoTaxInformationAmount',
    'TotalRetailValueInformationAmount',
    'GrossLineTotalAmount',
    'NetLineTotalAmount',
    'NetIncludingTaxesLineTotalAmount',
  ].map((name, index) => limitCount(`CII-SR-${477 + index}`, SUMMATION, `ram:${name}`)),
  ...[
    'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
    'rsm:ExchangedDocument/ram:ID',
    'ram:AssociatedDocumentLineDocument/ram:LineID',
    'ram:SpecifiedTradeProduct/ram:SellerAssignedID',
  ].flatMap((at) => forbidPaths('CII-DT', at, withoutScheme)),
  ...forbidPaths('CII-DT', '*ID', {
    101: '@schemeName',
    102: '@schemeAgencyName',
    103: '@schemeDataURI',
    104: '@schemeURI',
  }),
  ...forbidPaths('CII-DT', 'ram:TypeCode', { '008': '@name', '009': '@listURI' }),
  ...forbidPaths('CII-DT', 'rsm:ExchangedDocument/ram:TypeCode', {
    '010': '@listID',
    '011': '@listAgencyID',
    '012': '@listVersionID',
  }),
  ...forbidPaths('CII-DT', '/', { '013': '@languageID', '014': '@languageLocaleID' }),
  onlyIn('015', 'ram:URIID', ['916']),
  onlyIn('018', 'ram:TypeCode', ['50', '130', '916']),
  onlyIn('021', 'ram:Name', ['916']),
  onlyIn('022', 'ram:AttachmentBinaryObject', ['916']),
  onlyIn('024', 'ram:ReferenceTypeCode', ['130']),
  {
    rule: 'CII-DT-027',
    subject: 'notPermitted',
    at: '*ReferencedDocument',
    isKept: (reference) =>
      reference.name === 'ram:InvoiceReferencedDocument' ||
      textsAt(reference, 'ram:FormattedIssueDateTime').length === 0,
  },
  ...forbidPaths('CII-DT', '*ReferencedDocument', {
    '016': 'ram:StatusCode',
    '017': 'ram:CopyIndicator',
    '019': 'ram:GlobalID',
    '020': 'ram:RevisionID',
    '023': 'ram:Information',
    '025': 'ram:SectionName',
    '026': 'ram:PreviousRevisionID',
    '028': 'ram:EffectiveSpecifiedPeriod',
    '029': 'ram:IssuerTradeParty',
    '030': 'ram:AttachedSpecifiedBinaryFile',
  }),
  {
    rule: 'CII-DT-031',
    subject: 'notPermitted',
    at: '*Amount',
    isKept: ({ name, attributes }) => name === 'ram:TaxTotalAmount' || attributes['currencyID'] === undefined,
  },
  ...forbidPaths('CII-DT', '*Amount', { '032': '@currencyCodeListVersionID' }),
  // CII-DT-033 requires the units of lines, as BR-23 does
  ...forbidPaths('CII-DT', '*Quantity', {
    '034': '@unitCodeListID',
    '035': '@unitCodeListAgencyID',
    '036': '@unitCodeListAgencyName',
  }),
  {
    rule: 'CII-DT-037',
    subject: 'vatCategory',
    at: '*TradeTax',
    isKept: (tax) => textsAt(tax, 'ram:TypeCode').every((type) => type === 'VAT'),
  },
  ...forbidPaths('CII-DT', 'ram:BillingSpecifiedPeriod', {
    '068': 'ram:StartDateTime/udt:DateTime',
    '069': 'ram:DurationMeasure',
    '070': 'ram:InclusiveIndicator',
    '071': 'ram:Description',
    '072': 'ram:EndDateTime/udt:DateTime',
    '073': 'ram:CompleteDateTime',
    '074': 'ram:OpenIndicator',
    '075': 'ram:SeasonCode',
    '076': 'ram:ID',
    '077': 'ram:Name',
    '078': 'ram:SequenceNumeric',
    '079': 'ram:StartDateFlexibilityCode',
    '080': 'ram:ContinuousIndicator',
    '081': 'ram:PurposeCode',
  }),
  ...forbidPaths('CII-DT', 'ram:PostalTradeAddress', {
    '082': 'ram:ID',
    '083': 'ram:PostOfficeBox',
    '084': 'ram:BuildingName',
    '086': 'ram:LineFour',
    '087': 'ram:LineFive',
    '088': 'ram:StreetName',
    '089': 'ram:CitySubDivisionName',
    '090': 'ram:CountryName',
    '091': 'ram:CountrySubDivisionID',
    '092': 'ram:AttentionOf',
    '093': 'ram:CareOf',
    '094': 'ram:BuildingNumber',
    '095': 'ram:DepartmentName',
    '096': 'ram:AdditionalStreetName',
  }),
  {
    rule: 'CII-DT-097',
    subject: 'issueDate',
    at: 'udt:DateTimeString',
    isKept: ({ text, attributes }) =>
      attributes['format'] !== '102' || /^\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])$/.test(text),
  },
]

const textsBelow = (root: XmlElement, name: string) => elementsBelow(root, name).map(({ text }) => text)
const SPLIT_PAYMENT = splitPaymentRules(
  (root) => textsBelow(root, 'ram:CategoryCode'),
  (root) => textsBelow(root, 'ram:CountryID'),
)

/** Cross Industry Invoice D16B, the syntax of Factur-X and ZUGFeRD. */
export const CII: SyntaxDefinition = {
  syntax: 'CII',
  binding: BINDING,
  rules: [...CODE_RULES, ...SYNTAX_RULES, ...SPLIT_PAYMENT],
  lines: { names: new Set([LINE]), number: LINES.terms['BT-126'] },
}
