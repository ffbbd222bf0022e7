import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { DocumentHeader } from '#domain/documents/document.ts'
import type { ListViewModel } from '../data-table/list.view-model.ts'
import { useViewModel } from '../kernel/container.tsx'
import { useAmountText } from '../part/price.tsx'
import { Text } from '../shared/text.tsx'
import { SelectedSumViewModel } from './selected-sum.view-model.ts'

type Props = { readonly model: ListViewModel<DocumentHeader> }

/** Total of the selected invoices, for a payment run. */
export const SelectedSum = observer(function SelectedSum({ model }: Props) {
  const amountText = useAmountText()
  const sum = useViewModel(SelectedSumViewModel)
  const { selectedCount } = model
  useEffect(() => void sum.update(() => model.selectedItems()), [model, sum, selectedCount])
  return (
    <Text small role="status">
      {sum.open && <FormattedMessage id="documents.selectedOpen" values={{ amount: amountText(sum.open) }} />}
    </Text>
  )
})
