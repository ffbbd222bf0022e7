import { FormattedMessage } from 'react-intl'
import { TextInput } from '../shared/text-input.tsx'

type Props = {
  readonly label: 'setPassword.label' | 'login.password'
  readonly error: 'length' | 'common' | undefined
  /** Limits in characters. */
  readonly lengths: { readonly least: number; readonly most: number }
}

export const NewPasswordField = ({ label, error, lengths: { least: minimum, most: maximum } }: Props) => (
  <TextInput
    label={<FormattedMessage id={label} />}
    hint={<FormattedMessage id="setPassword.hint" values={{ least: minimum }} />}
    error={
      error && <FormattedMessage id={`setPassword.${error}`} values={{ least: minimum, most: maximum }} />
    }
    required
    name="password"
    type="password"
    autoComplete="new-password"
    maxLength={maximum}
  />
)
