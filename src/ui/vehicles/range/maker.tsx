import { FormattedMessage, useIntl } from 'react-intl'
import { BreadcrumbsFromHome } from '../../page/breadcrumbs-from-home.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { LinkTabs } from '../../shared/link-tabs.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { Text } from '../../shared/text.tsx'
import { VehicleTable } from '../vehicle-table.tsx'
import type { MakerViewModel } from './maker.view-model.ts'

export function Maker({ model }: { readonly model: MakerViewModel }) {
  const { to } = usePaths()
  const intl = useIntl()
  const { name, count, series, chosenSeries, vehicles } = model
  const countOf = (value: number) => (
    <Text small muted>
      <FormattedMessage id="catalogue.count" values={{ count: value }} />
    </Text>
  )
  return (
    <Page>
      <BreadcrumbsFromHome
        trail={[{ name: intl.formatMessage({ id: 'vehicles.title' }), to: to('vehicles') }]}
        current={name}
      />
      <PageHead title={name} count={<FormattedMessage id="vehicles.models" values={{ count }} />} />
      {series.length > 1 && (
        <LinkTabs
          label={intl.formatMessage({ id: 'vehicle.series' })}
          tabs={[
            {
              id: '',
              name: <FormattedMessage id="word.all" />,
              count: countOf(count),
              to: { search: '' },
              isCurrent: chosenSeries === undefined,
            },
            ...series.map((one) => ({
              id: one.name,
              name: one.name,
              count: countOf(one.count),
              to: { search: `?${new URLSearchParams({ series: one.name })}` },
              isCurrent: one.isChosen,
            })),
          ]}
        />
      )}
      <VehicleTable
        caption={<FormattedMessage id="vehicles.ofMaker" values={{ name }} />}
        vehicles={vehicles}
        isLinked
      />
    </Page>
  )
}
