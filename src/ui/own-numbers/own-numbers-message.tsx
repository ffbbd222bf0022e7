import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import type { SavedNumber } from '#application/own-numbers/manage-own-numbers.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { TextButton } from '../shared/button.tsx'
import { useChangeAndReload } from '../shared/use-change-and-reload.ts'
import type { OwnNumbersNotice, OwnNumbersViewModel } from './own-numbers.view-model.ts'

type Props = { readonly model: OwnNumbersViewModel }

/** Result of the last change, with an undo. */
export const OwnNumbersMessage = observer(function OwnNumbersMessage({ model }: Props) {
  const change = useChangeAndReload()
  const { notice } = model
  switch (notice?.kind) {
    case undefined:
      return null
    case 'saved':
      return (
        <AlertBox
          modifier={notice.rejected.length === 0 ? 'positive' : 'warning'}
          headline={<FormattedMessage id="ownNumbers.saved" values={{ count: notice.saved }} />}
          text={notice.rejected.length > 0 && <RejectedNumbers rejected={notice.rejected} />}
        />
      )
    case 'nothing':
      return (
        <AlertBox
          modifier="negative"
          headline={<FormattedMessage id="ownNumbers.nothing" values={{ file: notice.file }} />}
        />
      )
    case 'removed':
      return (
        <AlertBox
          modifier="positive"
          headline={<FormattedMessage id="ownNumbers.removed" values={{ number: notice.removed.number }} />}
          text={
            <TextButton onClick={() => void change(() => model.undo(notice.removed))}>
              <FormattedMessage id="action.undo" />
            </TextButton>
          }
        />
      )
    case 'failed':
      return <AlertBox modifier="negative" headline={<Failure notice={notice} limits={model.limits} />} />
  }
})

/** Maximum number of listed rejections: users correct a file by the pattern of its errors, not line by line. */
const REFUSED_SHOWN = 50

function RejectedNumbers({ rejected }: { readonly rejected: readonly SavedNumber[] }) {
  return (
    <ul>
      {rejected.slice(0, REFUSED_SHOWN).map(({ number, articleNo, status }, index) => (
        <li key={`${number} ${index}`}>
          <FormattedMessage id={`ownNumbers.refused.${status}`} values={{ number, articleNo }} />
        </li>
      ))}
      {rejected.length > REFUSED_SHOWN && (
        <li>
          <FormattedMessage
            id="ownNumbers.refused.more"
            values={{ count: rejected.length - REFUSED_SHOWN }}
          />
        </li>
      )}
    </ul>
  )
}

type FailureProps = {
  readonly notice: Extract<OwnNumbersNotice, { kind: 'failed' }>
  readonly limits: OwnNumbersViewModel['limits']
}

function Failure({ notice: { reason, file }, limits }: FailureProps) {
  if (reason.kind !== 'file')
    return <FormattedMessage id={`ownNumbers.failed.${reason.kind}`} values={{ most: limits.numbers }} />
  if (reason.reason.kind === 'too-many-lines') {
    return <FormattedMessage id="lines.tooMany" values={{ lines: reason.reason.lines, most: limits.lines }} />
  }
  return (
    <FormattedMessage id={`lines.file.${reason.reason.kind}`} values={{ file, most: limits.lineLength }} />
  )
}
