import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import { languages, type Language } from '#mock-backend/catalogue/language.ts'

const catalogue = createCatalogue({ seed: 1, size: 20_000 })
const search = (term: string, language: Language) =>
  catalogue.search(term, { language, offset: 0, limit: 10 })
const understood = (term: string, language: Language) =>
  search(term, language).understood.map(({ text, as, value }) => `${text}: ${as} ${value}`.trim())

test('part, vehicle and position in a term are reported as interpreted', () => {
  expect(understood('Bremsscheibe Actros hinten', 'de')).toEqual([
    'Bremsscheibe: PART_TYPE Bremsscheibe',
    'Actros: VEHICLE Actros',
    'hinten: ATTRIBUTE Hinterachse',
  ])
  expect(understood('rear BRAKE DISC volvo', 'en')).toEqual([
    'rear: ATTRIBUTE Rear axle',
    'BRAKE DISC: PART_TYPE Brake disc',
    'volvo: MAKER Volvo',
  ])
  expect(understood('Radmutter M22x1,5', 'de')).toEqual([
    'Radmutter: PART_TYPE Radmutter',
    'M22x1,5: ATTRIBUTE M22x1.5',
  ])
})

test('a corrected word is reported', () => {
  expect(understood('altenator scania', 'en')).toEqual([
    'altenator: PART_TYPE Alternator',
    'altenator: CORRECTED alternator',
    'scania: MAKER Scania',
  ])
  expect(understood('njhvjpyjq lbcr', 'ru')).toContain('njhvjpyjq lbcr: CORRECTED тормозной диск')
})

test('an unknown word beside words that name a part is ignored, and is reported', () => {
  expect(understood('Bremsscheibe Fahrrad', 'de')).toEqual([
    'Bremsscheibe: PART_TYPE Bremsscheibe',
    'Fahrrad: LEFT_OUT',
  ])
})

test.each([
  [
    'mirror or radiator hose for the drawbridge',
    ['mirror or', 'drawbridge'],
    'radiator hose: PART_TYPE Radiator hose',
  ],
  ['drawbridge fresh radiator hose', ['drawbridge', 'fresh'], 'radiator hose: PART_TYPE Radiator hose'],
])('adjacent words are used as part name if nothing else matches: %s', (term, leftOut, part) => {
  expect(search(term, 'en').total).toBeGreaterThan(0)
  expect(understood(term, 'en').toSorted()).toEqual(
    [...leftOut.map((text) => `${text}: LEFT_OUT`), part].toSorted(),
  )
})

test('a dimension that no part of the vehicle has is ignored and reported', () => {
  const { total, understood: read } = search('brake disc TGX 18.440 999 mm', 'en')
  expect(total).toBeGreaterThan(0)
  expect(read).toContainEqual({ text: '999 mm', as: 'LEFT_OUT', value: '' })
  expect(read).toContainEqual({ text: 'TGX 18.440', as: 'VEHICLE', value: 'TGX 18.440' })
})

test('a position still filters if a dimension is ignored because no part has it', () => {
  const small = createCatalogue({ seed: 1, size: 1_000 })
  const find = (term: string) => small.search(term, { language: 'en', offset: 0, limit: 10 })
  expect(find('brake disc 432 mm').total).toBeGreaterThan(0)
  const { total, understood: read } = find('brake disc 432 mm front')
  expect(total).toBe(find('brake disc front').total)
  expect(read).toContainEqual({ text: '432 mm', as: 'LEFT_OUT', value: '' })
  expect(read).toContainEqual({ text: 'front', as: 'ATTRIBUTE', value: 'Front axle' })
})

test('for a term without results, unknown words are reported and a term without one of them is suggested', () => {
  const { total, understood: read, suggestions } = search('brake flud', 'en')
  expect(total).toBe(0)
  expect(read).toEqual([{ text: 'flud', as: 'LEFT_OUT', value: '' }])
  expect(suggestions).toEqual([{ term: 'brake', total: search('brake', 'en').total }])
})

test.each([
  ['de', 'Bremsscheibenxyzab', 'Bremsscheibe'],
  ['de', 'Kompressorkopf', 'Kompressor'],
  ['nl', 'waterpompxyzab', 'waterpomp'],
] as const)(
  '%s: for the unknown compound %s the longest known part name is suggested: %s',
  (language, term, part) => {
    const { total, suggestions } = search(term, language)
    expect(total).toBe(0)
    expect(suggestions.map((each) => each.term.toLowerCase())).toEqual([part.toLowerCase()])
    expect(suggestions[0]?.total).toBe(search(part, language).total)
  },
)

