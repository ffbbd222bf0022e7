// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { languageIdOf, type LanguageCode } from '#domain/locale/language.ts'
import { useCellDayText, useDayText, useShortDayText, useWeekdayText } from '#ui/intl/day-texts.ts'

afterEach(cleanup)
afterEach(() => vi.unstubAllEnvs())

function textsIn(language: LanguageCode, day: string): readonly string[] {
  const intl = createIntl({ locale: languageIdOf(language), messages: {}, onError: () => {} })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RawIntlProvider value={intl}>{children}</RawIntlProvider>
  )
  const hooks = [useShortDayText, useWeekdayText, useDayText, useCellDayText]
  return hooks.map((useText) => renderHook(() => useText()(day), { wrapper }).result.current)
}

/** Replaces blanks by non-breaking ones, because a date must not be wrapped. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

it.each([
  ['en', ['4 Dec', 'Fri 4 Dec', '4 Dec 2026', '4 Dec 2026']],
  ['de', ['4. Dez.', 'Fr., 4. Dez.', '4. Dez. 2026', '04.12.2026']],
  ['fr', ['4 déc.', 'ven. 4 déc.', '4 déc. 2026', '04/12/2026']],
  ['it', ['4 dic', 'ven 4 dic', '4 dic 2026', '04/12/2026']],
  ['ru', ['4 дек.', 'пт, 4 дек.', '4 дек. 2026 г.', '04.12.2026']],
  ['nl', ['4 dec', 'vr 4 dec', '4 dec 2026', '04-12-2026']],
  ['pt', ['4 de dez.', 'sex., 4 de dez.', '4 de dez. de 2026', '04/12/2026']],
  ['es', ['4 dic', 'vie, 4 dic', '4 dic 2026', '04/12/2026']],
] as const)(
  'a day is formatted in the language %s in a short form, with weekday, in full, and for a column',
  (language, texts) => expect(textsIn(language, '2026-12-04')).toEqual(texts.map(unbroken)),
)

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a day is formatted in the time zone %s without a shift to another day',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(textsIn('en', '2026-12-04')).toEqual(
      ['4 Dec', 'Fri 4 Dec', '4 Dec 2026', '4 Dec 2026'].map(unbroken),
    )
  },
)

it.each(['', 'soon', '2026-99-99'])(
  'the text “%s”, which is not a day, is formatted as Invalid Date',
  (text) => expect(new Set(textsIn('en', text))).toEqual(new Set([unbroken('Invalid Date')])),
)
