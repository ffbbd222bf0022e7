import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { Container } from '#ui/kernel/container.tsx'
import { containerContext } from '#ui/kernel/container.tsx'
import { redirectMovedPaths, redirectMovedPathsOnServer } from '#ui/composition/redirect-moved.ts'

type Moved = { readonly address: string; readonly status: number }

function visit(run: () => Promise<Moved | undefined>, method = 'GET') {
  const url = new URL('http://shop.test/old-path?page=2')
  const context = new RouterContextProvider()
  context.set(containerContext, { get: () => ({ run }) } as unknown as Container)
  return { request: new Request(url, { method }), context, url, params: {} }
}

const inBrowser = (run: () => Promise<Moved | undefined>, next: () => Promise<never>, method?: string) =>
  redirectMovedPaths[0]!(visit(run, method) as never, next as never)
const onServer = (run: () => Promise<Moved | undefined>, next: () => Promise<never>) =>
  redirectMovedPathsOnServer[0]!(visit(run) as never, next as never)

const MOVED = { address: '/new-path', status: 301 }

it('the browser loads a page while its redirect is requested', async () => {
  const result = Promise.withResolvers<Moved | undefined>()
  const next = vi.fn(async () => 'page' as never)

  const page = inBrowser(() => result.promise, next)

  expect(next).toHaveBeenCalledOnce()
  result.resolve(undefined)
  expect(await page).toBe('page')
})

it('a moved path redirects even if its page cannot be loaded', async () => {
  const next = () => Promise.reject<never>(new Error('no such page'))

  const redirected = await Promise.resolve(inBrowser(async () => MOVED, next)).catch(
    (thrown: unknown) => thrown,
  )

  expect(redirected).toBeInstanceOf(Response)
  expect((redirected as Response).headers.get('location')).toBe('/new-path')
})

it('a page that has not moved and cannot be loaded throws its own error', async () => {
  const lost = new Error('lost')
  await expect(
    inBrowser(
      async () => undefined,
      () => Promise.reject<never>(lost),
    ),
  ).rejects.toBe(lost)
})

it('a submitted form does not check whether its page has moved', async () => {
  const run = vi.fn(async () => MOVED)
  expect(await inBrowser(run, async () => 'saved' as never, 'POST')).toBe('saved')
  expect(run).not.toHaveBeenCalled()
})

it('the server redirects from a moved path without loading its page', async () => {
  const next = vi.fn(async () => 'page' as never)
  await expect(onServer(async () => MOVED, next)).rejects.toBeInstanceOf(Response)
  expect(next).not.toHaveBeenCalled()
})
