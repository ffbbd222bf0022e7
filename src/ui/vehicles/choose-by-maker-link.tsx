import { FormattedMessage } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'

type Props = { readonly className?: string | undefined; readonly onChoose?: (() => void) | undefined }

/** Link to the choice of a vehicle by maker, for users without a VIN. */
export function ChooseByMakerLink({ className, onChoose }: Props) {
  const { to } = usePaths()
  return (
    <IfOffered page="vehicles">
      <p className={className}>
        <Link to={to('vehicles')} onClick={onChoose}>
          <FormattedMessage id="vin.byMaker" />
        </Link>
      </p>
    </IfOffered>
  )
}
