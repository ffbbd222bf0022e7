import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { BreadcrumbsFromHome } from '../../page/breadcrumbs-from-home.tsx'
import { GroupList } from '../../catalogue/group-list.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead, Section } from '../../shared/page-frame.tsx'
import { AlertBox } from '../../shared/alert-box.tsx'
import { OwnVehicleChip } from '../vehicle-chip.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'
import type { VehicleViewModel } from './vehicle.view-model.ts'

export function Vehicle({ model }: { readonly model: VehicleViewModel }) {
  const { to } = usePaths()
  const intl = useIntl()
  const results = (query: string) => ({ pathname: to('results'), search: query })
  return (
    <Page>
      <BreadcrumbsFromHome
        trail={[{ name: intl.formatMessage({ id: 'vin.title' }), to: to('vin') }]}
        current={model.name}
      />
      <PageHead
        title={model.name}
        count={<FormattedMessage id="catalogue.articles" values={{ count: model.partCount }} />}
        actions={
          <LinkButton to={to('vin')} icon="search">
            <FormattedMessage id="vehicle.another" />
          </LinkButton>
        }
      />
      <DoubtfulVin model={model} />
      <OwnVehicleChip model={model} />
      <VehicleFacts model={model} />
      {model.partCount === 0 ? (
        <EmptyState
          icon="box"
          title={<FormattedMessage id="vehicle.none.title" />}
          text={<FormattedMessage id="vehicle.none.text" />}
          actions={
            <LinkButton to={to('categories')}>
              <FormattedMessage id="catalogue.groups" />
            </LinkButton>
          }
        />
      ) : (
        <Section
          title={<FormattedMessage id="vehicle.parts" />}
          note={<FormattedMessage id="vehicle.parts.text" />}
          actions={
            <Link to={results(model.queryOf())}>
              <FormattedMessage id="vehicle.allParts" values={{ count: model.partCount }} />
            </Link>
          }
        >
          <GroupList groups={model.groups} level={3} queryOf={(id) => model.queryOf(id)} />
        </Section>
      )}
    </Page>
  )
}

/** Warning about letters that no VIN contains: the VIN without the mistake may belong to another vehicle. */
function DoubtfulVin({ model: { mistakenLetters, correctedVin } }: { readonly model: VehicleViewModel }) {
  const { to } = usePaths()
  const intl = useIntl()
  if (mistakenLetters.length === 0) return null
  const letters = mistakenLetters.map((letter) => intl.formatMessage({ id: 'vin.letter' }, letter))
  return (
    <AlertBox
      modifier="warning"
      headline={<FormattedMessage id="vin.letters" values={{ letters: intl.formatList(letters) }} />}
      text={<FormattedMessage id="vehicle.doubtful" />}
      list={[
        {
          name: intl.formatMessage({ id: 'vehicle.meant' }, { vin: correctedVin }),
          href: to('vinLookup', { vin: correctedVin }),
        },
      ]}
    />
  )
}
