import { expect, it } from 'vitest'
import { ListParts } from '#application/parts/list-parts.ts'
import type { PartsCatalogue, ResultsQuery } from '#application/parts/parts-catalogue.port.ts'
import { EVERYTHING } from '#application/parts/results-address.ts'

function catalogueOf(total: number) {
  const asked: ResultsQuery[] = []
  const catalogue: Pick<PartsCatalogue, 'list'> = {
    list: async (query) => {
      asked.push(query)
      return { products: [], categories: [], total }
    },
  }
  return { asked, listParts: new ListParts(catalogue as PartsCatalogue) }
}

it('asks for the 25 of the page', async () => {
  const { asked, listParts } = catalogueOf(60)

  const listed = await listParts.run({ ...EVERYTHING, term: 'disc', page: 3 })

  expect(asked).toEqual([{ term: 'disc', divisions: [], categories: [], news: false, start: 50, length: 25 }])
  expect(listed).toMatchObject({ page: 3, pageCount: 3 })
})

it('gives the last page for one beyond it', async () => {
  const { asked, listParts } = catalogueOf(51)

  const listed = await listParts.run({ ...EVERYTHING, page: 9 })

  expect(listed).toMatchObject({ page: 3, pageCount: 3 })
  expect(asked.map(({ start }) => start)).toEqual([200, 50])
})

it('has one page of nothing', async () => {
  const { asked, listParts } = catalogueOf(0)

  expect(await listParts.run(EVERYTHING)).toMatchObject({ page: 1, pageCount: 1 })
  expect(asked).toHaveLength(1)
})
