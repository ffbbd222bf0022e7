import { createContext, memo, useContext, useState, type ComponentType, type ReactNode } from 'react'
import type { LanguageCode } from '#domain/locale/language.ts'
import { useLocale } from '../routing/use-paths.ts'

/** Returns the HTML of a component in a language. Undefined in the browser, which renders React elements. */
export type RenderShared = <Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  locale: LanguageCode,
) => string

export const SharedMarkupContext = createContext<RenderShared | undefined>(undefined)

/**
 * Returns the props that render the content of an element, if the content is the same for many visitors:
 * `<ul {...useSharedMarkup(Items, { items })} />`. The server renders the content once per language and props. It does
 * so without the container, so that the content cannot depend on the visitor. The component may use neither `useId`
 * nor the current page. With equal props it does not render again, such as on a navigation.
 */
export function useSharedMarkup<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
): { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } } {
  const locale = useLocale()
  const render = useContext(SharedMarkupContext)
  const [Content] = useState(() => memo(Component) as ComponentType<Props>)
  if (render === undefined) return { children: <Content {...props} /> }
  return { dangerouslySetInnerHTML: { __html: render(Component, props, locale) } }
}
