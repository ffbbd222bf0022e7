/** Words of order lists in eight languages. */
export type ListWords = {
  readonly article: readonly string[]
  readonly quantity: readonly string[]
  readonly position: string
  readonly name: string
  readonly piece: string
  readonly title: string
  readonly hello: string
  readonly please: string
  readonly regards: string
}

export const WORDS: Readonly<Record<string, ListWords>> = {
  de: {
    article: [
      'Artikelnummer',
      'Artikel-Nr.',
      'Teilenummer',
      'Ihre Artikelnummer',
      'Art. Nr.',
      'Northwain Nr.',
    ],
    quantity: ['Menge', 'Anzahl', 'Stückzahl', 'Menge (Stk)', 'Bestellte Menge'],
    position: 'Pos.',
    name: 'Bezeichnung',
    piece: 'Stk',
    title: 'Bestellung Nr. 4711 vom 12.03.2026',
    hello: 'Hallo Frau Meyer,',
    please: 'bitte liefern Sie uns',
    regards: 'Mit freundlichen Grüßen',
  },
  en: {
    article: ['Part number', 'Part No.', 'Item number', 'Article No', 'Supplier part', 'SKU'],
    quantity: ['Quantity', 'Qty', 'Qty needed', 'Order qty', 'Quantity (pcs)'],
    position: 'Line',
    name: 'Description',
    piece: 'pcs',
    title: 'Purchase order 4500017712, 12 March 2026',
    hello: 'Hi Tom,',
    please: 'please send us',
    regards: 'Kind regards',
  },
  fr: {
    article: ['Référence', 'Réf. article', "Numéro d'article", 'Code article', 'N° pièce'],
    quantity: ['Quantité', 'Qté', 'Qté commandée', 'Nombre', 'Quantité (pièces)'],
    position: 'Pos',
    name: 'Désignation',
    piece: 'pièces',
    title: 'Bon de commande n° 4711 du 12/03/2026',
    hello: 'Bonjour,',
    please: 'merci de nous envoyer',
    regards: 'Cordialement',
  },
  it: {
    article: ['Codice articolo', 'Numero articolo', 'Cod. articolo', 'Codice', 'Riferimento'],
    quantity: ['Quantità', 'Q.tà', 'Qta', 'Quantità ordinata', 'Pezzi'],
    position: 'Riga',
    name: 'Descrizione',
    piece: 'pz',
    title: "Ordine d'acquisto 4711 del 12/03/2026",
    hello: 'Buongiorno,',
    please: 'vi preghiamo di inviarci',
    regards: 'Cordiali saluti',
  },
  ru: {
    article: ['Артикул', 'Номер детали', 'Каталожный номер', 'Код товара', 'Номер запчасти'],
    quantity: ['Количество', 'Кол-во', 'Кол-во, шт', 'Количество (шт.)', 'Кол.'],
    position: '№ п/п',
    name: 'Наименование',
    piece: 'шт',
    title: 'Заказ поставщику № 4711 от 12.03.2026',
    hello: 'Добрый день!',
    please: 'просим отгрузить',
    regards: 'С уважением',
  },
  nl: {
    article: ['Artikelnummer', 'Onderdeelnummer', 'Art.nr.', 'Artikelcode', 'Bestelnummer'],
    quantity: ['Aantal', 'Hoeveelheid', 'Besteld aantal', 'Aantal stuks', 'Aantal (st)'],
    position: 'Regel',
    name: 'Omschrijving',
    piece: 'st',
    title: 'Inkooporder 4711 d.d. 12-03-2026',
    hello: 'Beste Jan,',
    please: 'graag ontvangen wij',
    regards: 'Met vriendelijke groet',
  },
  pt: {
    article: ['Código', 'Número da peça', 'Referência', 'Cód. produto', 'Número do artigo'],
    quantity: ['Quantidade', 'Qtd.', 'Qtde', 'Qtd. pedida', 'Quantidade (un)'],
    position: 'Item',
    name: 'Descrição',
    piece: 'un',
    title: 'Pedido de compra 4711 de 12/03/2026',
    hello: 'Olá, bom dia,',
    please: 'favor enviar',
    regards: 'Atenciosamente',
  },
  es: {
    article: ['Código', 'Referencia', 'Número de artículo', 'Ref. pieza', 'N.º de pieza'],
    quantity: ['Cantidad', 'Cant.', 'Uds.', 'Cantidad pedida', 'Cantidad (uds)'],
    position: 'Línea',
    name: 'Descripción',
    piece: 'uds',
    title: 'Pedido de compra n.º 4711 de 12/03/2026',
    hello: 'Hola, buenos días:',
    please: 'por favor, envíennos',
    regards: 'Un saludo',
  },
}
