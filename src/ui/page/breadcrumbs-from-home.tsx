import { useIntl } from 'react-intl'
import { createPath, parsePath, useRouteLoaderData } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Breadcrumbs, type BreadcrumbsProps } from '../shared/breadcrumbs.tsx'
import { StructuredData } from './structured-data.tsx'

type Props = Pick<BreadcrumbsProps, 'current'> & {
  /** Pages between the home page and this one. */
  readonly trail?: BreadcrumbsProps['trail']
}

export function BreadcrumbsFromHome({ trail = [], current }: Props) {
  const { to } = usePaths()
  const intl = useIntl()
  const root = useRouteLoaderData<{ readonly origin: string }>('root')
  const crumbs = [{ name: intl.formatMessage({ id: 'breadcrumbs.home' }), to: to('home') }, ...trail]
  return (
    <>
      <Breadcrumbs label={intl.formatMessage({ id: 'breadcrumbs.label' })} trail={crumbs} current={current} />
      <StructuredData data={import.meta.env.SSR && breadcrumbList(crumbs, root?.origin ?? '')} />
    </>
  )
}

const breadcrumbList = (crumbs: BreadcrumbsProps['trail'], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + (typeof to === 'string' ? to : createPath({ ...parsePath(''), ...to })),
  })),
})
