import { FormattedMessage } from 'react-intl'
import { data, type MetaArgs } from 'react-router'
import { LoadAccount, type LoadedAccount } from '#application/documents/load-account.ts'
import { NotAllowed } from '../../data-table/empty-list-message.tsx'
import { useViewModel } from '../../kernel/container.tsx'
import { pageLoader } from '../../kernel/page-loader.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { PageHead } from '../../shared/page-frame.tsx'
import { AccountPage } from './account-page.tsx'
import '../documents.module.ts'
import { AccountViewModel } from './account.view-model.ts'

const load = pageLoader(async (container, { url }) => {
  const month = new URLSearchParams(url.search).get('month') ?? ''
  const loaded = await container.get(LoadAccount).run(month)
  return data<LoadedAccount>(loaded, { status: loaded.kind === 'loaded' ? 200 : 403 })
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'statement.title', isPrivate: true })

export default function AccountRoute({ loaderData }: { readonly loaderData: LoadedAccount }) {
  const model = useViewModel(AccountViewModel, (viewModel) => viewModel.show(loaderData), loaderData)
  if (loaderData.kind === 'loaded') return <AccountPage model={model} />
  return (
    <>
      <PageHead title={<FormattedMessage id="statement.title" />} />
      <NotAllowed right={loaderData.flag} />
    </>
  )
}
