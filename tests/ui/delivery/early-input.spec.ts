// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom'
import { expect, it, onTestFinished } from 'vitest'
import { earlyInputScript, releaseEarlySearch, replayEarlyInput } from '#ui/delivery/early-input.ts'

function serverPage(shortcuts: string) {
  document.body.innerHTML = `<div role="search"><input aria-keyshortcuts="${shortcuts}"></div><textarea></textarea>`
  // runs the inline script as the browser does
  window.eval(earlyInputScript())
  onTestFinished(() => {
    replayEarlyInput()
    releaseEarlySearch()
  })
  const focused = () => document.activeElement?.tagName
  const press = (key: string, init = {}, target: Element = document.body) =>
    !fireEvent.keyDown(target, { key, ...init })
  return { focused, press }
}

it.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
])('%s focuses the search before hydration', (key, init) => {
  const { focused, press } = serverPage('/ Control+K')
  expect([press(key, init), focused()]).toEqual([true, 'INPUT'])
})

it('/ does not focus the search in a text field, with Alt, or if single-key shortcuts are off', () => {
  const { focused, press } = serverPage('/ Control+K')
  expect(press('/', {}, document.querySelector('textarea')!)).toBe(false)
  expect(press('/', { altKey: true })).toBe(false)
  releaseEarlySearch()
  const off = serverPage('Control+K')
  expect([off.press('/'), focused()]).toEqual([false, 'BODY'])
  expect([off.press('k', { ctrlKey: true }), focused()]).toEqual([true, 'INPUT'])
})

it('the shortcuts of the early script are removed when the search is hydrated', () => {
  const { focused, press } = serverPage('/ Control+K')
  releaseEarlySearch()
  expect([press('/'), focused()]).toEqual([false, 'BODY'])
})
