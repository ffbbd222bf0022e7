import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { Link, StaticRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderShared } from '#ui/delivery/shared-markup.server.tsx'
import { SharedMarkupContext, useSharedMarkup } from '#ui/delivery/shared-markup.tsx'
import { intlOf, loadIntl } from '#ui/intl/intl.ts'
import { useContainer } from '#ui/kernel/container.tsx'
import { usePaths } from '#ui/routing/use-paths.ts'

await Promise.all([loadIntl('en'), loadIntl('de')])

const rendered = vi.fn()

function Items({ names }: { readonly names: readonly string[] }) {
  rendered()
  const { to } = usePaths()
  return names.map((name) => (
    <li key={name}>
      <Link to={to('division', { divisionId: name })}>
        {name} <b>{names.length}</b>
      </Link>
    </li>
  ))
}

const List = ({ names }: { readonly names: readonly string[] }) => (
  <ul {...useSharedMarkup(Items, { names })} />
)

const page = (list: React.ReactElement, locale: 'en' | 'de', isShared: boolean) =>
  renderToString(
    <StaticRouter location={`/${locale}/company/imprint`}>
      <RawIntlProvider value={intlOf(locale)}>
        <SharedMarkupContext value={isShared ? renderShared : undefined}>{list}</SharedMarkupContext>
      </RawIntlProvider>
    </StaticRouter>,
  )

it.each(['en', 'de'] as const)('shared HTML in %s hydrates without a mismatch', (locale) => {
  const list = <List names={['truck & bus', 'van']} />
  expect(page(list, locale, true)).toBe(page(list, locale, false))
})

it('a shared component is rendered once for equal props in one language, and separately for different props', () => {
  const list = <List names={['once']} />
  page(list, 'en', true)
  page(list, 'en', true)
  expect(rendered).toHaveBeenCalledTimes(1)
  page(<List names={['other']} />, 'en', true)
  page(list, 'de', true)
  expect(rendered).toHaveBeenCalledTimes(3)
})

it('a shared component that reads data of the visitor throws', () => {
  const OfVisitor = () => String(useContainer())
  expect(() => renderShared(OfVisitor, {}, 'en')).toThrow('No container is provided')
})
