import { useIntl } from 'react-intl'
import { CopyButton } from '../shared/copy-button.tsx'

/** Copies a part or OE number as printed. */
export function CopyNumber({ number }: { readonly number: string }) {
  const intl = useIntl()
  return (
    <CopyButton
      text={number}
      label={intl.formatMessage({ id: 'copy.number' }, { number })}
      copiedLabel={intl.formatMessage({ id: 'copy.copied' })}
      failedLabel={intl.formatMessage({ id: 'copy.failed' })}
    />
  )
}
