import type { Draw, Item } from './draw.ts'

export type Ordered = { readonly number: string; readonly quantity: number | null }
export type Kind = 'ordinary' | 'unusual' | 'wild'
type Content = string | Uint8Array | Promise<Uint8Array>
export type Style = {
  readonly name: string
  readonly kind: Kind
  /** One for each list of this style. */
  readonly languages: readonly string[]
  readonly write: (draw: Draw) => { readonly content: Content; readonly items: readonly Ordered[] }
}

export const ALL = ['de', 'en', 'fr', 'it', 'ru', 'nl', 'pt', 'es']
export const orderedOf = (items: readonly Item[]): readonly Ordered[] =>
  items.map(({ sku, quantity }) => ({ number: sku, quantity }))

export const table = (rows: readonly (readonly (string | number)[])[], mark: string): string =>
  rows.map((cells) => cells.join(mark)).join('\n')

const lines =
  (write: (item: Item, draw: Draw, place: number) => string, join = '\n') =>
  (draw: Draw) => {
    const items = draw.items(3 + draw.below(6))
    return {
      content: items.map((item, place) => write(item, draw, place)).join(join),
      items: orderedOf(items),
    }
  }

const money = (value: number): string => value.toFixed(2).replace('.', ',')
const pad = (text: string | number, width: number): string => String(text).padEnd(width)
const before = (text: string | number, width: number): string => String(text).padStart(width)

