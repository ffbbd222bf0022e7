import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../composition/shop.tsx'
import { TextButton } from '../shared/button.tsx'
import { ConsentViewModel } from './consent.view-model.ts'

/** The way back to the question, wherever the shop asks it. */
export const ConsentButton = observer(function ConsentButton() {
  const model = useViewModel(ConsentViewModel)
  if (!model.isOffered) return null
  return (
    <TextButton onClick={() => model.askAgain()}>
      <FormattedMessage id="consent.change" />
    </TextButton>
  )
})
