import { ListTools } from '#application/data-table/list-tools.ts'
import { LoadAccount } from '#application/documents/load-account.ts'
import { registerModule } from '../../kernel/module.ts'
import '../documents.module.ts'
import { AccountViewModel } from './account.view-model.ts'

/** Balance, open items and statement of the account. */
registerModule('account', ({ provide }) => {
  provide(LoadAccount)
  provide(AccountViewModel, ListTools)
})
