import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { TextButton } from '../../shared/button.tsx'
import type { FitsViewModel } from '../fits.view-model.ts'

type Props = { readonly model: FitsViewModel; readonly onChanged: () => void }

/**
 * Clears the answers about the vehicle, so that the questions are shown again. Without scripts the page of vehicles
 * clears them and redirects back.
 */
export const ClearVehicleAnswers = observer(function ClearVehicleAnswers({ model, onChanged }: Props) {
  const { to } = usePaths()
  const { pathname, search } = useLocation()
  if (!model.usesFacts) return null
  const forget = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    model.forgetAnswers()
    onChanged()
  }
  return (
    <form method="post" action={to('vin')} onSubmit={forget}>
      <input type="hidden" name="back" value={pathname + search} />
      <TextButton type="submit" name="choice" value="forget">
        <FormattedMessage id="fit.change" />
      </TextButton>
    </form>
  )
})
