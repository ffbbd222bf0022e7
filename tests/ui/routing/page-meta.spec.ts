import { beforeAll, expect, it } from 'vitest'
import { loadIntl } from '#ui/intl/intl.ts'
import { pageMeta } from '#ui/routing/page-meta.ts'

beforeAll(async () => {
  await Promise.all([loadIntl('en'), loadIntl('pt')])
})

type Args = Parameters<typeof pageMeta>[0]

function argsAt(pathname: string, origin: string | undefined = 'https://shop.test'): Args {
  const matches = [{ id: 'root', loaderData: { origin } }]
  return { location: { pathname }, matches } as unknown as Args
}

const linksOf = (descriptors: ReturnType<typeof pageMeta>) =>
  descriptors.flatMap((descriptor) => {
    const { rel, hrefLang, href } = descriptor as Record<string, string | undefined>
    return rel === undefined ? [] : [[rel, hrefLang, href].filter(Boolean).join(' ')]
  })

it('the head of a page contains the title in the language of the page', () => {
  const [title] = pageMeta(argsAt('/categories'), { titleId: 'catalogue.groups' })

  expect(title).toEqual({ title: 'Grupos de produtos · Drawbar' })
})

it('the head of a page contains its canonical URL and the URLs in the other languages', () => {
  expect(
    linksOf(pageMeta(argsAt('/en/product-divisions/truck'), { titleId: 'catalogue.divisions' })),
  ).toEqual([
    'canonical https://shop.test/en/product-divisions/truck',
    'alternate pt https://shop.test/divisoes/truck',
    'alternate en https://shop.test/en/product-divisions/truck',
    'alternate de https://shop.test/de/produktdivisionen/truck',
    'alternate fr https://shop.test/fr/divisions/truck',
    'alternate es https://shop.test/es/divisiones/truck',
    'alternate it https://shop.test/it/divisioni/truck',
    'alternate nl https://shop.test/nl/divisies/truck',
    'alternate ru https://shop.test/ru/razdely/truck',
    'alternate x-default https://shop.test/divisoes/truck',
  ])
})

it('the head of a page retains the query parameters that determine the content in the canonical URL', () => {
  const header = { titleId: 'results.title', query: '?categories=B11' }

  expect(linksOf(pageMeta(argsAt('/search/results'), header))[0]).toBe(
    'canonical https://shop.test/search/results?categories=B11',
  )
})

it('the head of a page contains noindex and no canonical URL for a private page', () => {
  const descriptors = pageMeta(argsAt('/en/login'), { titleId: 'login.title', isPrivate: true })

  expect(descriptors).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(linksOf(descriptors)).toEqual([])
})

it('the head of a page contains a link preview with absolute URLs', () => {
  const header = { titleId: 'catalogue.groups', imagePath: '/media/part.png' }
  const descriptors = pageMeta(argsAt('/en/categories'), header)

  expect(descriptors).toContainEqual({ property: 'og:title', content: 'Product groups' })
  expect(descriptors).toContainEqual({ property: 'og:url', content: 'https://shop.test/en/categories' })
  expect(descriptors).toContainEqual({ property: 'og:image', content: 'https://shop.test/media/part.png' })
  expect(pageMeta(argsAt('/en/login'), { titleId: 'login.title', isPrivate: true })).not.toContainEqual(
    expect.objectContaining({ property: 'og:title' }),
  )
})
