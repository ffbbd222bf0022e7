import papers from '../data/part-papers.json' with { type: 'json' }
import type { Product } from '#contracts/products/product.dto.ts'
import type { Day } from '../calendar/calendar.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { languages, type Language } from '../catalogue/language.ts'
import type { TextLine } from '../files/pdf-page.ts'
import { dataSheetLines, textPdf } from './data-sheet.ts'
import { isVersion, safetyLines, sheetName, sheetVersionOn } from './safety-data-sheet.ts'

type Kind = Product['documents'][number]['kind']
type Paper = { readonly kind: Kind; readonly name: string; readonly version?: string }

/**
 * Documents of a part. Consumables have no mounting instructions; brakes, lamps and load securing have a
 * certificate.
 */
function papersOf({ categoryId, hazard }: CatalogueProduct, version: string): readonly Paper[] {
  return [
    { kind: 'DATA_SHEET', name: 'data-sheet' },
    ...(categoryId.startsWith('U')
      ? []
      : [{ kind: 'MOUNTING_INSTRUCTIONS', name: 'mounting-instructions' } as const]),
    ...(/^(?:B|K11|U24)/.test(categoryId) ? [{ kind: 'CERTIFICATE', name: 'certificate' } as const] : []),
    ...(hazard ? [{ kind: 'SAFETY_DATA_SHEET', name: sheetName(version), version } as const] : []),
  ]
}

export const partDocuments = (
  product: CatalogueProduct,
  language: Language,
  today: Day,
): Promise<Product['documents']> =>
  Promise.all(
    papersOf(product, sheetVersionOn(today)).map(async (paper) => {
      const { kind, name, version } = paper
      return {
        kind,
        href: `/media/documents/${product.vendorId}-${product.sku}/${name}-${language}.pdf`,
        format: 'PDF',
        size: (await partDocument(product, paper, language)).length,
        ...(version !== undefined && { version }),
      }
    }),
  )

/** Document with a file name such as `data-sheet-pt-BR`; undefined if the part has no such document. */
export async function partDocumentNamed(
  product: CatalogueProduct,
  fileName: string,
  today: Day,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const language = languages.find((candidate) => fileName.endsWith(`-${candidate}`))
  if (language === undefined) return undefined
  const name = fileName.slice(0, -language.length - 1)
  const version = name.slice(sheetName('').length)
  const papers = papersOf(product, isVersion(version, today) ? version : sheetVersionOn(today))
  const paper = papers.find((each) => each.name === name)
  return paper && partDocument(product, paper, language)
}

/** PDF of a document. Mounting instructions and certificates are equal for all parts. */
function partDocument(product: CatalogueProduct, { kind, version }: Paper, language: Language) {
  if (kind === 'DATA_SHEET') return textPdf(dataSheetLines(product, language), language)
  if (version !== undefined) return textPdf(safetyLines(product, version, language), language)
  const [title = '', ...texts] = papers[kind === 'CERTIFICATE' ? 'conformity' : 'mounting'][language]
  const lines: TextLine[] = [
    { text: title, x: 56, y: 770, size: 22, bold: true },
    { text: `${product.manufacturer} · ${product.names[language]}`, x: 56, y: 744, size: 14 },
    ...texts.map((text, index) => ({ text: `${index + 1}. ${text}`, x: 56, y: 700 - 24 * index, size: 11 })),
  ]
  return textPdf(lines, language)
}
