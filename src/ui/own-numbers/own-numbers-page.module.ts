import { ManageOwnNumbers } from '#application/own-numbers/manage-own-numbers.ts'
import { registerModule } from '../kernel/module.ts'
import './own-numbers.module.ts'
import '../data-table/data-table.module.ts'
import { OwnNumbersViewModel } from './own-numbers.view-model.ts'

/** The page of the company's own article numbers. */
registerModule('own-numbers-page', ({ provide }) => {
  provide(OwnNumbersViewModel, ManageOwnNumbers)
})
