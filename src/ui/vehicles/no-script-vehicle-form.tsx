import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'

/** Form that stores the vehicle, without scripts. Posts to the page of the vehicle. */
export function StoreVehicleForm() {
  return (
    <Cluster as="form" method="post" gap={12} rowGap={8} align="center">
      <Button type="submit" icon="truck">
        <FormattedMessage id="vehicle.keep" />
      </Button>
      <Text muted>
        <FormattedMessage id="vehicle.keep.text" />
      </Text>
    </Cluster>
  )
}

/** Form that removes the vehicle without scripts. With scripts the vehicle chip has a button for this. */
export function RemoveVehicleForm() {
  const { to } = usePaths()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={to('vin')}>
      <input type="hidden" name="back" value={pathname + search} />
      <Button type="submit" small name="choice" value="drop">
        <FormattedMessage id="action.remove" />
      </Button>
    </form>
  )
}
