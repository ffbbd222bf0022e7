import { FormattedMessage } from 'react-intl'
import { TextInput } from '../shared/text-input.tsx'

type Props = {
  readonly label: 'setPassword.label' | 'login.password'
  readonly fault: 'length' | 'common' | undefined
  /** Limits in characters. */
  readonly lengths: { readonly least: number; readonly most: number }
}

export const NewPasswordField = ({ label, fault, lengths: { least, most } }: Props) => (
  <TextInput
    label={<FormattedMessage id={label} />}
    hint={<FormattedMessage id="setPassword.hint" values={{ least }} />}
    error={fault && <FormattedMessage id={`setPassword.${fault}`} values={{ least, most }} />}
    required
    name="password"
    type="password"
    autoComplete="new-password"
    maxLength={most}
  />
)
