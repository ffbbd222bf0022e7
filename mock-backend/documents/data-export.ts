import type { ExportFormat, ExportKind } from '#contracts/partner-interface/partner-interface.contract.ts'
import type { Account } from '../session/account.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { Language } from '../catalogue/language.ts'
import { fileTypes, type GeneratedFile } from './document-file.ts'
import { labelIn, localized, type Label } from '../files/document-texts.ts'
import { csv, xlsx, type Sheet } from './spreadsheet.ts'
import { seesPrices, unitPrice } from '../pricing/product-prices.ts'
import { availability } from '../products/availability.ts'
import { partAtTime, type StockHistory } from '../stock/current-parts.ts'

export type DataOrder = {
  readonly kind: ExportKind
  readonly format: ExportFormat
  readonly sample: boolean
}

const SAMPLE_ROWS = 10
/** Maximum number of rows of a file: more rows take longer than a minute. */
const ROWS_MAX = 250_000
/** Average number of cross-references per part. */
const CROSS_REFERENCES = 11

const titles = {
  ARTICLES: localized(
    'Artikelstamm',
    'Part master data',
    'Fichier articles',
    'Anagrafica articoli',
    'Справочник товаров',
    'Artikelbestand',
    'Cadastro de produtos',
    'Maestro de artículos',
  ),
  CROSS_REFERENCES: localized(
    'Vergleichsnummern',
    'Cross references',
    'Références croisées',
    'Riferimenti incrociati',
    'Кросс-номера',
    'Vergelijkingsnummers',
    'Referências cruzadas',
    'Referencias cruzadas',
  ),
  PRICES: localized(
    'Preisliste',
    'Price list',
    'Liste de prix',
    'Listino prezzi',
    'Прайс-лист',
    'Prijslijst',
    'Lista de preços',
    'Lista de precios',
  ),
  STOCK: localized('Bestand', 'Stock', 'Stock', 'Giacenza', 'Остатки', 'Voorraad', 'Estoque', 'Existencias'),
}

export const dataTitle = ({ kind, format }: DataOrder, language: Language) =>
  `${titles[kind][language]} (${format})`

/** Parts in the file. */
export const rowsOf = ({ size }: Pick<Catalogue, 'size'>, { sample }: DataOrder) =>
  sample ? Math.min(size, SAMPLE_ROWS) : size

export const isTooLarge = (parts: number, { kind }: DataOrder) =>
  parts * (kind === 'CROSS_REFERENCES' ? CROSS_REFERENCES : 1) > ROWS_MAX

type Visitor = { readonly account: Account; readonly language: Language; readonly now: number }

/** Makes the export file with the data at `now`; stocks include the movements of `stockHistory`. */
export async function dataFile(
  catalogue: Catalogue,
  stockHistory: StockHistory,
  order: DataOrder,
  visitor: Visitor,
): Promise<GeneratedFile> {
  const { kind, format } = order
  const products = Array.from({ length: rowsOf(catalogue, order) }, (_, index) =>
    partAtTime(catalogue.product(index), stockHistory, visitor.now),
  )
  const sheet = dataSheetOf(products, kind, visitor)
  const title = titles[kind][visitor.language].replaceAll(' ', '-')
  const date = new Date(visitor.now).toISOString().slice(0, 10)
  return {
    name: `${title}-${date}.${format.toLowerCase()}`,
    type: fileTypes[format],
    bytes: format === 'CSV' ? csv(sheet, visitor.language) : await xlsx(sheet),
  }
}

function dataSheetOf(products: readonly CatalogueProduct[], kind: ExportKind, visitor: Visitor): Sheet {
  const { account, language, now } = visitor
  const label = labelIn(language)
  const titled = (...titles: (Label | 'OE' | 'GTIN')[]) =>
    titles.map((title) => (title === 'OE' || title === 'GTIN' ? title : label(title)))
  switch (kind) {
    case 'ARTICLES':
      return {
        titles: titled('part', 'name', 'GTIN', 'origin', 'tariff'),
        rows: products.map((one) => [
          one.sku,
          one.names[language],
          one.gtin,
          one.countryOfOrigin,
          one.customsTariffNumber,
        ]),
      }
    case 'CROSS_REFERENCES':
      return {
        titles: titled('part', 'kind', 'name', 'number'),
        rows: products.flatMap(({ sku, crossReferences }) =>
          crossReferences.map((one) => [sku, one.kind, one.manufacturerName, one.referenceNo]),
        ),
      }
    case 'PRICES':
      return {
        titles: titled('part', 'name', 'price', 'currency'),
        rows: seesPrices(account)
          ? products.map((one) => [
              one.sku,
              one.names[language],
              unitPrice(one, account, 1) / 100,
              account.currency,
            ])
          : [],
      }
    case 'STOCK':
      return {
        titles: titled('part', 'quantity', 'promised'),
        rows: products.map(({ sku, stock }) => [
          sku,
          stock.quantity,
          availability(stock, now).nextDate ?? '',
        ]),
      }
  }
}
