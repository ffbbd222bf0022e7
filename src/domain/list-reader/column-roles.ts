import { wordKey } from './plain-text.ts'
import { withoutPiecesPerUnit } from './quantity-words.ts'

/**
 * Meaning of a column. `maybe-number`: "No." may be the heading of positions or part numbers. `unit`: "Units" may be
 * the heading of quantities. `chosen`: yes or no below "Populate". `excluded`: yes or no below "DNP" (do not populate),
 * with the opposite meaning.
 */
export type ColumnRole =
  | 'number'
  | 'maybe-number'
  | 'other-number'
  | 'replaced'
  | 'quantity'
  | 'wanted'
  | 'other-quantity'
  | 'unit'
  | 'chosen'
  | 'excluded'
  | 'other'

const pattern = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.trim().split(/\s+/).join('|')})(?!\\p{L})`, 'u')
/** Pattern of words at the start of a heading; also matches longer words, such as "Mengeneinheit". */
const beginning = (words: string): RegExp => {
  const all = words.trim().split(/\s+/)
  const starts = all.map((word) => (/^\p{L}{1,3}$/u.test(word) ? `${word}(?!\\p{L})` : word))
  return new RegExp(`(?<!\\p{L})(?:${starts.join('|')})`, 'u')
}

const REPLACED = beginning(
  'ersetzt replaces vorganger nachfolger alte[rs]?(?!\\p{L}) alt(?=nr|nummer) old previous former supersed remplace reemplaza sustituye sostituisce заменяет vervang substitui ancien vecchi antig',
)
const MONEY = beginning(
  'preis \\p{L}*preis price \\p{L}*price prix precio prezzo preco цена стоимость prijs \\p{L}*prijs betrag \\p{L}*betrag importo importe montant valor value bedrag сумма ' +
    'rabatt discount remise descuento sconto desconto скидка korting mwst vat tva iva ндс btw eur euro € \\$ total gesamt summe somme totale totaal итого всего netto brutto net umsatz',
)
const TIME = beginning(
  'due by datum date fecha data дата \\p{L}*datum \\p{L}*termin \\p{L}*woche week kw срок livraison eta',
)
const OTHER_QUANTITY_WORDS =
  'geliefert received erhalten recu recibid ricevut recebid получен ontvangen \\p{L}*bestand bestand lager\\p{L}* stock delivered shipped sent livre\\p{L}* stocks? entregad consegnat giacenza magazzino disponib verfugbar available availab existenc остат\\p{L}* отгруж достав наличи складе? ' +
  'geleverd voorraad entregue estoque vpe verpackung\\p{L}* pack packag packing packung embalag embalaj emballage confezion conditionnement упаков верпак verpakking per min max minbest\\p{L}* mindbest\\p{L}* mindest\\p{L}* minimum reserv ruckstand offen open backorder backordered rest reste restant invoiced fakturiert berechnet facture ' +
  'verbrauch consumption usage letzte last vorjahr moq inhalt content onhand hand colis cartons? back\\sorder\\p{L}* bo b_o reliquat servid pendiente pendente nalevering evas[oa] отпущен residu saldo dispo pendent bestelpunt meldebestand reorder\\s(?:point|level) punto\\sde\\spedido point\\sde\\scommande soll ist inventur theorique stan magazyn rezerwac leveren (?:nach|aus)?(?:zu)?liefern to\\sdeliver a\\slivrer da\\sconsegnare (?:por|a)\\sentregar к\\sпоставке к\\sотгрузке em\\sfalta faltant \\p{L}*fehlmenge fehlend manquant mancant missing outstanding ontbrek inevas da\\sevadere недопостав недогруз недостач'
const OTHER_QUANTITY = beginning(OTHER_QUANTITY_WORDS)
const WANTED_WORDS =
  'bestell\\p{L}* order\\p{L}* bedarf wunsch\\p{L}* gewunscht wanted need\\p{L}* required request\\p{L}* command\\p{L}* cde cdee\\p{L}* pedid\\p{L}* ordinat\\p{L}* richiest\\p{L}* заказ\\p{L}* требу\\p{L}* нужно bestel\\p{L}* besteld gewenst solicitad\\p{L}* encomend\\p{L}* desead\\p{L}* demand\\p{L}* souhait\\p{L}* besoin\\p{L}* fabbisogno necesidad\\p{L}* necessidade\\p{L}* pedir zamow\\p{L}* потребност\\p{L}* benodigd\\p{L}* reorder\\p{L}* nachbestell\\p{L}* reappro\\p{L}* riordin\\p{L}* reabastec\\p{L}* bijbestel\\p{L}* nabestel\\p{L}* comprar acheter acquistare kopen buy купить закуп\\p{L}* suggest\\p{L}* sugerid\\p{L}* дозаказ\\p{L}* nodig ordinare encomendar commander bestellen vorschlag\\p{L}* voorstel\\p{L}* propost\\p{L}* propuest\\p{L}* proposition предложен\\p{L}*'
const WANTED = beginning(WANTED_WORDS)
const QUANTITY = pattern(
  'menge \\p{L}*menge anzahl stuckzahl stuck stueck stk stck qty qnty quantity quantities amount count pieces pcs quantite quantites qte qtes nb nombre quantita qta pezzi pz количество кол кво колво шт ' +
    'aantal \\p{L}*aantal hoeveelheid stuks quantidade quant qtd qtde qde cantidad cant ctd unidades uds piezas pecas pcs ilosc szt zam bestellt ordered besteld commande commandee pedido pedida ordinato ordinata заказано заказ требуется need needed wanted anz aant hvh nbre штук st',
)
const OTHER_NUMBER = beginning(
  'oe oem oen original\\p{L}* gtin ean barcode strichcode upc hersteller\\p{L}* manufacturer mfr fabricant constructeur fabricante costruttore produttore производител \\p{L}*fabrikant fabrikant vergleich\\p{L}* competitor cross ' +
    'eigene unsere our own notre nostro nuestr nosso наш onze intern\\p{L}* internal interne interno interna kunden\\p{L}* customer client cliente klant клиент zoll\\p{L}* customs tariff hs taric douan код_тн commodity tariff \\p{L}*origine barres? barras оригинальн ое оем штрихкод origineel nos(?=\\sref) ns внутренн ons eigen serial serien\\p{L}* vin fin fahrgestell\\p{L}* chassis matchcode',
)
const NUMBER = pattern(
  '(?:artikel|teile?|ersatzteil|sach|katalog|bestell?|material|produkt|product|onderdeel|stuk)(?:nummer|nr|no|code|kode) ' +
    'artikel matnr idnlf lieferantenartikel rif particolare обозначение artnr artno art teile teil ersatzteil material sku indeks pn mpn partnumber partno part parts article articles articlenumber ' +
    'articleno productcode product produit produkt reference references referencia referencias referencje ref refs referentie riferimento codice codici cod code codigo numeroarticle piece pieces articolo articoli артикул артикула артикулы каталожныи детали деталь запчасть запчасти ' +
    'onderdeel peca pecas pieza piezas artigo artigos articulo articulos ricambio repuesto recambio item itemnumber itemno catalog catalogue catalogo numeroarticolo ' +
    'numerodarticle numerodapeca numerodapieza numerodoartigo numerodearticulo numerodepieza numerodepiece',
)
const MAYBE_NUMBER = pattern('nummer number numero номер код nr no n num nummern typed digitado saisi')
const TYPED =
  /(?:typed|eingegeben|getippt|saisi|digitato|digitado|escrito|введ|ingevoerd|tecleado|introducid|eingabe|ingetypt|inserito)/u
const OTHER = beginning(
  'pos position \\p{L}*position positie posizione posicion posicao поз lfd line zeile ligne riga linea linha строка п regel bezeichnung \\p{L}*bezeichnung benennung beschreibung description desc nazwa designation libelle denomin descri descrip описание наименование название omschrijving naam name nom nombre_ text ' +
    'bemerkung remark remarks note notes notiz comment commentaire komment observ примечан opmerking hinweis nota status state zustand état etat estado stato статус gewicht weight poids peso вес lagerort platz location brand marke marque marca марка бренд merk fahrzeug vehicle vehicule veiculo vehiculo veicolo voertuig автомобиль availability currency wahrung ersatz(?!teil) replacement remplacement',
)

/** Heading for the quantity of earlier orders that has not arrived yet. */
const ON_ORDER =
  /^(?:qty |quantity |menge |qte |cant |qtd )?(?:on order|in bestellung|unterwegs|in transit|en transito|em transito|in transito|onderweg|в пути)$/u

const CHOSEN =
  /^(?:populated?|fit|fitted|mount(?:ed)?|install(?:ed)?|included?|select(?:ed)?|auswahl|ausgewahlt|gewahlt|bestuck(?:en|t)|mitnehmen|inclure|choisi|selection(?:ne)?|incluir|incluido|seleccion(?:ar|ado)?|includere|incluso|selezion(?:e|ato|are)|opnemen|selectie|geselecteerd|selecionad[oa]|selecao|выбрать|выбрано|включить)$/u
const EXCLUDED =
  /^(?:dn[pifs]|do not (?:populate|place|fit|install|stuff|mount|order|buy)|not (?:fitted|populated|placed|mounted|needed|required)|excluded?(?: from (?:bom|order|bestellung))?|skip|nicht (?:bestellen|liefern|bestucken|benotigt)|ne pas (?:commander|monter)|no (?:pedir|montar|comprar)|non (?:ordinare|montare)|niet (?:bestellen|plaatsen|nodig)|nao (?:pedir|encomendar|montar|comprar)|не (?:заказывать|устанавливать|нужно)|cancell?ed|storniert|annulee?|anulado|cancelado|annullato|geannuleerd|отменено)$/u

const UNIT = beginning(
  '\\p{L}*einheit units? unites? unid unidad\\p{L}* unidade\\p{L}* unita un ед ea each eenh\\p{L}* me bme meins um u_m uom',
)
/** Heading of the quantities for a calendar week, such as "KW 49". */
const WEEK = /^(?:kw|woche|week|wk|semaine|sem|semana|settimana|sett|нед|неделя) ?\d{1,2}$/u
const PRICE = beginning('\\p{L}*preis price prix precio prezzo preco цена \\p{L}*prijs')
/** The number of an order: "N° commande", "Номер заказа". */
const ORDER =
  /^(?:n|no|nr|num|numero|номер)(?:de|di|do|del|du|d)?(?:commande|pedido|ordine|encomenda|заказа|bestelling|bestellung|auftrag)$|^(?:commande|pedido|ordine|encomenda|bestelling|bestellung|заказ)(?:n|no|nr|numero|nummer)$/u

/** The number of a customer, not of a part: "Kunden-Nr.", "N° client". */
const PARTNER = pattern(
  '(?:kunden|customer|client|cliente|klant|debitor|lieferanten|kreditor|supplier|vendor|account)(?:nr|no|nummer|number|id|code|konto|account) ' +
    '(?:no|n|numero|num|nr|codice|cod|codigo|code|id)(?:de)?(?:client|cliente|fornitore|fournisseur|proveedor|fornecedor) (?:номер|код)(?:клиента|поставщика|контрагента)',
)
/** Question in a form that asks for the quantity: "How many?". */
const HOW_MANY = /^(?:how many|wie ?viele?|combien|cuant[oa]s|quant[ei]|quant[oa]s|hoeveel|сколько)$/u
/** Heading of the quantity to order: "to buy", "à cder", "da ord.", "te best.", "к закупке". */
const TO_DO = /(?:^| )(?:to|a|da|te|zu|к) \p{L}{2,}/u
const HEAD_MAX = 60
/** Abbreviated words of a heading: "Giac.", "Da ord.". */
const SHORTENED = /(?<!\p{L})\p{L}{3,8}\.(?!\p{L})/gu
const VOCABULARIES = [OTHER_QUANTITY_WORDS, WANTED_WORDS].map((words) =>
  words.split(' ').flatMap((word) => /^\p{L}{4,}/u.exec(word)?.[0] ?? []),
)

/** Complete word of an abbreviation, if only one meaning has this prefix. */
function longer(short: string): string {
  const key = wordKey(short)
  const matches = VOCABULARIES.flatMap((words) => words.find((word) => word.startsWith(key)) ?? [])
  return matches.length === 1 ? ` ${matches[0]} ` : short
}
/** Maximum length in characters of headings such as months and sites, most of which are unknown words. */
const SHORT_HEAD = 20

/** A heading in the normalised forms in which its words are looked up. */
type Head = {
  readonly key: string
  readonly joined: string
  readonly isNumber: boolean
  readonly isQuantity: boolean
}

/** Roles, each with the test for its headings; the first match is used. */
const ROLES: readonly (readonly [ColumnRole, (head: Head) => boolean])[] = [
  ['excluded', ({ key }) => EXCLUDED.test(key)],
  ['chosen', ({ key }) => CHOSEN.test(key)],
  ['other-quantity', ({ key }) => ON_ORDER.test(key)],
  ['wanted', ({ key }) => HOW_MANY.test(key)],
  ['replaced', ({ key, joined }) => joined === 'alt' || REPLACED.test(key) || FORMER_NUMBER.test(key)],
  ['other', ({ joined }) => ORDER.test(joined)],
  ['other', ({ key }) => MONEY.test(key) && (PRICE.test(key) || !WANTED_QUANTITY.test(key))],
  ['other-quantity', ({ key, isQuantity }) => isQuantity && (OTHER_QUANTITY.test(key) || FORMER.test(key))],
  ['wanted', ({ key, isQuantity }) => isQuantity && isWantedHeading(key)],
  ['quantity', ({ isQuantity }) => isQuantity],
  ['other', ({ joined }) => PARTNER.test(joined)],
  ['other-number', ({ key }) => OTHER_NUMBER.test(key)],
  ['other', ({ key }) => TIME.test(key)],
  ['other', ({ key, isNumber }) => isNumber && OTHER.test(key) && !NUMERAL.test(key)],
  ['number', ({ isNumber }) => isNumber],
  ['other-quantity', ({ key }) => OTHER_QUANTITY.test(key)],
  ['other', ({ key }) => OTHER.test(key)],
  ['wanted', ({ key }) => UNIT.test(key) && WANTED.test(key)],
  ['unit', ({ key }) => UNIT.test(key)],
  ['maybe-number', ({ key }) => MAYBE_NUMBER.test(key)],
  ['wanted', ({ key }) => isWantedHeading(key)],
]

const isWantedHeading = (key: string): boolean => WANTED.test(key) || TO_DO.test(key)

/** Role of a column by its heading in eight languages; undefined for a cell that is not a heading. */
export function roleOf(header: string): ColumnRole | undefined {
  const cell = withoutPiecesPerUnit(header)
  if (cell.length > HEAD_MAX || /\d{3}/.test(cell)) return undefined
  const bare = cell.replace(/[([][^()[\]]{0,60}[)\]]/g, ' ')
  const literalKey = wordKey(bare) || wordKey(cell)
  const key = wordKey(bare.replace(SHORTENED, longer)) || literalKey
  if (key === '') return /^[#№]$/u.test(cell.trim()) ? 'other' : undefined
  if (key.split(' ').length > 6 || WEEK.test(key)) return undefined
  const words = headOf(key)
  return ROLES.find(([, tells]) => tells(words))?.[0]
}

function headOf(key: string): Head {
  const joined = key.replaceAll(' ', '')
  const isNumber = NEW.has(joined) || NUMBER.test(key) || NUMBER.test(joined) || TYPED.test(key)
  const isJoined = JOINED_QUANTITY.has(joined)
  const isQuantity = isJoined || (QUANTITY.test(key) && (!isNumber || CLEAR_QUANTITY.test(key)))
  return { key, joined, isNumber, isQuantity }
}

/** Words that mark the new number, if the heading of another column marks a replaced number. */
const NEW = new Set('neu neue new nouveau nouvelle nuovo nuevo novo новыи nieuw neuenr newno'.split(' '))

/** Abbreviations with a dot within: "Q.tà". */
const JOINED_QUANTITY = new Set(
  (
    'qta qte qtde qtd stk qty nooff nroff noreqd norequired reqd qtyreqd кво numberofpieces ' +
    'nombredepieces nbrepieces nbpieces nodepecas numerodepecas numerodepiezas numeropezzi'
  ).split(' '),
)
/** Heading of the former quantity, beside that of the new one: "Menge alt" beside "Menge neu". */
const FORMER =
  /(?<!\p{L})(?:alt|bisher\p{L}*|vorher|initiale?|anterior|ancienne|precedente?|precedent|vecchi[ao]|antig[ao]|прежн\p{L}*|stara|oude?)(?!\p{L})/u
/** Heading of former numbers: "Artikelnummer alt", but not "Alt. number", an alternative number. */
const FORMER_NUMBER =
  /(?:nummer|nr|number|no|codice|codigo|reference|referencia|номер|артикул) (?:alt|bisher|old|vecchio|antiguo|antigo|ancienne|oud|старыи)$/u
const CLEAR_QUANTITY = pattern(
  'menge \\p{L}*menge qty quantity quantite qte quantita qta количество кол aantal quantidade qtd cantidad cant anzahl stuck stk pieces_',
)
const WANTED_QUANTITY = CLEAR_QUANTITY
const NUMERAL = pattern('nr no n nummer number numero номер code codice codigo')

/** Roles of a row of headings; undefined for any other row. */
export function rolesOf(cells: readonly string[]): readonly (ColumnRole | undefined)[] | undefined {
  const filled = cells.filter((cell) => cell !== '').map(withoutPiecesPerUnit)
  if (filled.some((cell) => /\d{3}|[:=]\s?\d/.test(cell))) return undefined
  const roles = cells.map(roleOf)
  // a row such as "Part 1", "Part 2" contains names of articles side by side, not headings
  if (filled.length > 2 && roles.every((role, index) => role === 'number' || cells[index] === ''))
    return undefined
  const knownRoleCount = roles.filter((role) => role !== undefined).length
  const hasNumber = roles.some(
    (role) => role === 'number' || role === 'maybe-number' || role === 'other-number',
  )
  const hasQuantity = roles.some((role) => role === 'quantity' || role === 'wanted')
  const isShort = filled.every((cell) => cell.length <= SHORT_HEAD)
  const isOfSites = knownRoleCount === 1 && roles.includes('number')
  if (knownRoleCount * 2 < filled.length && !(hasNumber && (hasQuantity || isOfSites) && isShort))
    return undefined
  if (hasNumber && (hasQuantity || isOfSites || filled.length < 3 || knownRoleCount > 2))
    return withOneNumber(roles)
  return hasQuantity && knownRoleCount > 1 ? roles : undefined
}

/** Treats "No." as the heading of the part numbers, unless another column has a clear heading of part numbers. */
function withOneNumber(roles: readonly (ColumnRole | undefined)[]): readonly (ColumnRole | undefined)[] {
  const isHeaded = roles.includes('number')
  return roles.map((role) => (role === 'maybe-number' ? (isHeaded ? 'other' : 'number') : role))
}
