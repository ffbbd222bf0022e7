import { FormattedMessage } from 'react-intl'
import type { MetaArgs } from 'react-router'
import { Claims } from '#application/claims/claims.port.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import type { Claim } from '#domain/claims/claim.ts'
import { listLoader } from '../data-table/list-loader.ts'
import { ListPage } from '../data-table/list-page.tsx'
import { useList } from '../data-table/use-list.ts'
import type { Container } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { claimList } from './claim-list.columns.ts'
import './claims.module.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

const claims = (container: Container) => (query: ListQuery) => container.get(Claims).list(query)

const load = listLoader(claimList, claims)
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.claims', isPrivate: true })

export default function ClaimsRoute({ loaderData }: { readonly loaderData: OpenedList<Claim> }) {
  const model = useList(claimList, loaderData, claims)
  return (
    <ListPage
      model={model}
      intro={<FormattedMessage id="claims.intro" />}
      actions={<NewClaim />}
      emptyActions={<NewClaim />}
    />
  )
}

function NewClaim() {
  const { to } = usePaths()
  return (
    <IfOffered page="forms">
      <LinkButton
        to={{ pathname: to('forms'), search: '?report=RETURN' }}
        variant="primary"
        small
        icon="plus"
      >
        <FormattedMessage id="claims.new" />
      </LinkButton>
    </IfOffered>
  )
}
