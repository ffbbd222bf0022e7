import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import type { Language } from '#mock-backend/catalogue/language.ts'

const catalogue = createCatalogue({ seed: 1, size: 20_000 })

const typesFound = (term: string, language: Language): readonly string[] =>
  catalogue
    .search(term, { language, offset: 0, limit: 5 })
    .hits.map(({ index }) => catalogue.product(index).partTypeId)

/** Searches as clerks and mechanics type them, with the part that they mean. */
const searches: readonly (readonly [Language, string, string])[] = [
  // trade names
  ['de', 'Federspeicher', 'spring-brake-cylinder'],
  ['de', 'Simmerring', 'shaft-seal'],
  ['de', 'Rücklicht links', 'tail-lamp'],
  ['de', 'Spanngurt', 'lashing-strap'],
  ['de', 'Kardankreuz', 'universal-joint'],
  ['de', 'WaPu', 'water-pump'],
  ['en', 'brake rotor', 'brake-disc'],
  ['en', 'airbag', 'air-spring'],
  ['en', 'muffler', 'silencer'],
  ['en', 'gladhand', 'coupling-head'],
  ['en', 'wing mirror', 'main-mirror'],
  ['en', 'suzi', 'air-coil'],
  ['fr', 'joint spi', 'shaft-seal'],
  ['fr', 'main d’accouplement', 'coupling-head'],
  ['it', 'marmitta', 'silencer'],
  ['it', 'turbina', 'turbocharger'],
  ['ru', 'помпа', 'water-pump'],
  ['ru', 'энергоаккумулятор', 'spring-brake-cylinder'],
  ['nl', 'schokbreker', 'shock-absorber'],
  ['nl', 'spanband', 'lashing-strap'],
  ['pt-BR', 'cuíca', 'spring-brake-cylinder'],
  ['pt-BR', 'lonas de freio', 'brake-lining-set'],
  ['es', 'balatas', 'brake-lining-set'],
  ['es', 'reten', 'shaft-seal'],
  // inflections, compounds, accents and typing errors
  ['de', 'Bremsscheiben', 'brake-disc'],
  ['de', 'Brems Scheibe', 'brake-disc'],
  ['de', 'Kuehler', 'radiator'],
  ['de', 'Stossdaempfer', 'shock-absorber'],
  ['en', 'airfilter', 'air-filter'],
  ['en', 'mud guard', 'mudguard'],
  ['en', 'altenator', 'alternator'],
  ['fr', 'etriers de frein', 'brake-caliper'],
  ['it', 'dischi freno', 'brake-disc'],
  ['ru', 'тормозных дисков', 'brake-disc'],
  ['nl', 'remschijven', 'brake-disc'],
  ['pt-BR', 'farois', 'headlamp'],
  ['es', 'amortiguadores', 'shock-absorber'],
  // a Turkish keyboard
  ['en', 'oıl filter', 'oil-filter'],
  // typing errors in another form of a name, in its head, in a part of it, in a position, and several in a long word
  ['en', 'nox snesors', 'nox-sensor'],
  ['fr', 'écous de roue', 'wheel-nut'],
  ['es', 'cáara de freno', 'brake-chamber'],
  ['fr', 'lebier de réglage automatique', 'slack-adjuster'],
  ['en', 'carrier beaaring propshaft', 'propshaft-bearing'],
  ['en', 'load sensing levellling valve', 'levelling-valve'],
  ['it', 'spirae aria rossa', 'air-coil'],
  ['fr', 'rétroviseur gaucche', 'main-mirror'],
  ['de', 'Stoßdämpfer hintne', 'shock-absorber'],
  ['nl', 'stuurkolmoschakelar', 'steering-column-switch'],
  ['de', 'Betriepsbrensventl', 'foot-brake-valve'],
  // two errors, one of them at the beginning, and a short word among others
  ['de', 'toßdänger', 'bumper-corner'],
  ['en', 'hTermotsat', 'thermostat'],
  ['nl', 'uchtoppeling', 'coupling-head'],
  ['ru', 'Форукна', 'injection-nozzle'],
  ['it', 'inettoi', 'injection-nozzle'],
  ['en', 'Brake hoe', 'brake-shoe'],
  ['es', 'isco de freno', 'brake-disc'],
  ['fr', 'axe de lme', 'spring-pin'],
  // a complete name before words of several names; related things come last
  ['en', 'air bag rear suspension', 'air-spring'],
  ['en', 'pads for Knorr caliper', 'brake-pad-set'],
  ['de', 'AdBlue Förderpumpe', 'urea-pump'],
  ['de', 'Weitwinkelglas', 'mirror-glass'],
  // positions
  ['de', 'Stoßdämpfer hinten', 'shock-absorber'],
  ['de', 'Bremsscheibe VA', 'brake-disc'],
  ['en', 'rear brake pads', 'brake-pad-set'],
  ['fr', 'étrier droit', 'brake-caliper'],
  ['it', 'faro sinistro', 'headlamp'],
  ['ru', 'передний тормозной диск', 'brake-disc'],
  ['pt-BR', 'farol lado esquerdo', 'headlamp'],
  ['es', 'pastillas traseras', 'brake-pad-set'],
  // vehicles and makers
  ['de', 'Bremsscheibe Actros', 'brake-disc'],
  ['de', 'Wasserpumpe OM 471', 'water-pump'],
  ['en', 'brake disc TGX', 'brake-disc'],
  ['en', 'clutch kit FH 460', 'clutch-kit'],
  ['en', 'oil filter scania r420', 'oil-filter'],
  ['ru', 'тормозной диск скания', 'brake-disc'],
  ['de', 'Ölfilter VW', 'oil-filter'],
  // measures and codes
  ['de', 'Batterie 225Ah', 'battery'],
  ['de', 'Radmutter M22x1,5', 'wheel-nut'],
  ['en', 'bulb H7 24V', 'bulb'],
  ['en', 'trailer socket 15 pin', 'trailer-socket'],
  // words around the part
  ['de', 'Bremsscheibe Preis', 'brake-disc'],
  ['de', '2 Stück Bremsscheibe', 'brake-disc'],
  ['fr', '4 amortisseurs', 'shock-absorber'],
  ['ru', 'купить тормозной диск', 'brake-disc'],
  ['pt-BR', 'disco de freio para caminhão', 'brake-disc'],
  ['en', 'genuine brake disc please', 'brake-disc'],
  // broad words
  ['de', 'Bremsbeläge', 'brake-pad-set'],
  ['de', 'Lima', 'alternator'],
  ['fr', 'phare', 'headlamp'],
  ['en', 'fender', 'mudguard'],
  ['en', 'adblue', 'urea-pump'],
  ['it', 'adblue', 'urea-filter'],
  ['nl', 'koppeling', 'clutch-kit'],
  // words of Portugal
  ['pt-BR', 'calços de travão', 'brake-pad-set'],
  ['pt-BR', 'farolim', 'tail-lamp'],
]

