type Column = 'number' | 'quantity'

/** Column headings in eight languages, letters only. */
const NUMBER_WORDS = new Set(
  (
    'artikelnummer artikelnr artikelno artnr artno art artikel nummer nr teilenummer teilenr sachnummer ' +
    'bestellnummer bestellnr oenummer oenr oem oe sku pn partnumber partno part article articlenumber articleno ' +
    'item itemnumber itemno number productcode product materialnummer material reference ref numero ' +
    'numeroarticle numerodarticle narticle codearticle numerodepiece piece codice codicearticolo articolo ' +
    'numeroarticolo riferimento cod артикул номер номердетали номерартикула каталожныиномер код ' +
    'onderdeelnummer onderdeel bestelnummer codigo numerodapeca numerodapieza numerodapeça numerodoartigo ' +
    'artigo peca referencia numerodearticulo articulo numerodepieza pieza'
  ).split(' '),
)
const QUANTITY_WORDS = new Set(
  (
    'menge anzahl stuck stueck stk bestellmenge qty quantity qnty pieces pcs amount quantite qte nombre ' +
    'quantita qta pezzi количество колво кол шт aantal hoeveelheid stuks quantidade qtd qtde cantidad cant ' +
    'unidades piezas pecas'
  ).split(' '),
)

function columnOf(cell: string): Column | undefined {
  const word = cell
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
  if (NUMBER_WORDS.has(word)) return 'number'
  return QUANTITY_WORDS.has(word) ? 'quantity' : undefined
}

export type Columns = { readonly number: number; readonly quantity: number | undefined }

/** Finds the number and quantity columns by their headings. A single known heading is enough. */
export function columnsHeadedBy(cells: readonly string[]): Columns | undefined {
  // fast exit: nearly every line of a list contains a digit, and comparing words is slow
  if (cells.some((cell) => /\d/.test(cell))) return undefined
  const named = cells.map(columnOf)
  const number = named.indexOf('number')
  if (number < 0) return undefined
  const quantity = named.indexOf('quantity')
  return { number, quantity: quantity < 0 ? undefined : quantity }
}
