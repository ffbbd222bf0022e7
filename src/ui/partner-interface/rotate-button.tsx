import { FormattedMessage } from 'react-intl'
import { ConfirmButton } from '../shared/confirm-button.tsx'

type Props = {
  readonly name: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly 'aria-label'?: string
}

/** Replaces a secret after a confirmation, because the old one becomes invalid. */
export function RotateButton({ name, ...button }: Props) {
  return (
    <ConfirmButton
      {...button}
      small
      question={<FormattedMessage id="partner.rotateSure" values={{ name }} />}
      text={<FormattedMessage id="partner.rotateSure.text" />}
      confirm={<FormattedMessage id="partner.rotate" />}
      keep={<FormattedMessage id="confirm.keep" />}
    >
      <FormattedMessage id="partner.rotate" />
    </ConfirmButton>
  )
}