test.each(searches)('in %s, the first results for %s are of the type %s', (language, term, partTypeId) => {
  expect(typesFound(term, language)).toContain(partTypeId)
})

test.each([
  ['de', 'Bremsen'],
  ['es', 'frenos'],
  ['it', 'freni'],
  ['nl', 'remmen'],
  ['pt-BR', 'freios'],
] as const)('in %s, the first results for %s include several kinds of brake parts', (language, term) => {
  const types = typesFound(term, language)
  expect(new Set(types).size).toBeGreaterThan(3)
  expect(types).toContain('brake-disc')
})

test.each([
  'Windschutzscheibe',
  'tyre 315/80',
  'driver seat',
  'кислород',
  'brake fluid',
  'parabrezza',
  'fog lamp',
  'turn signal',
  'Hauptbremszylinder',
])('%s, which is not sold, returns nothing', (term) => {
  for (const language of ['de', 'en', 'fr', 'it', 'ru'] as const)
    expect(typesFound(term, language)).toEqual([])
})

test.each([
  ['en', 'fog'],
  ['en', 'left fog lamp'],
  ['en', 'left fog lights'],
  ['de', 'embra'],
] as const)('in %s, %s does not match a word of another language as its prefix', (language, term) => {
  expect(typesFound(term, language)).toEqual([])
})

test.each([
  ['de', 'embray', 'clutch-kit'],
  ['de', 'embrayage', 'clutch-kit'],
  ['en', 'frein', 'brake-disc'],
  ['en', 'bra', 'brake-disc'],
  // a pair in other languages
  ['en', 'par', 'park-brake-valve'],
] as const)(
  'in %s, %s matches a long word of this or another language as its prefix',
  (language, term, type) => {
    expect(typesFound(term, language)).toContain(type)
  },
)

test.each([
  ['en', 'shackels'],
  ['en', 'shakcle'],
  ['de', 'Fahrersizt'],
] as const)('in %s, %s is corrected to a part that is not sold, and returns nothing', (language, term) => {
  expect(typesFound(term, language)).toEqual([])
})

