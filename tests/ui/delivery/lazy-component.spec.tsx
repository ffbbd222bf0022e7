// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { startTransition, type ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { discardRecordedClick, lazyComponent } from '#ui/delivery/lazy-component.tsx'
import { lazyPart } from '#ui/delivery/lazy-part.ts'
import { PATIENCE } from '../../fixtures/patience.fixture.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

const pressed = vi.fn()
const Bar = ({ name }: { readonly name: string }) => (
  <nav>
    <button type="button" onClick={() => pressed(name)}>
      {name}
    </button>
    <input />
  </nav>
)

/** A server-rendered page with a lazy component, whose code is loaded in the browser when `answer` is called. */
async function openPage() {
  const server = lazyPart(async () => Bar)
  const AtServer = lazyComponent(server, (code) => code)
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const client = lazyPart(
    () =>
      new Promise<typeof Bar>((resolve, reject) => {
        answers.push({ resolve: () => resolve(Bar), reject })
      }),
  )
  const AtClient = lazyComponent(client, (code) => code)
  const page = (Part: ComponentType<{ readonly name: string }>) => (
    <html lang="en">
      <head />
      <body onClickCapture={discardRecordedClick}>
        <Part name="Menu" />
        <Part name="Foot" />
      </body>
    </html>
  )
  const { prelude } = await prerender(page(AtServer), { progressiveChunkSize: Infinity })
  const html = await new Response(prelude).text()
  document.documentElement.lang = 'en'
  document.documentElement.innerHTML = html.replace(/^.*?<html[^>]*>|<\/html>.*$/gs, '')
  const recovered = vi.fn()
  await act(async () => {
    root = hydrateRoot(document, page(AtClient), { onRecoverableError: recovered })
  })
  return {
    html,
    recovered,
    answers,
    answer: () => act(async () => answers.at(-1)!.resolve()),
    update: () => act(async () => root!.render(page(AtClient))),
    render: () => act(async () => startTransition(() => root!.render(page(AtClient)))),
  }
}

const click = (name: string) => act(async () => button(name).click())
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!

it('a lazy component is rendered by the server, and reuses its elements when its code is loaded', async () => {
  const { html, recovered, answer: respond } = await openPage()
  expect(html).toContain('<button type="button">Menu</button>')
  const menu = button('Menu')
  await respond()
  await click('Menu')
  expect(button('Menu')).toBe(menu)
  expect(pressed.mock.calls).toEqual([['Menu']])
  expect(recovered).not.toHaveBeenCalled()
})

it('a lazy component retains the server’s HTML when its parent renders again with the same props', async () => {
  const { answer: respond, update, recovered } = await openPage()
  const menu = button('Menu')
  await update()
  expect(button('Menu')).toBe(menu)
  await respond()
  expect(button('Menu')).toBe(menu)
  expect(recovered).not.toHaveBeenCalled()
})

it('a lazy component retains typed text and the focus while its code is loaded', async () => {
  const { answer: respond } = await openPage()
  const field = document.querySelector('input')!
  await act(async () => field.focus())
  field.value = 'brake'
  await respond()
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('brake')
})

it('a lazy component handles a click before hydration once', async () => {
  const { answer: respond } = await openPage()
  await click('Foot')
  expect(pressed).not.toHaveBeenCalled()
  await respond()
  expect(pressed.mock.calls).toEqual([['Foot']])
  await click('Foot')
  expect(pressed.mock.calls).toEqual([['Foot'], ['Foot']])
})

it('a lazy component handles a click before hydration once when an update waits for the code', async () => {
  const { answer: respond, render, recovered } = await openPage()
  await click('Foot')
  await render()
  await click('Foot')
  expect(pressed).not.toHaveBeenCalled()
  await respond()
  expect(pressed.mock.calls).toEqual([['Foot']])
  expect(recovered).not.toHaveBeenCalled()
})

it.each([
  ['when the browser is online again', async () => void window.dispatchEvent(new Event('online')), []],
  ['on a click, which is then processed', () => click('Menu'), [['Menu']]],
])('a lazy component loads missing code again %s', async (_, happen, clicks) => {
  const { answers, answer: respond, recovered } = await openPage()
  await act(async () => answers[0]!.reject(new TypeError('Failed to fetch')))
  expect(button('Menu').isConnected).toBe(true)
  expect(answers).toHaveLength(1)
  await act(happen)
  await vi.waitFor(() => expect(answers).toHaveLength(2), PATIENCE)
  await respond()
  expect(pressed.mock.calls).toEqual(clicks)
  await click('Foot')
  expect(pressed).toHaveBeenLastCalledWith('Foot')
  expect(recovered).not.toHaveBeenCalled()
})
