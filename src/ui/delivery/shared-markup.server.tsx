import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { StaticRouter } from 'react-router'
import type { LanguageCode } from '#domain/locale/language.ts'
import { intlOf } from '../intl/intl.ts'
import { pathIn } from '../routing/paths.ts'

/** Maximum number of cached variants, which differ by language, country and chosen vehicle. */
const VARIANTS_MAX = 200

const variantsOf = new WeakMap<object, LRUCache<string, string>>()

/** Renders without a container, so that a component throws if it reads data of the visitor. */
export function renderShared<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  locale: LanguageCode,
): string {
  const variants = variantsOf.get(Component) ?? new LRUCache<string, string>({ max: VARIANTS_MAX })
  variantsOf.set(Component, variants)
  const key = JSON.stringify([locale, props])
  const cached = variants.get(key)
  if (cached !== undefined) return cached
  const markup = renderToString(
    <StaticRouter location={pathIn(locale)('home')}>
      <RawIntlProvider value={intlOf(locale)}>
        <Component {...props} />
      </RawIntlProvider>
    </StaticRouter>,
  )
  variants.set(key, markup)
  return markup
}
