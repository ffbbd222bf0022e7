import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import type { Product } from '#domain/products/product.ts'
import '../../favourites/favourite-button.module.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { Checkbox, ChoiceGroup } from '../../shared/checkbox.tsx'
import { PartNotificationsViewModel } from './part-notifications.view-model.ts'

/** Switches for notifications about a part. Require scripts, like the panel of the parts lists. */
export const PartNotifications = observer(function PartNotifications({ part }: { readonly part: Product }) {
  const model = useViewModel(PartNotificationsViewModel, (viewModel) => viewModel.show(part), part)
  if (model.kinds.length === 0) return null
  return (
    <div data-scripts-only data-screen-only>
      <ChoiceGroup legend={<FormattedMessage id="product.notify" />}>
        {model.kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={<FormattedMessage id={`product.notify.${kind}`} />}
            checked={model.isOn(kind)}
            onChange={(isSubscribed) => void model.turn(kind, isSubscribed)}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
})
