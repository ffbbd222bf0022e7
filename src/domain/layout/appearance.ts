export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

export type Appearance = { readonly theme: Theme; readonly density: Density }

export const DEFAULT_APPEARANCE: Appearance = { theme: 'system', density: 'comfortable' }

export function isTheme(text: unknown): text is Theme {
  return THEMES.some((theme) => theme === text)
}

export function isDensity(text: unknown): text is Density {
  return DENSITIES.some((density) => density === text)
}
