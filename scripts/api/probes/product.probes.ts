import { shopContract } from '#contracts/shop.contract.ts'
import { assertProbeEqual, assertProbe, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { searchResultsWith } from './search-results.ts'

const LANGUAGES = ['de-DE', 'en-GB', 'fr-FR', 'it-IT', 'ru-RU', 'nl-NL', 'pt-BR', 'es-ES'] as const

export const catalogueProbes = probesOf('catalogue', [
  [
    'PAGE-02',
    'Every group names an existing parent, or is a main group.',
    async (fixtures) => {
      const { categories } = await fixtures.content()
      const ids = new Set(categories.map(({ id }) => id))
      assertProbe(ids.size === categories.length, 'two groups have the same id')
      const orphan = categories.find(({ parentId }) => parentId !== null && !ids.has(parentId))
      assertProbe(orphan === undefined, `the parent of ${orphan?.id} is unknown`)
    },
  ],
  [
    'PAGE-02',
    'A group counts the parts that its filter finds.',
    async (fixtures) => {
      const { categories } = await fixtures.content()
      for (const { id, productCount } of categories.filter((one) => one.productCount > 0).slice(0, 5)) {
        const { pagination } = await searchResultsWith(fixtures.guest, {
          length: 1,
          filter: { categories: [id] },
        })
        assertProbeEqual(productCount, pagination.total, `productCount of the group ${id}`)
      }
    },
  ],
  [
    'PAGE-03',
    'A division counts the parts that its filter finds, and names known groups.',
    async (fixtures) => {
      const { categories, productDivisons } = await fixtures.content()
      const ids = new Set(categories.map(({ id }) => id))
      requireValue(productDivisons[0], 'division')
      for (const { slug, productCount, categoryIds } of productDivisons) {
        assertProbe(
          categoryIds.every((id) => ids.has(id)),
          `the division ${slug} names an unknown group`,
        )
        const { pagination } = await searchResultsWith(fixtures.guest, {
          length: 1,
          filter: { divisions: [slug] },
        })
        assertProbeEqual(productCount, pagination.total, `productCount of the division ${slug}`)
      }
    },
  ],
  [
    'AUD-02',
    'Groups and divisions have the same ids in all eight languages, and a name in each.',
    async (fixtures) => {
      const expected = (await fixtures.content()).categories.map(({ id }) => id).toSorted()
      for (const languageID of LANGUAGES) {
        const content = await fixtures.guest.ask(shopContract.content.contentData, undefined, {
          query: { languageID },
        })
        assertProbeEqual(
          content.categories.map(({ id }) => id).toSorted(),
          expected,
          `groups in ${languageID}`,
        )
        const named = [...content.categories, ...content.productDivisons]
        assertProbe(
          named.every(({ name }) => name.trim() !== ''),
          `a group without a name in ${languageID}`,
        )
      }
    },
  ],
  [
    'GEO-06',
    'Content is in the requested language.',
    async (fixtures) => {
      const namesIn = async (languageID: string) =>
        (
          await fixtures.guest.ask(shopContract.content.contentData, undefined, { query: { languageID } })
        ).categories.map(({ name }) => name)
      const [english, russian] = [await namesIn('en-GB'), await namesIn('ru-RU')]
      assertProbe(
        JSON.stringify(english) !== JSON.stringify(russian),
        'the groups have English names in Russian',
      )
    },
  ],
  [
    'AUD-02',
    'A language that the contract does not know is refused.',
    async (fixtures) => {
      await fixtures.guest.refused(shopContract.content.contentData, undefined, [400, 422], {
        query: { languageID: 'xx-XX' },
      })
    },
  ],
  [
    'GEO-03',
    'Each enabled country can be requested, and contains the selling company.',
    async (fixtures) => {
      const { continents } = await fixtures.guest.ask(shopContract.country.list, undefined, {
        query: { languageID: 'en-GB' },
      })
      const enabled = continents.flatMap(({ countries }) => countries).filter((one) => one.enabled)
      requireValue(enabled[0], 'country')
      for (const { id } of enabled.filter((_, index) => index % 20 === 0)) {
        const country = await fixtures.guest.ask(shopContract.country.country, undefined, {
          query: { languageID: 'en-GB', countryID: id },
        })
        assertProbe(country.countryName.trim() !== '', `${id} has no name`)
        assertProbe(country.entity.entityCode.trim() !== '', `${id} has no entity`)
        assertProbe(country.entity.company.companyName.trim() !== '', `the entity of ${id} has no company`)
      }
    },
  ],
  [
    'FOOT-02',
    'Links of an entity are http or https addresses, or paths of the shop.',
    async (fixtures) => {
      const { entity } = await fixtures.guest.ask(shopContract.country.country, undefined, {
        query: { languageID: 'en-GB', countryID: 'DE' },
      })
      const links: unknown[] = [
        ...Object.values(entity.links),
        ...entity.social.map((one) => one.linkTranslation),
      ]
      for (const link of links) {
        if (typeof link === 'string')
          assertProbe(/^(?:https?:\/\/|\/(?![/\\]))/.test(link), `"${link}" is no web address`)
      }
    },
  ],
])

export const productProbes = probesOf('product', [
  [
    'PAGE-04',
    'Each found part has a page at its slug, with the same number and name.',
    async (fixtures) => {
      const customer = await fixtures.customer()
      for (const { slug, sku, name, vendorId } of (await fixtures.parts()).slice(0, 8)) {
        const { product } = await customer.ask(shopContract.product.product, { slug })
        assertProbeEqual([product?.sku, product?.vendorId, product?.name], [sku, vendorId, name], slug)
      }
    },
  ],
  [
    'PAGE-04',
    'An unknown slug returns null, not an error.',
    async (fixtures) => {
      const { product } = await fixtures.guest.ask(shopContract.product.product, { slug: 'no-such-part-0' })
      assertProbe(product === null, 'an unknown slug has a product')
    },
  ],
  [
    'PAGE-04',
    'The page of a part matches its search result: price, stock, groups, packaging.',
    async (fixtures) => {
      const customer = await fixtures.customer()
      for (const row of (await fixtures.parts()).slice(0, 5)) {
        const { product } = await customer.ask(shopContract.product.product, { slug: row.slug })
        for (const field of [
          'pricePackage',
          'categories',
          'packagingAmount',
          'mainOe',
          'promotion',
        ] as const) {
          assertProbeEqual(product?.[field], row[field], `${field} of ${row.sku}`)
        }
        assertProbeEqual(
          product?.availability?.status,
          row.availability?.status,
          `availability of ${row.sku}`,
        )
      }
    },
  ],
  [
    'PAGE-04',
    'Key attributes are among the attributes, groups are known, and pictures exist.',
    async (fixtures) => {
      const ids = new Set((await fixtures.content()).categories.map(({ id }) => id))
      for (const { slug, sku } of (await fixtures.parts()).slice(0, 5)) {
        const { product } = await fixtures.guest.ask(shopContract.product.product, { slug })
        const attributes = new Set(requireValue(product, 'product').attributes.map(({ id }) => id))
        assertProbe(
          requireValue(product, 'product').keyAttributes.every(({ id }) => attributes.has(id)),
          `a key attribute of ${sku} is none of its attributes`,
        )
        assertProbe(
          requireValue(product, 'product').categories.every(({ id }) => ids.has(id)),
          `${sku} is in an unknown group`,
        )
        assertProbe(requireValue(product, 'product').images.length > 0, `${sku} has no picture`)
      }
    },
  ],
  [
    'PAGE-04',
    'Alternatives are other parts, and a successor has a page.',
    async (fixtures) => {
      for (const { slug } of (await fixtures.parts()).slice(0, 10)) {
        const { product } = await fixtures.guest.ask(shopContract.product.product, { slug })
        assertProbe(
          requireValue(product, 'product').alternatives.every((other) => other.slug !== slug),
          `${slug} is an alternative to itself`,
        )
        const next = product?.replacedBy
        if (!next) continue
        const page = await fixtures.guest.ask(shopContract.product.product, { slug: next.slug })
        assertProbeEqual(page.product?.sku, next.sku, `the successor of ${slug}`)
      }
    },
  ],
  [
    'PAGE-04',
    'A part has the same numbers in every language.',
    async (fixtures) => {
      const { slug } = await fixtures.part()
      const facts = []
      for (const languageID of LANGUAGES) {
        const { product } = await fixtures.guest
          .with({ languageID })
          .ask(shopContract.product.product, { slug })
        facts.push([product?.sku, product?.gtin, product?.mainOe?.referenceNo, product?.packagingAmount])
      }
      for (const one of facts) assertProbeEqual(one, facts[0], slug)
    },
  ],
  [
    'PAGE-04',
    'Only logged-in users see availability.',
    async (fixtures) => {
      const { slug } = await fixtures.part()
      const ask = { slug }
      const guest = await fixtures.guest.ask(shopContract.product.product, ask)
      assertProbe(guest.product?.availability === undefined, 'an anonymous visitor sees stock')
      assertProbe(guest.product?.promise === undefined, 'an anonymous visitor sees a delivery promise')
      const customer = await (await fixtures.customer()).ask(shopContract.product.product, ask)
      assertProbe(customer.product?.availability !== undefined, 'a customer sees no stock')
    },
  ],
  [
    'ROUTE-19',
    'The list of all slugs is paged: each slug once, in a stable order, each with a page.',
    async (fixtures) => {
      const page = (start: number, length: number) =>
        fixtures.guest.ask(shopContract.product.slugs, undefined, { query: { start, length } })
      const long = await page(0, 6)
      const parts = [await page(0, 3), await page(3, 3)]
      assertProbeEqual(
        parts.flatMap(({ slugs }) => slugs),
        long.slugs,
        'two pages of three against one of six',
      )
      assertProbe(new Set(long.slugs).size === long.slugs.length, 'a slug comes twice')
      const { product } = await fixtures.guest.ask(shopContract.product.product, {
        slug: requireValue(long.slugs[0], 'slug'),
      })
      assertProbe(product !== null, `${long.slugs[0]} has no page`)
    },
  ],
])

export const comparisonProbes = probesOf('comparison', [
  [
    'PAGE-06',
    'Compared parts have the order of the slugs, and unknown ones are omitted.',
    async (fixtures) => {
      const slugs = (await fixtures.parts()).slice(0, 3).map(({ slug }) => slug)
      const requestedSlugs = [...slugs.toReversed().slice(0, 2), 'no-such-part-0', ...slugs.slice(0, 1)]
      const { products } = await fixtures.guest.ask(shopContract.product.compare, { slugs: requestedSlugs })
      assertProbeEqual(
        products.map(({ slug }) => slug),
        requestedSlugs.filter((slug) => slug !== 'no-such-part-0'),
        'slugs',
      )
    },
  ],
  [
    'PAGE-06',
    'A compared part has the same data as its page.',
    async (fixtures) => {
      const { slug } = await fixtures.part()
      const customer = await fixtures.customer()
      const { product } = await customer.ask(shopContract.product.product, { slug })
      const { products } = await customer.ask(shopContract.product.compare, { slugs: [slug] })
      for (const field of ['attributes', 'pricePackage', 'weightKg', 'gtin'] as const) {
        assertProbeEqual(products[0]?.[field], product?.[field], field)
      }
    },
  ],
])
