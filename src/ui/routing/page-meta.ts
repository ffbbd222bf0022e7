import type { MetaArgs, MetaDescriptor } from 'react-router'
import { samePageIn } from '#domain/pages/localised-path.ts'
import { intlOf } from '../intl/intl.ts'
import { routing } from './configured-routing.ts'
import { localeOfPath } from './paths.ts'

type Values = Readonly<Record<string, string | number>>

type PageHead = {
  readonly titleId: string
  readonly titleValues?: Values | undefined
  readonly descriptionId?: string | undefined
  readonly descriptionValues?: Values | undefined
  /** Query from `?` on, if it determines the content; part of the canonical URL. */
  readonly query?: string | undefined
  /** Path of the preview image that chats and social networks show for a link to the page. */
  readonly imagePath?: string | undefined
  /** True for pages that search engines must not index: account, checkout, login, admin and results. */
  readonly isPrivate?: boolean | undefined
}

type Args = Pick<MetaArgs, 'location' | 'matches'>

/** Title, description, canonical URL, and links to the page in other languages. */
export function pageMeta({ location: { pathname }, matches }: Args, head: PageHead): MetaDescriptor[] {
  const intl = intlOf(localeOfPath(pathname))
  const text = (id: string, values?: Values) => intl.formatMessage({ id }, values)
  const { titleId, titleValues, descriptionId, descriptionValues, query = '', isPrivate = false } = head
  const title = text(titleId, titleValues)
  const description = descriptionId && text(descriptionId, descriptionValues)
  const named = [
    { title: text('page.title', { page: title }) },
    ...(description ? [{ name: 'description', content: description }] : []),
  ]
  if (isPrivate) return [...named, { name: 'robots', content: 'noindex' }]
  const origin = originOf(matches)
  const openGraph = {
    type: 'website',
    title,
    description,
    url: `${origin}${pathname}${query}`,
    image: `${origin}${head.imagePath ?? '/icon-512.png'}`,
  }
  return [
    ...named,
    ...Object.entries(openGraph).flatMap(([name, content]) =>
      content === undefined ? [] : [{ property: `og:${name}`, content }],
    ),
    ...addresses(origin, pathname, query),
  ]
}

function addresses(origin: string, pathname: string, query: string): MetaDescriptor[] {
  const hrefIn = (locale: (typeof routing.locales)[number]) =>
    `${origin}${samePageIn(pathname, locale, routing)}${query}`
  const link = (rel: string, href: string, hrefLang?: string) => ({ tagName: 'link', rel, href, hrefLang })
  return [
    link('canonical', hrefIn(localeOfPath(pathname))),
    ...routing.locales.map((locale) => link('alternate', hrefIn(locale), locale)),
    link('alternate', hrefIn(routing.defaultLocale), 'x-default'),
  ]
}

/** Public origin of the shop: in the browser from the page's address, on the server from the data of the root route. */
function originOf(matches: Args['matches']): string {
  if (!import.meta.env.SSR) return location.origin
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string } | undefined
  return root?.origin ?? ''
}
