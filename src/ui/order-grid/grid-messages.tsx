import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { AlertBox } from '../shared/alert-box.tsx'
import { classNames } from '../shared/class-names.ts'
import { ProgressBar } from '../shared/progress-bar.tsx'
import { Stack } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import styles from './grid-tools.module.css'
import { rejectionText, type GridMessage } from './grid-message.ts'
import type { LineTarget } from '#application/quick-order/add-lines-to-target.ts'

type Props = { readonly model: OrderGridViewModel }

/** Messages of a table, and the progress of its check. */
export const GridMessages = observer(function GridMessages({ model }: Props) {
  const intl = useIntl()
  const { progress } = model.check
  return (
    <>
      {progress && (
        <div className={styles.progress}>
          <ProgressBar
            label={intl.formatMessage({ id: 'lines.progress' }, progress)}
            value={progress.done}
            maximum={progress.all}
          />
        </div>
      )}
      <Stack gap={8} className={classNames(utilities.after12, utilities.goneIfEmpty)}>
        <OtherDraft model={model} />
        <GridMessageBox model={model} />
      </Stack>
    </>
  )
})

/** Asks which draft to store after another tab has changed the list, because only one can be stored. */
const OtherDraft = observer(function OtherDraft({ model: { draft } }: Props) {
  if (!draft.theirs) return null
  return (
    <AlertBox
      modifier="warning"
      headline={<FormattedMessage id="lines.draftConflict" values={{ rows: draft.theirs.length }} />}
      text={
        <ButtonRow>
          <Button small onClick={() => draft.decide(false)}>
            <FormattedMessage id="lines.draftConflict.theirs" />
          </Button>
          <Button small onClick={() => draft.decide(true)}>
            <FormattedMessage id="lines.draftConflict.own" />
          </Button>
        </ButtonRow>
      }
    />
  )
})

/**
 * Messages after a click on a button below the table. The page scrolls up to them, because they are above the table.
 */
const OF_THE_BAR: ReadonlySet<GridMessage['kind']> = new Set(['added', 'replaced', 'waiting', 'not-added'])

export const GridMessageBox = observer(function GridMessageBox({ model }: Props) {
  const intl = useIntl()
  const elementRef = useRef<HTMLDivElement>(null)
  const { notice } = model
  useEffect(() => {
    if (notice && OF_THE_BAR.has(notice.kind)) elementRef.current?.scrollIntoView({ block: 'nearest' })
  }, [notice])
  const { shown } = model.lists
  // the interpretation of the list contains the same message
  const isSaid = notice?.kind === 'read' && !notice.wishes && shown.length > 0
  if (!notice || isSaid) return null
  return (
    <div ref={elementRef}>
      <AlertBox
        modifier={modifierOf(notice)}
        headline={<Headline notice={notice} model={model} />}
        text={<More notice={notice} model={model} />}
        closeLabel={intl.formatMessage({ id: 'alerts.close' })}
        onClose={() => model.dismissNotice()}
      />
    </div>
  )
})

function modifierOf(notice: GridMessage): 'positive' | 'info' | 'warning' | 'negative' {
  if (notice.kind === 'added' && notice.lines > 0) return 'positive'
  if (notice.kind === 'scanned') return 'positive'
  if (notice.kind === 'replaced' || notice.kind === 'waiting') return 'warning'
  if (notice.kind === 'read') return notice.wishes ? 'warning' : 'info'
  return notice.kind === 'added' ? 'info' : 'negative'
}

function Headline({ notice, model: { limits } }: Props & { readonly notice: GridMessage }) {
  switch (notice.kind) {
    case 'read':
      return <FormattedMessage id="lines.read" values={{ lines: notice.lines }} />
    case 'too-many':
      return <FormattedMessage id="lines.tooMany" values={notice} />
    case 'file-refused':
      return notice.rejection.kind === 'too-many-lines' ? (
        <FormattedMessage id="lines.tooMany" values={{ lines: notice.rejection.lines, most: limits.lines }} />
      ) : (
        <FormattedMessage
          id={`lines.file.${notice.rejection.kind}`}
          values={{ file: notice.file, most: limits.lineLength }}
        />
      )
    case 'line-too-long':
      return <FormattedMessage id="lines.lineTooLong" values={{ most: limits.lineLength }} />
    case 'no-plain-order':
      return <FormattedMessage id="lines.noPlainOrder" />
    case 'scanned':
      return <FormattedMessage id="lines.scanned" values={{ number: notice.number, pieces: notice.pieces }} />
    case 'no-part-scanned':
      return <FormattedMessage id={`lines.scanned.${notice.of}`} />
    case 'unanswered':
      return <FormattedMessage id="lines.unanswered" />
    case 'no-clipboard':
      return <FormattedMessage id="lines.paste.none" />
    case 'added':
      return notice.target.kind === 'cart' ? (
        <FormattedMessage id="lines.added" values={{ lines: notice.lines, pieces: notice.pieces }} />
      ) : (
        <FormattedMessage
          id="lines.addedTo"
          values={{ lines: notice.lines, pieces: notice.pieces, name: notice.target.name }}
        />
      )
    case 'replaced':
      return <FormattedMessage id="lines.replacements" values={{ rows: notice.replacements.length }} />
    case 'waiting':
      return <FormattedMessage id="lines.waiting" />
    case 'not-added':
      return <FormattedMessage {...rejectionText(notice)} />
  }
}

function Added({ notice }: { readonly notice: Extract<GridMessage, { kind: 'added' }> }) {
  return (
    <>
      {notice.left > 0 && (
        <>
          <FormattedMessage id="lines.left" values={{ left: notice.left }} />{' '}
        </>
      )}
      {notice.lines > 0 && <WayTo target={notice.target} />}
    </>
  )
}

function WayTo({ target }: { readonly target: LineTarget }) {
  const { to } = usePaths()
  switch (target.kind) {
    case 'cart':
      return (
        <Link to={to('checkoutStep1')}>
          <FormattedMessage id="addToCart.toCart" />
        </Link>
      )
    case 'named-cart':
      return (
        <Link to={to('mycarts')}>
          <FormattedMessage id="list.title.mycarts" />
        </Link>
      )
    case 'notice-list':
      return (
        <Link to={`${to('noticelist')}?list=${encodeURIComponent(target.id ?? '')}`}>
          <FormattedMessage id="notice.toLists" />
        </Link>
      )
  }
}

const UNTOUCHED: ReadonlySet<GridMessage['kind']> = new Set([
  'too-many',
  'line-too-long',
  'no-plain-order',
  'file-refused',
])

function More({ notice, model }: Props & { readonly notice: GridMessage }) {
  if (notice.kind === 'replaced') return <Replacements notice={notice} model={model} />
  if (notice.kind === 'added') return <Added notice={notice} />
  if (UNTOUCHED.has(notice.kind)) return <FormattedMessage id="lines.untouched" />
  if (notice.kind !== 'read' || !notice.wishes) return undefined
  return <FormattedMessage id="lines.wishes" values={{ wishes: notice.wishes.join('; ') }} />
}

type ReplacementsProps = Props & { readonly notice: Extract<GridMessage, { kind: 'replaced' }> }

function Replacements({ notice: { replacements, target }, model }: ReplacementsProps) {
  return (
    <Stack gap={8}>
      <ul>
        {replacements.map(({ number, by }) => (
          <li key={number}>
            <FormattedMessage id="lines.replacement.of" values={{ number, by }} />
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="primary" small onClick={() => void model.transfer.to(target)}>
          <FormattedMessage id="lines.replacements.take" />
        </Button>
      </ButtonRow>
    </Stack>
  )
}