test('a word that contains no known part name gets no suggestion', () => {
  expect(search('qwrtzpqwrtzp', 'en').suggestions).toEqual([])
})

test.each([
  ['de', 'KUPPLUNG', 'KUPPLUNG: PART_TYPE Kupplung'],
  ['de', 'kuplung', 'kuplung: PART_TYPE Kupplung'],
  ['en', 'front brake', 'brake: PART_TYPE Brake'],
  ['en', 'brake actros', 'actros: VEHICLE Actros'],
] as const)(
  '%s: the interpretation of %s is reported in the catalogue’s notation',
  (language, term, reported) => {
    expect(understood(term, language)).toContain(reported)
  },
)

test.each([
  ['en', 'front brake', 'Front axle'],
  ['en', 'rear spring', 'Rear axle'],
  ['en', 'rear suspension', 'Rear axle'],
] as const)('%s: %s is interpreted as a broad word with a position', (language, term, value) => {
  const { hits, understood: read } = search(term, language)
  expect(read).toContainEqual({ text: term.split(' ')[0], as: 'ATTRIBUTE', value })
  expect(new Set(hits.map(({ index }) => catalogue.product(index).partTypeId)).size).toBeGreaterThan(2)
})

test.each([
  ['en', 'shackle', 'shackle: NOT_SOLD shackle', 'Leaf springs and axle guides'],
  ['en', 'shackels', 'shackels: NOT_SOLD shackles', 'Leaf springs and axle guides'],
  ['en', 'left fog lamp', 'fog lamp: NOT_SOLD fog lamp', 'Lighting'],
  ['fr', 'clignotant gauche', 'clignotant: NOT_SOLD clignotant', 'Éclairage'],
  ['it', 'freccia', 'freccia: NOT_SOLD freccia', 'Illuminazione'],
  ['de', 'Nebelscheinwerfer links', 'Nebelscheinwerfer: NOT_SOLD Nebelscheinwerfer', 'Beleuchtung'],
  ['ru', 'поворотник', 'поворотник: NOT_SOLD поворотник', 'Освещение'],
] as const)(
  '%s: %s is reported as not sold, with its group as suggestion',
  (language, term, reported, group) => {
    const { total, suggestions } = search(term, language)
    expect(total).toBe(0)
    expect(understood(term, language)).toEqual([reported])
    expect(suggestions).toContainEqual({ term: group, total: search(group, language).total })
  },
)

test('for a part that is not sold its group is suggested, and not the position that remains of the term', () => {
  expect(search('clignotant gauche', 'fr').suggestions.map(({ term }) => term)).toEqual(['Éclairage'])
})

test('a term whose words name no part gets no suggestion', () => {
  expect(search('cruise control', 'en').suggestions).toEqual([])
})

test.each([
  ['en', 'wabco', ['wabco: BRAND wabco']],
  ['en', 'wabco valve', ['wabco: BRAND wabco', 'valve: PART_TYPE Valve']],
  ['de', 'Knorr-Bremse', ['Knorr-Bremse: BRAND Knorr-Bremse']],
  ['de', 'Mann Ölfilter', ['Mann: BRAND Mann', 'Ölfilter: PART_TYPE Ölfilter']],
  ['en', 'kelden', ['kelden: BRAND kelden']],
] as const)('%s: a brand that is not sold is reported: %s', (language, term, reported) => {
  expect(understood(term, language)).toEqual(reported)
})

test.each([
  ['en', 'brake calipers actross', 'actross: VEHICLE Actros'],
  ['en', 'brake disc scanai', 'scanai: MAKER Scania'],
  ['de', 'Bremsscheibe Mercdes', 'Mercdes: MAKER Mercedes-Benz'],
  ['en', 'merccedes', 'merccedes: MAKER Mercedes-Benz'],
] as const)(
  '%s: a vehicle or maker with a typing error is reported as corrected: %s',
  (language, term, reported) => {
    expect(understood(term, language)).toContain(reported)
  },
)

