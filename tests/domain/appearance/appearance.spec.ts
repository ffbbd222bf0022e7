import { expect, it } from 'vitest'
import { isShortcutKeys, isDensity, isResultView, isTheme } from '#domain/appearance/appearance.ts'

it.each([
  [isTheme, ['system', 'light', 'dark']],
  [isDensity, ['comfortable', 'compact']],
  [isResultView, ['list', 'grid', 'table']],
  [isShortcutKeys, ['single', 'combined']],
])('the type guard %o accepts only the values of its setting', (isKnown, ownValues) => {
  expect(ownValues.filter(isKnown)).toEqual(ownValues)
  expect(['', 'Light', 'sepia', undefined, null, 1, {}].filter(isKnown)).toEqual([])
})
