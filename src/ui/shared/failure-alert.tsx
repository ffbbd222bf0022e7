import { FormattedMessage } from 'react-intl'
import { AlertBox } from './alert-box.tsx'

type Props = {
  /** Message id of the failure; nothing is shown without a failure. */
  readonly id: string | false | undefined
  readonly values?: Readonly<Record<string, number>>
}

export const FailureAlert = ({ id, values = {} }: Props) =>
  id && <AlertBox modifier="negative" headline={<FormattedMessage id={id} values={values} />} />
