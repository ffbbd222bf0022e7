import { useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { Breadcrumbs, type BreadcrumbsProps } from '../shared/breadcrumbs.tsx'

type Props = Pick<BreadcrumbsProps, 'current'> & {
  /** What lies between the home page and this one. */
  readonly trail?: BreadcrumbsProps['trail']
}

export function BreadcrumbsFromHome({ trail = [], current }: Props) {
  const { to } = usePaths()
  const intl = useIntl()
  return (
    <Breadcrumbs
      label={intl.formatMessage({ id: 'breadcrumbs.label' })}
      trail={[{ name: intl.formatMessage({ id: 'breadcrumbs.home' }), to: to('home') }, ...trail]}
      current={current}
    />
  )
}
