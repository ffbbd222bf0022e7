export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Keyboard shortcuts: single keys such as `/`, or only combinations with Ctrl (WCAG 2.1.4). */
const KEYS = ['single', 'combined'] as const
export type ShortcutKeys = (typeof KEYS)[number]

/** Layout of lists of parts. */
export const RESULT_VIEWS = ['list', 'grid', 'table'] as const
export type ResultView = (typeof RESULT_VIEWS)[number]

/** Appearance and keyboard shortcuts of the shop on a device. */
export type Appearance = {
  readonly theme: Theme
  readonly density: Density
  readonly keys: ShortcutKeys
  readonly resultView: ResultView
}

export const DEFAULT_APPEARANCE: Appearance = {
  theme: 'system',
  density: 'comfortable',
  keys: 'single',
  resultView: 'list',
}

export function isTheme(text: unknown): text is Theme {
  return THEMES.some((theme) => theme === text)
}

export function isDensity(text: unknown): text is Density {
  return DENSITIES.some((density) => density === text)
}

export function isResultView(text: unknown): text is ResultView {
  return RESULT_VIEWS.some((view) => view === text)
}

export function isShortcutKeys(text: unknown): text is ShortcutKeys {
  return KEYS.some((keys) => keys === text)
}