const found = (term: string, language: Language) => {
  const { total, partTypes } = catalogue.search(term, { language, offset: 0, limit: 5 })
  return { total, partTypes, first: typesFound(term, language) }
}

test.each([
  ['de', 'Kuplung', 'Kupplung'],
  ['en', 'braek', 'brake'],
  ['en', 'brake dics', 'brake disc'],
  ['en', 'altenator scania', 'alternator scania'],
  ['fr', 'embrayge', 'embrayage'],
  ['it', 'frzione', 'frizione'],
  ['ru', 'сцеплние', 'сцепление'],
  ['nl', 'kopeling', 'koppeling'],
  ['pt-BR', 'embragem', 'embreagem'],
  ['es', 'embrage', 'embrague'],
] as const)('in %s, the misspelled term %s returns the same results as %s', (language, typed, meant) => {
  expect(found(typed, language)).toEqual(found(meant, language))
})

test.each([
  ['en', 'brake pa', 'brake-pad-set'],
  ['en', 'brake d', 'brake-disc'],
  ['en', 'clutch m', 'clutch-master-cylinder'],
  ['fr', 'disque de f', 'brake-disc'],
  ['ru', 'тормозной ди', 'brake-disc'],
  ['en', 'front brake pa', 'brake-pad-set'],
] as const)(
  'in %s, the first results for "%s" have a name with the incomplete word',
  (language, term, type) => {
    expect(new Set(typesFound(term, language))).toEqual(new Set([type]))
  },
)

test('"brake q" returns the results of "brake", because no part name has a word that begins with q', () => {
  expect(found('brake q', 'en')).toEqual(found('brake', 'en'))
})

const part = catalogue.product(4_242)

test.each([
  `4x ${part.sku}`,
  `${part.sku} 4 Stück`,
  `Art.-Nr. ${part.sku}`,
  `NW-${part.sku}`,
  `Ölfilter ${part.sku}`,
  `OE ${part.mainOe}`,
  `${part.mainOe} ${part.crossReferences[0]?.manufacturerName}`,
  `0${part.gtin}`,
  part.sku.replaceAll('0', 'O'),
])('in "%s" the part number matches, not the words around it', (term) => {
  const { hits } = catalogue.search(term, { language: 'de', offset: 0, limit: 5 })
  expect(hits.map(({ index }) => index)).toContain(part.index)
  expect(hits.every(({ via }) => via !== undefined)).toBe(true)
})

test('two part numbers in one term both match', () => {
  const other = catalogue.product(17)
  const { hits } = catalogue.search(`${part.sku}, ${other.sku}`, { language: 'de', offset: 0, limit: 5 })
  expect(hits.map(({ index }) => index)).toEqual(expect.arrayContaining([part.index, other.index]))
})

test('the last digits of a part number match it', () => {
  const number = part.crossReferences.find(({ referenceNo }) =>
    /^\d{7,}$/.test(referenceNo.replace(/\W/g, '')),
  )
  const ending = (number?.referenceNo ?? part.gtin).replace(/\W/g, '').slice(-6)
  const { hits } = catalogue.search(ending, { language: 'de', offset: 0, limit: 20_000 })
  expect(hits.map(({ index }) => index)).toContain(part.index)
})

test('a position reduces the results to parts for that position', () => {
  const { hits } = catalogue.search('Bremsscheibe hinten', { language: 'de', offset: 0, limit: 50 })
  expect(hits.length).toBeGreaterThan(0)
  for (const { index } of hits) {
    expect(catalogue.product(index).attributes).toContainEqual(
      expect.objectContaining({ attributeId: 'fittingPosition', value: 'RA' }),
    )
  }
})

test('a vehicle reduces the results to parts that fit it', () => {
  const { hits } = catalogue.search('brake disc TGX 18.440', { language: 'en', offset: 0, limit: 50 })
  expect(hits.length).toBeGreaterThan(0)
  for (const { index } of hits) {
    const slugs = catalogue.product(index).fitments.map(({ vehicleSlug }) => vehicleSlug)
    expect(slugs).toContain('man-tgx-18-440')
  }
})

test('a dimension reduces the results to parts with that dimension', () => {
  const { hits } = catalogue.search('Bremsscheibe 432 mm', { language: 'de', offset: 0, limit: 50 })
  expect(hits.length).toBeGreaterThan(0)
  for (const { index } of hits) {
    expect(catalogue.product(index).attributes.map(({ value }) => value)).toContain(432)
  }
})