test.each([
  ['clutch kit FH', 'FH', 'FH'],
  ['clutch kit volvo fh', 'fh', 'FH'],
  ['brake disc CF', 'CF', 'CF'],
  ['oil filter FM', 'FM', 'FM'],
  ['clutch kit daf xf', 'xf', 'XF'],
  ['DAF XF', 'XF', 'XF'],
  ['clutch kit daf lf', 'daf lf', 'DAF LF'],
  ['oil filter renault t', 'renault t', 'Renault T'],
] as const)(
  'a vehicle model of one or two letters is recognized at the end of a term: %s',
  (term, text, value) => {
    const { total, understood: read } = search(term, 'en')
    expect(total).toBeGreaterThan(0)
    expect(read).toContainEqual({ text, as: 'VEHICLE', value })
  },
)

test.each([
  ['TGX 18.440', ['man-tgx-18-440'], []],
  ['Actros MP4', ['mercedes-benz-actros-1845'], []],
  ['mercedes actros mp4', ['mercedes-benz-actros-1845'], []],
  ['R 420', ['scania-r-420'], []],
  ['scania r420', ['scania-r-420'], []],
  ['FH 4', ['volvo-fh-460'], []],
  ['FH', ['volvo-fh-460', 'volvo-fh-500'], []],
  ['DAF LF', ['daf-lf-230-fa'], []],
  ['MAN', [], ['MAN']],
  ['scania', [], ['SC']],
  ['FH16', [], ['VO']],
  ['Magnum', [], ['RT']],
  ['Renault Magnum', [], ['RT']],
  ['brake disc TGX 18.440', [], []],
  ['brake disc', [], []],
  ['left', [], []],
] as const)(
  'only a term without other words than vehicles or makers returns their pages: %s',
  (term, vehicles, makers) => {
    const { namedVehicles, namedMakers } = search(term, 'en')
    expect([namedVehicles, namedMakers]).toEqual([vehicles, makers])
  },
)

test.each(['WVA 29087', 'WVA-Nr. 29087', 'wva29087', '29087'])(
  'a WVA number returns its pads and linings: %s',
  (term) => {
    const { total, hits } = search(term, 'en')
    expect(total).toBeGreaterThanOrEqual(search('brake pads 29087', 'en').total)
    expect(hits.map(({ index }) => catalogue.product(index).partTypeId)).toContain('brake-pad-set')
    expect(catalogue.product(hits[0]?.index ?? 0).attributes).toContainEqual(
      expect.objectContaining({ attributeId: 'wvaNumber', value: '29087' }),
    )
  },
)

test.each([
  ['en', 'drum 16T', '16T'],
  ['en', 'tgx clutch kit rear', 'rear'],
] as const)(
  '%s: a condition that no matching part fulfils is reported as ignored: %s',
  (language, term, text) => {
    expect(search(term, language).understood).toContainEqual({ text, as: 'LEFT_OUT', value: '' })
  },
)

test('a position that is a word of the part’s name is not a separate condition', () => {
  expect(understood('farolim traseiro', 'pt-BR')).toEqual(['farolim traseiro: PART_TYPE Lanterna traseira'])
})

test.each([
  ['24V', 'voltage', [24, '12-24', 28]],
  ['left', 'side', ['L']],
  ['16T', 'numberOfTeeth', [16]],
] as const)(
  'a term without a part name returns only parts with the attribute: %s',
  (term, attributeId, values) => {
    const { hits, total } = search(term, 'en')
    expect(total).toBeLessThan(5_000)
    for (const { index } of hits) {
      const productAttribute = catalogue
        .product(index)
        .attributes.find((each) => each.attributeId === attributeId)
      expect(values).toContain(productAttribute?.value)
    }
  },
)

test.each([
  ['alternator 24v', 28],
  ['alternator 12v', 14],
  ['alternator 28V', 28],
])('an alternator matches the voltage of the vehicle’s electrical system: %s', (term, volts) => {
  const { hits, understood: read } = search(term, 'en')
  expect(read.map(({ as }) => as)).toEqual(['PART_TYPE', 'ATTRIBUTE'])
  for (const { index } of hits) {
    expect(catalogue.product(index).attributes).toContainEqual(
      expect.objectContaining({ attributeId: 'voltage', value: volts }),
    )
  }
})

test('the Dutch word "voor" is a position at the end of a term, and not before a vehicle', () => {
  expect(understood('remschijf voor', 'nl')).toContain('voor: ATTRIBUTE Vooras')
  expect(understood('remschijf voor actros', 'nl')).not.toContain('voor: ATTRIBUTE Vooras')
})

