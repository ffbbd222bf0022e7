import { expect, it } from 'vitest'
import {
  PICTURE_WIDTHS as WIDTHS_OF_THE_SERVER,
  pictureAt,
} from '#adapters/server/pictures/picture-address.ts'
import { PICTURE_WIDTHS, pictureSources } from '#ui/shared/picture-sources.ts'

it('the srcset offers a drawing in each width that the server renders', () => {
  expect(PICTURE_WIDTHS).toEqual(WIDTHS_OF_THE_SERVER)
  const candidates = pictureSources('/media/parts/NW-4.61984/main.svg', 512)?.srcSet.split(', ') ?? []
  expect(
    candidates.map((candidate) => {
      const [path = '', descriptor = ''] = candidate.split(' ')
      return [pictureAt(path), descriptor]
    }),
  ).toEqual(
    PICTURE_WIDTHS.map((width) => [{ width, drawing: '/media/parts/NW-4.61984/main.svg' }, `${width}w`]),
  )
})

it.each([
  '/assets/lost-B1x.svg',
  '/media/documents/NW-1/data-sheet-de.pdf',
  '/media/a b.svg',
  '/media/x.svg?width=1',
  'https://images.test/media/disc.svg',
  '//images.test/media/disc.svg',
  'data:image/svg+xml,/media/x.svg',
  '',
])('there is no srcset for %j', (src) => {
  expect(pictureSources(src, 512)).toBeUndefined()
})
