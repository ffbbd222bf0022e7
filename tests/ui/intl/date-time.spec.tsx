// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { RawIntlProvider, createIntl } from 'react-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { DateTime } from '#ui/intl/date-time.tsx'

afterEach(cleanup)
afterEach(() => vi.unstubAllEnvs())

const AT = '2026-11-20T23:30:15Z'
const page = (seconds = false) => (
  <RawIntlProvider value={createIntl({ locale: 'en-GB', messages: {} })}>
    <DateTime at={AT} seconds={seconds} />
  </RawIntlProvider>
)

it('a date with a time is formatted in UTC, and names UTC, if the user’s time zone is unknown', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(renderToString(page())).toBe(`<time dateTime="${AT}">20 Nov 2026, 23:30 UTC</time>`)
})

it.each([
  ['Asia/Tokyo', '21 Nov 2026, 08:30'],
  ['America/New_York', '20 Nov 2026, 18:30'],
  ['UTC', '20 Nov 2026, 23:30'],
])('a date with a time hydrates with the server’s text, then uses the time zone of %s', (zone, text) => {
  vi.stubEnv('TZ', zone)
  const container = document.createElement('div')
  container.innerHTML = renderToString(page())
  document.body.append(container)
  const onRecoverableError = vi.fn()
  render(page(), { container, hydrate: true, onRecoverableError })
  expect(container.textContent).toBe(text)
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('a date with a time shows seconds on request', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(render(page(true)).container.textContent).toBe('21 Nov 2026, 08:30:15')
})