test.each([
  ['en', 'brake hose'],
  ['de', 'Bremsschlauch'],
  ['es', 'latiguillo de freno'],
  ['pt-BR', 'mangueira de freio'],
  ['ru', 'свеча накала'],
  ['en', 'def tank'],
  ['en', 'piston'],
] as const)('%s: a part that is not sold is reported with the typed name: %s', (language, term) => {
  const { total, understood: read, suggestions } = search(term, language)
  expect(total).toBe(0)
  expect(read).toEqual([{ text: term, as: 'NOT_SOLD', value: term }])
  for (const suggestion of suggestions) expect(suggestion.term).not.toMatch(/^(?:de|do|da)\s|\s(?:de|do|da)$/)
})

test('a vehicle model at the end of a term returns the same results as at the beginning', () => {
  expect(search('oil filter FM', 'en').hits).toEqual(search('FM oil filter', 'en').hits)
})

test.each([
  ['en', 'bearing puller', ['bearing']],
  ['en', 'load sensing valve', ['Valves']],
  ['de', 'Wischermotor', ['wischer', 'Türen und Scheiben']],
  ['de', 'Steckachse', ['achse', 'Achse und Rad']],
  ['es', 'caja de direccion', ['direccion', 'caja', 'Dirección']],
] as const)(
  '%s: %s is not interpreted as one of its words, which are suggested',
  (language, term, suggested) => {
    const { total, suggestions } = search(term, language)
    expect(total).toBe(0)
    expect(suggestions.map((each) => each.term)).toEqual(suggested)
  },
)

test('a house brand reduces the results to its own parts', () => {
  const { hits, understood: read } = search('Northwain brake disc', 'en')
  expect(read).toContainEqual({ text: 'Northwain', as: 'ATTRIBUTE', value: 'Northwain' })
  expect(hits.map(({ index }) => catalogue.product(index).vendorId)).toEqual(hits.map(() => 'NW'))
})

test('a misspelled word is not corrected to a word of another language with two errors', () => {
  expect(understood('resistor', 'en')).toEqual(['resistor: LEFT_OUT'])
})

test('a part number among words is reported as interpreted', () => {
  const { sku } = catalogue.product(4_242)
  expect(understood(`4x ${sku}`, 'de')).toEqual([`${sku}: NUMBER ${sku}`])
})

test.each([
  ['3.7l783', '3.71783'],
  ['1.OO190', '1.00190'],
  ['brake disc 1.O0190', '1.00190'],
])('a letter that was corrected to a digit of a part number is reported: %s', (term, number) => {
  const text = term.split(' ').at(-1) ?? ''
  expect(understood(term, 'en')).toEqual([`${text}: NUMBER ${number}`, `${text}: CORRECTED ${number}`])
  expect(understood(`4x ${number}`, 'en')).toEqual([`${number}: NUMBER ${number}`])
})

test('a part number with one wrong digit returns nothing, and the right number is suggested', () => {
  const { mainOe } = catalogue.product(4_242)
  const number = mainOe.replace(/\W/g, '')
  fc.assert(
    fc.property(fc.nat(number.length - 1), fc.nat(9), (index, digit) => {
      const typedNumber = number.slice(0, index) + String(digit) + number.slice(index + 1)
      fc.pre(/\d/.test(number.charAt(index)) && catalogue.findNumber(typedNumber).length === 0)
      const { total, suggestions } = search(typedNumber, 'de')
      fc.pre(total === 0)
      expect(suggestions.map(({ term }) => term)).toContain(mainOe)
    }),
  )
})

test('each reported word is contained in the term', () => {
  const word = fc.constantFrom(
    'Bremsscheibe',
    'rear',
    'MAN',
    'TGX 18.440',
    'Öl-Filter',
    '432 mm',
    'xyz',
    'n/s',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), fc.constantFrom(...languages), (words, language) => {
      const term = words.join(' ')
      const indexes = search(term, language).understood.map(({ text }) => term.indexOf(text))
      expect(indexes).not.toContain(-1)
    }),
  )
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
  'the name of a property of Object is treated as an unknown word: %s',
  (word) => {
    expect(understood(word, 'en')).toEqual([`${word.replaceAll('_', '')}: LEFT_OUT`])
  },
)
