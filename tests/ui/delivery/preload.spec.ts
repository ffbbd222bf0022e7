// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { PRELOAD_ERROR, preload } from '#ui/delivery/preload.ts'

const fetched = vi.fn<(url: string) => Promise<Response>>()
const importModule = vi.fn(async () => 'code')

beforeEach(() => {
  document.head.innerHTML = ''
  fetched.mockReset().mockImplementation(async () => new Response(''))
  importModule.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

it('the preloader imports a module after its files are fetched once each', async () => {
  await Promise.all([preload(importModule, ['a.js', 'b.js']), preload(importModule, ['a.js'])])
  expect(fetched.mock.calls).toEqual([['/a.js'], ['/b.js']])
  expect(await preload(importModule)).toBe('code')
})

it('the preloader does not fetch files that the document already loads', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/c.js"><link rel="stylesheet" href="/c.css#">'
  await preload(importModule, ['c.js'])
  expect(fetched).not.toHaveBeenCalled()
  await preload(importModule, ['c.css'])
  expect(sheets()).toHaveLength(1)
})

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not exist', async () => new Response('', { status: 404 })],
])(
  'the preloader rejects before the import if a file %s, and fetches it again next time',
  async (how, respond) => {
    const missed = vi.fn()
    addEventListener(PRELOAD_ERROR, missed, { once: true })
    fetched.mockImplementationOnce(respond)
    const file = `${how}.js`.replaceAll(' ', '-')
    const failure = await preload(importModule, [file]).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiFailure)
    expect(failure).toMatchObject({ kind: 'offline', call: 'import' })
    expect(importModule).not.toHaveBeenCalled()
    expect(missed).toHaveBeenCalledOnce()
    expect(await preload(importModule, [file])).toBe('code')
  },
)

it('the preloader waits for a style sheet, and inserts it again if it failed to load', async () => {
  const failing = preload(importModule, ['d.css'])
  await vi.waitFor(() => expect(sheets()).toHaveLength(1))
  sheets()[0]!.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toBeInstanceOf(ApiFailure)
  expect(sheets()).toEqual([])
  const loading = preload(importModule, ['d.css'])
  await vi.waitFor(() => expect(sheets()).toHaveLength(1))
  expect(importModule).not.toHaveBeenCalled()
  sheets()[0]!.dispatchEvent(new Event('load'))
  expect(await loading).toBe('code')
})