export const TEXT_STYLES: readonly Style[] = [
  {
    name: 'columns without headings',
    kind: 'ordinary',
    languages: ['de', 'en', 'fr', 'ru'],
    write: (draw) => {
      const items = draw.items(8)
      const order = draw.of([
        (item: Item) => [item.sku, item.quantity],
        (item: Item) => [item.quantity, item.sku],
        (item: Item) => [item.sku, item.name, item.quantity],
        (item: Item) => [item.name, item.quantity, item.sku],
      ])
      return { content: table(items.map(order), '\t'), items: orderedOf(items) }
    },
  },
  {
    name: 'columns with headings',
    kind: 'ordinary',
    languages: [...ALL, ...ALL],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(9)
      const shuffled = ['number', 'quantity', 'name', 'unit', 'position']
        .map((role) => ({ role, at: draw.next() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ role }) => role)
      const cellOf = (role: string, item: Item, place: number): string | number =>
        ({
          number: item.sku,
          quantity: item.quantity,
          name: item.name,
          unit: words.piece,
          position: (place + 1) * 10,
        })[role] ?? ''
      const heads: Record<string, string> = {
        number: draw.of(words.article),
        quantity: draw.of(words.quantity),
        name: words.name,
        unit: words.unit,
        position: words.position,
      }
      const rows = [
        shuffled.map((role) => heads[role] ?? ''),
        ...items.map((item, place) => shuffled.map((role) => cellOf(role, item, place))),
      ]
      return { content: table(rows, draw.of(['\t', ';'])), items: orderedOf(items) }
    },
  },
  {
    name: 'title block, empty rows, prices and a total',
    kind: 'ordinary',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const items = draw.items(7)
      const rows = [
        [words.title],
        ['Spedition Huber GmbH', '', '', 'Tel. +49 89 123456'],
        [],
        [
          words.position,
          draw.of(words.article),
          words.name,
          draw.of(words.quantity),
          words.price,
          words.total,
        ],
        ...items.flatMap((item, place) => [
          [
            place + 1,
            item.sku,
            item.name,
            item.quantity,
            money(item.price),
            money(item.price * item.quantity),
          ],
          ...(place === 3 ? [[]] : []),
        ]),
        [],
        [
          '',
          '',
          words.total,
          '',
          '',
          money(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
        ],
      ]
      return { content: table(rows, '\t'), items: orderedOf(items) }
    },
  },
  {
    name: 'ordered beside delivered or stock',
    kind: 'ordinary',
    languages: [...ALL, 'de', 'en'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(7)
      const isStock = draw.next() < 0.5
      const heads = isStock
        ? [draw.of(words.article), words.stock, words.wanted]
        : [draw.of(words.article), words.ordered, words.delivered]
      const rows = items.map((item) => {
        const other = draw.below(9)
        return isStock ? [item.sku, other, item.quantity] : [item.sku, item.quantity, other]
      })
      return { content: table([heads, ...rows], '\t'), items: orderedOf(items) }
    },
  },
  {
    name: 'own number and OE beside ours',
    kind: 'ordinary',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const items = draw.items(7)
      const heads = [words.ownNumber, words.oe, 'GTIN', draw.of(words.article), draw.of(words.quantity)]
      const rows = items.map((item) => [
        `K-${10_000 + draw.below(80_000)}`,
        item.oe,
        item.gtin,
        item.sku,
        item.quantity,
      ])
      return { content: table([heads, ...rows], ';'), items: orderedOf(items) }
    },
  },
  {
    name: 'side by side',
    kind: 'unusual',
    languages: ['de', 'en', 'es', 'it'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(10)
      const [number, quantity] = [draw.of(words.article), draw.of(words.quantity)]
      const rows = Array.from({ length: 5 }, (_, place) => {
        const [one, other] = [items[place], items[place + 5]]
        return [one?.sku ?? '', one?.quantity ?? '', '', other?.sku ?? '', other?.quantity ?? '']
      })
      const inOrder = Array.from({ length: 5 }, (_, place) => [items[place], items[place + 5]]).flat()
      return {
        content: table([[number, quantity, '', number, quantity], ...rows], '\t'),
        items: orderedOf(inOrder.filter((item) => item !== undefined)),
      }
    },
  },
  {
    name: 'transposed',
    kind: 'unusual',
    languages: ['de', 'fr', 'ru', 'pt'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(6)
      const rows = [
        [draw.of(words.article), ...items.map(({ sku }) => sku)],
        [words.name, ...items.map(({ name }) => name)],
        [draw.of(words.quantity), ...items.map(({ quantity }) => quantity)],
      ]
      return { content: table(rows, '\t'), items: orderedOf(items) }
    },
  },
  {
    name: 'comma separated with quotes',
    kind: 'ordinary',
    languages: ['en', 'en', 'de', 'pt'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(8)
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
      const rows = items.map((item) => [
        quoted(item.sku),
        quoted(`${item.name}, 1/2"; 24 V`),
        quoted(String(item.quantity)),
      ])
      const heads = [draw.of(words.article), words.name, draw.of(words.quantity)].map(quoted)
      return { content: `sep=,\r\n${table([heads, ...rows], ',')}\r\n`, items: orderedOf(items) }
    },
  },
  {
    name: 'comma separated, plain',
    kind: 'ordinary',
    languages: ['en', 'en', 'it', 'es'],
    write: (draw) => {
      const items = draw.items(8)
      const rows = items.map((item) => [item.sku, item.quantity, item.name.replaceAll(',', '')])
      return {
        content: table(
          [[draw.of(draw.words.article), draw.of(['Qty', 'Quantity']), draw.words.name], ...rows],
          ',',
        ),
        items: orderedOf(items),
      }
    },
  },
  {
    name: 'pipes and markdown',
    kind: 'ordinary',
    languages: ['en', 'de', 'nl', 'fr'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(5)
      const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
      const content = [
        row([draw.of(words.article), words.name, draw.of(words.quantity)]),
        '|:---|---|---:|',
        ...items.map((item) => row([`\`${item.sku}\``, item.name, item.quantity])),
      ].join('\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'caret or tilde separated',
    kind: 'unusual',
    languages: ['en', 'de'],
    write: (draw) => {
      const items = draw.items(6)
      const mark = draw.of(['^', '~', '\u0001', '¦'])
      return {
        content: table([['SKU', 'QTY'], ...items.map((item) => [item.sku, item.quantity])], mark),
        items: orderedOf(items),
      }
    },
  },
  {
    name: 'letter with a list',
    kind: 'ordinary',
    languages: [...ALL, ...ALL],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(5)
      const line = draw.of([
        (item: Item) => `${item.quantity} ${words.piece} ${item.sku} ${item.name}`,
        (item: Item) => `${item.quantity} x ${item.sku}`,
        (item: Item) => `- ${item.sku} ${item.name}: ${item.quantity} ${words.piece}`,
        (item: Item) => `${item.sku} – ${item.quantity} ${words.piece}`,
        (item: Item) => `* ${item.sku} (${item.name}) x${item.quantity}`,
      ])
      const content = [
        words.hello,
        '',
        `${words.please}:`,
        '',
        ...items.map(line),
        '',
        words.note,
        '',
        words.thanks,
        words.regards,
        'Peter Huber',
        'Spedition Huber GmbH | Industriestr. 12 | 48163 Münster',
        'Tel. +49 251 987654 | Mobil 0171 5551234',
        'www.huber.example',
      ].join('\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'reply above quoted mail',
    kind: 'ordinary',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const [one, other, third, ...quoted] = draw.items(6)
      const items = [one, other, third].filter((item) => item !== undefined)
      const content = [
        words.hello,
        ...items.map((item) => `${item.quantity} x ${item.sku}`),
        words.regards,
        'Peter',
        '',
        words.wrote,
        '> ' + words.hello,
        ...quoted.map((item) => `> ${item.sku} ${item.quantity} ${words.piece}`),
        '>',
        '> ' + words.regards,
      ].join('\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'chat',
    kind: 'ordinary',
    languages: [...ALL, ...ALL],
    write: (draw) => {
      const { words } = draw
      const [one, other, third] = draw.items(3) as [Item, Item, Item]
      const items = [
        { number: one.sku, quantity: 2 },
        { number: other.sku, quantity: 3 },
        { number: third.sku, quantity: third.quantity },
      ]
      const content = draw.of([
        `${words.hello.toLowerCase()} ${words.please} ${words.two} ${words.of} ${one.sku} ${words.and} ${words.three} ${words.of} ${other.sku}\n${third.quantity}x ${third.sku} 👍`,
        `${words.please} 2x ${one.sku}, 3x ${other.sku} ${words.and} ${third.quantity}x ${third.sku}`,
        `[12.03.26, 10:15:22] Peter: ${one.sku} 2 ${words.piece}\n[12.03.26, 10:15:40] Peter: ${words.and} 3 ${words.piece} ${other.sku}\n[12.03.26, 10:16:01] Peter: ${third.sku} x${third.quantity}`,
      ])
      return { content, items }
    },
  },
  {
    name: 'numbered list',
    kind: 'ordinary',
    languages: ALL,
    write: lines(
      (item, draw, place) => `${place + 1}. ${item.sku} ${item.name} – ${item.quantity} ${draw.words.piece}`,
    ),
  },
  {
    name: 'label and value',
    kind: 'ordinary',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const items = draw.items(4)
      const [number, quantity] = [draw.of(words.article), draw.of(words.quantity)]
      const content = items
        .map(
          (item, place) =>
            `${words.position}: ${place + 1}\n${number}: ${item.sku}\n${words.name}: ${item.name}\n${quantity}: ${item.quantity}\n${words.price}: ${money(item.price)}`,
        )
        .join('\n\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'delivery note copied from a PDF',
    kind: 'ordinary',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const items = draw.items(6)
      const content = [
        words.title,
        `Huber GmbH · Industriestr. 12 · 48163 Münster`,
        `${words.page} 1 / 2`,
        `${words.position} ${draw.of(words.article)} ${words.name} ${draw.of(words.quantity)} ${words.unit}`,
        ...items.flatMap((item, place) => [
          `${place + 1} ${item.sku} ${item.name} ${item.quantity} ${words.piece}`,
          ...(place % 3 === 1 ? [`OE ${item.oe}`] : []),
        ]),
        `${words.page} 2 / 2`,
        `${words.total}: ${money(1234.5)} EUR`,
      ].join('\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'number and quantity in turns',
    kind: 'unusual',
    languages: ['de', 'en', 'ru', 'es'],
    write: (draw) => {
      const items = draw.items(5)
      return {
        content: items
          .flatMap((item) => [item.sku, item.name, `${item.quantity} ${draw.words.piece}`, money(item.price)])
          .join('\n'),
        items: orderedOf(items),
      }
    },
  },
  {
    name: 'basket of a web shop copied as text',
    kind: 'unusual',
    languages: ['de', 'en', 'fr', 'nl'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(4)
      const content = items
        .map(
          (item) =>
            `${item.name}\n${words.article[0]}: ${item.sku}\n${words.stock}: 24\n\n${words.quantity[0]}\n${item.quantity}\n€ ${money(item.price)}\n€ ${money(item.price * item.quantity)}\n`,
        )
        .join('\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'basket of a web shop as HTML',
    kind: 'ordinary',
    languages: ['de', 'en', 'it', 'ru'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(5)
      const cells = (all: readonly (string | number)[], name: string) =>
        `<tr>${all.map((cell) => `<${name}><span>${cell}</span></${name}>`).join('')}</tr>`
      const content = `<!doctype html><html><head><style>td{color:red}</style></head><body><h1>${words.title}</h1><table class="cart"><thead>${cells([words.name, words.article[0] ?? '', words.quantity[0] ?? '', words.price], 'th')}</thead><tbody>${items.map((item) => cells([item.name, item.sku, item.quantity, `${money(item.price)}&nbsp;&euro;`], 'td')).join('\n')}</tbody></table><p>${words.total}: 99,00</p></body></html>`
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'fixed-width print',
    kind: 'ordinary',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const items = draw.items(9)
      const row = (item: Item, place: number) =>
        before((place + 1) * 10, 5) +
        '  ' +
        pad(item.sku, 16) +
        pad(item.name.slice(0, 28), 30) +
        before(`${item.quantity}`, 8) +
        '  ' +
        pad(words.piece, 6) +
        before(money(item.price), 11)
      const heads =
        before(words.position, 5) +
        '  ' +
        pad(words.article[0] ?? '', 16) +
        pad(words.name, 30) +
        before(words.quantity[0] ?? '', 8) +
        '  ' +
        pad(words.unit, 6) +
        before(words.price, 11)
      const page = (no: number) => [
        `SAP ERP 6.0        ${words.title}        ${words.page} ${no}`,
        '-'.repeat(80),
        heads,
        '-'.repeat(80),
      ]
      const content = [
        ...page(1),
        ...items.slice(0, 5).map(row),
        before(`${words.carried}:`, 61) + before(money(512.3), 18),
        '\f',
        ...page(2),
        ...items.slice(5).map((item, place) => row(item, place + 5)),
        '='.repeat(80),
        before(`${words.total}:`, 61) + before(money(998.3), 18),
      ].join('\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'comments, struck and replaced lines',
    kind: 'unusual',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const [one, other, third, fourth, fifth, sixth] = draw.items(6) as Item[] as [
        Item,
        Item,
        Item,
        Item,
        Item,
        Item,
      ]
      const content = [
        `# ${one.sku} 4`,
        `${other.quantity} x ${other.sku}`,
        `~~${third.quantity} x ${third.sku}~~`,
        `${fourth.sku} (${words.replaces} ${fifth.sku}) ${fourth.quantity} ${words.piece}`,
        `// ${sixth.sku};3`,
        `${words.total}: ${other.quantity + fourth.quantity} ${words.piece}`,
      ].join('\n')
      return { content, items: orderedOf([other, fourth]) }
    },
  },
  {
    name: 'spelled numbers',
    kind: 'unusual',
    languages: [...ALL, 'de', 'en'],
    write: lines((item, draw) => {
      const { sku } = item
      const bare = sku.replace('.', '')
      const isOwn = sku.includes('.')
      const spelled = draw.of([
        sku.replaceAll('0', 'O'),
        sku.replaceAll('1', 'I'),
        isOwn ? bare : sku.toLowerCase(),
        isOwn ? sku.replace('.', ',') : sku.split('').join('\u00ad'),
        isOwn ? sku.replace('.', ' ') : sku,
        `NW-${sku}`,
        `Northwain ${sku}`,
        sku.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
        sku.split('').join('\u200b'),
        isOwn ? `${sku.slice(0, -3)} ${sku.slice(-3)}` : sku,
        isOwn ? sku.replace('.', '-') : sku,
        sku.replaceAll('A', 'А').replaceAll('B', 'В').replaceAll('C', 'С'),
      ])
      return `${spelled}\t${item.quantity}`
    }),
  },
  {
    name: 'spelled numbers in a sentence',
    kind: 'wild',
    languages: ALL,
    write: lines((item, draw) => {
      const { sku, quantity, name } = item
      const isOwn = sku.includes('.')
      const spelled = draw.of([
        isOwn ? sku.replace('.', ' ') : sku,
        isOwn ? sku.replace('.', '. ') : sku,
        sku.replaceAll('0', 'O'),
        isOwn ? sku.replace('.', '') : sku,
        `Northwain-${sku}`,
        `${draw.words.article[0] ?? ''}:${sku}`,
      ])
      return `${draw.words.please} ${quantity} ${draw.words.piece} ${name} ${spelled}`
    }),
  },
  {
    name: 'written quantities',
    kind: 'unusual',
    languages: [...ALL, ...ALL],
    write: (draw) => {
      const { piece } = draw.words
      const items = draw.items(7)
      const isComma = !['en'].includes(draw.language)
      const forms: readonly (readonly [string, number | null])[] = [
        [`4${isComma ? ',' : '.'}00`, 4],
        [`x3`, 3],
        [`3x`, 3],
        [`(x2)`, 2],
        [`10 ${piece}`, 10],
        [`12${piece}`, 12],
        [`1 200`, 1200],
        ['2 Pack', 2],
        ['5,0', 5],
        [`= 7`, 7],
        ['2 sets', 2],
      ]
      const drawn = items.map((item) => ({ item, form: draw.of(forms) }))
      return {
        content: drawn.map(({ item, form: [text] }) => `${item.sku}\t${text}`).join('\n'),
        items: drawn.map(({ item, form: [, quantity] }) => ({ number: item.sku, quantity })),
      }
    },
  },
  {
    name: 'several articles in a line',
    kind: 'unusual',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const items = draw.items(4) as readonly Item[] as readonly [Item, Item, Item, Item]
      const [one, other, third, fourth] = items
      const content = draw.of([
        `${one.quantity}x ${one.sku}, ${other.quantity}x ${other.sku}; ${third.quantity}x ${third.sku} ${words.and} ${fourth.quantity}x ${fourth.sku}`,
        `${one.sku} ${one.quantity} ${words.piece} / ${other.sku} ${other.quantity} ${words.piece}\n${third.sku}*${third.quantity} ${fourth.sku}*${fourth.quantity}`,
        `${one.sku}: ${one.quantity}, ${other.sku}: ${other.quantity}, ${third.sku}: ${third.quantity}, ${fourth.sku}: ${fourth.quantity}`,
      ])
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'workshop card',
    kind: 'unusual',
    languages: ['de', 'en', 'fr', 'pt', 'ru'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(5)
      const content = [
        words.title,
        'MAN TGX 18.440 · M-AB 1234 · WMAN08ZZ5FY123456 · 412.553 km',
        'AW  4711-22   1,5 h   Bremse prüfen',
        ...items.map(
          (item) =>
            `ET  ${item.sku}   ${item.name}   ${item.quantity},00 ${words.piece}   ${money(item.price)}`,
        ),
        'AW  4711-30   0,8 h   Probefahrt',
        `${words.total} ${money(734.12)}`,
      ].join('\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'three decimals of zero',
    kind: 'ordinary',
    languages: ['de', 'en', 'it', 'ru'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(7)
      const mark = draw.language === 'en' ? '.' : ','
      return {
        content: table(
          [
            [words.position, draw.of(words.article), draw.of(words.quantity), words.unit],
            ...items.map((item, place) => [place + 1, item.sku, `${item.quantity}${mark}000`, words.piece]),
          ],
          ';',
        ),
        items: orderedOf(items),
      }
    },
  },
  {
    name: 'quantities in two readings',
    kind: 'unusual',
    languages: ['de', 'en'],
    write: (draw) => {
      const [one, other] = draw.items(2) as [Item, Item]
      return {
        content: `${one.sku};1.000\n${other.sku};4`,
        items: [
          { number: one.sku, quantity: null },
          { number: other.sku, quantity: 4 },
        ],
      }
    },
  },
  {
    name: 'OE numbers alone',
    kind: 'ordinary',
    languages: ['de', 'en', 'ru'],
    write: (draw) => {
      const items = draw.items(6)
      return {
        content: items.map((item) => `${item.oe}\t${item.quantity}`).join('\n'),
        items: items.map(({ oe, quantity }) => ({ number: oe, quantity })),
      }
    },
  },
  {
    name: 'unknown numbers among known ones',
    kind: 'ordinary',
    languages: ['de', 'en', 'es'],
    write: (draw) => {
      const items = draw
        .items(6)
        .map((item, place) =>
          place % 3 === 1 ? { ...item, sku: `99.${10_000 + draw.below(80_000)}` } : item,
        )
      return {
        content: table(
          [
            [draw.of(draw.words.article), draw.of(draw.words.quantity)],
            ...items.map((item) => [item.sku, item.quantity]),
          ],
          '\t',
        ),
        items: orderedOf(items),
      }
    },
  },
  {
    name: 'forwarded mail',
    kind: 'unusual',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const items = draw.items(4)
      const content = [
        'FYI',
        '',
        '---------- Forwarded message ---------',
        'From: Driver <driver@haulier.example>',
        'Date: Mon, 2 Mar 2026 10:12',
        'Subject: 2 parts 12345678',
        'To: <office@haulier.example>',
        '',
        words.hello,
        `${words.please}:`,
        ...items.map((item) => `${item.sku} ${item.name} ${item.quantity} ${words.piece}`),
        words.regards,
      ].join('\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'form of which few rows are filled',
    kind: 'unusual',
    languages: ['de', 'en', 'nl'],
    write: (draw) => {
      const { words } = draw
      const all = draw.items(12)
      const items = all.filter((_, place) => place % 4 === 1)
      return {
        content: table(
          [
            [draw.of(words.article), words.name, draw.of(words.quantity)],
            ...all.map((item) => [item.sku, item.name, items.includes(item) ? item.quantity : '']),
          ],
          '\t',
        ),
        items: orderedOf(items),
      }
    },
  },
  {
    name: 'descriptions with numbers',
    kind: 'ordinary',
    languages: ['de', 'en', 'fr', 'ru'],
    write: (draw) => {
      const items = draw.items(6)
      const rows = items.map((item) => [
        `${item.name} ${draw.of(['M22x1,5', '24 V', 'Ø 410 mm', '2-polig', '12/24V 70W', '4x2', 'R 1/2"'])}`,
        item.sku,
        item.quantity,
      ])
      return { content: table(rows, draw.of(['\t', ';'])), items: orderedOf(items) }
    },
  },
  {
    name: 'quantity each',
    kind: 'unusual',
    languages: ['de', 'en', 'fr', 'it'],
    write: (draw) => {
      const [one, other, third] = draw.items(3) as [Item, Item, Item]
      const each =
        { de: 'je 2 Stück', en: '2 each', fr: '2 de chaque', it: '2 ciascuno' }[draw.language] ?? ''
      const content =
        draw.language === 'de'
          ? `${each} ${one.sku} und ${other.sku}\n${third.sku} 5 Stk`
          : `${one.sku} ${draw.words.and} ${other.sku}, ${each}\n${third.sku} x 5`
      return {
        content,
        items: [
          { number: one.sku, quantity: 2 },
          { number: other.sku, quantity: 2 },
          { number: third.sku, quantity: 5 },
        ],
      }
    },
  },
  {
    name: 'prose paragraphs',
    kind: 'wild',
    languages: ALL,
    write: (draw) => {
      const { words } = draw
      const [one, other, third] = draw.items(3) as [Item, Item, Item]
      const content = `${words.hello} ${words.please} ${one.quantity} ${words.piece} ${words.of} ${one.sku} (${one.name}), ${words.two} ${other.sku}. ${words.note}.\n${words.and} ${third.sku}, ${third.quantity} ${words.piece}. ${words.thanks}, Peter +49 171 5551234`
      return {
        content,
        items: [
          { number: one.sku, quantity: one.quantity },
          { number: other.sku, quantity: 2 },
          { number: third.sku, quantity: third.quantity },
        ],
      }
    },
  },
  {
    name: 'confirmation with the quantity below the number',
    kind: 'unusual',
    languages: ['de', 'en', 'fr', 'it'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(4)
      const heads = `${pad(words.position, 8)}${pad(draw.of(words.article), 20)}${pad(words.name, 34)}${pad(draw.of(words.quantity), 12)}${words.price}`
      const rows = items.map(
        (item, place) =>
          `${pad(String((place + 1) * 10).padStart(6, '0'), 8)}${pad(item.sku, 20)}${item.name}\n${' '.repeat(62)}${pad(`${item.quantity} ST`, 12)}${money(item.price)}`,
      )
      return { content: [heads, ...rows].join('\n'), items: orderedOf(items) }
    },
  },
  {
    name: 'articles between slashes or semicolons',
    kind: 'unusual',
    languages: ['de', 'nl', 'fr', 'es'],
    write: (draw) => {
      const items = draw.items(3)
      const mark = draw.of([' / ', ' ; ', ', '])
      return {
        content: items.map(({ sku, quantity }) => `${quantity}st ${sku}`).join(mark),
        items: orderedOf(items),
      }
    },
  },
  {
    name: 'chat that begins with the time',
    kind: 'wild',
    languages: ['de', 'en', 'es', 'ru'],
    write: (draw) => {
      const { words } = draw
      const items = draw.items(3)
      const content = items
        .map(
          ({ sku, quantity }, place) =>
            `[09:1${place}, 14.5.2026] Ali: ${words.please} ${sku}\n[09:1${place}, 14.5.2026] Ali: ${quantity} ${words.piece}`,
        )
        .join('\n')
      return { content, items: orderedOf(items) }
    },
  },
  {
    name: 'X12 purchase order',
    kind: 'wild',
    languages: ['en', 'en'],
    write: (draw) => {
      const items = draw.items(5)
      const head = `ISA*00*${' '.repeat(10)}*00*${' '.repeat(10)}*ZZ*${pad('BUYER', 15)}*ZZ*${pad('SELLER', 15)}*260514*0930*U*00401*000000101*0*P*>~`
      const ordered = items.map(
        ({ sku, quantity, price }, place) =>
          `PO1*${place + 1}*${quantity}*EA*${price.toFixed(2)}**BP*MAT${place}*VP*${sku}~`,
      )
      const content = [head, 'ST*850*0001~', 'BEG*00*SA*PO-4471**20260514~', ...ordered, 'SE*8*0001~']
      return { content: content.join('\n'), items: orderedOf(items) }
    },
  },
]
