import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { FoundVia, hasMatchReason } from '../part/found-via.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { TextButton } from '../shared/button.tsx'
import { PartNumber } from '../shared/part-number.tsx'
import { Skeleton } from '../shared/skeleton.tsx'
import { Text } from '../shared/text.tsx'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import type { OrderGridProps } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import { AssignNumber, StoredChoiceNote } from './stored-choice-note.tsx'
import type { GridRow } from './grid-row.view-model.ts'
import type { CheckedPart } from '#domain/quick-order/checked-line.ts'

type Props = { readonly row: GridRow; readonly model: OrderGridViewModel }
type NotedProps = Props & Pick<OrderGridProps, 'noteOf'>

/** Result of the check of a typed number. */
export const RowArticle = observer(function RowArticle({ row, model, noteOf }: NotedProps) {
  return (
    <>
      <Meaning row={row} model={model} noteOf={noteOf} />
      {row.cartReason && (
        <Text as="p" severity="negative">
          <FormattedMessage id={`lines.cart.${row.cartReason}`} />
        </Text>
      )}
      {row.written.remark !== '' && (
        <Text as="p" small muted>
          <FormattedMessage id="lines.remark" values={{ remark: row.written.remark }} />
        </Text>
      )}
    </>
  )
})

const Meaning = observer(function Meaning({ row, model, noteOf }: NotedProps) {
  const { line, offer, state } = row
  if (state === 'empty') {
    return (
      <Text muted>
        <FormattedMessage id="lines.kinds" />
      </Text>
    )
  }
  if (state === 'asking') {
    return (
      <>
        <Skeleton width={60} />
        <VisuallyHidden>
          <FormattedMessage id="lines.state.asking" />
        </VisuallyHidden>
      </>
    )
  }
  if (state === 'unanswered') {
    return (
      <TextButton onClick={() => void model.readNumbers()}>
        <FormattedMessage id="lines.askAgain" />
      </TextButton>
    )
  }
  if (state === 'not-found') return <NotFound row={row} model={model} />
  if (state === 'choose') {
    return (
      <strong>
        <FormattedMessage id="lines.several" values={{ count: line?.candidates.length ?? 0 }} />
      </strong>
    )
  }
  if (!offer?.part || !line) return null
  return (
    <>
      {state === 'replaced' && <Replaced row={row} />}
      <Part part={offer.part} />
      {noteOf(offer.part.sku)}
      {line.replacement && line.part && (
        <TextButton
          onClick={() => (state === 'replaced' ? model.rows.keepReplaced(row) : model.rows.leaveOpen(row))}
        >
          <FormattedMessage
            id={state === 'replaced' ? 'lines.keepOld' : 'lines.takeNew'}
            values={{ number: state === 'replaced' ? line.part.sku : line.replacement.sku }}
          />
        </TextButton>
      )}
      {row.written.choice.kind === 'part' && (
        <TextButton onClick={() => model.rows.leaveOpen(row)}>
          <FormattedMessage id="lines.chooseOther" />
        </TextButton>
      )}
      <StoredChoiceNote row={row} model={model} />
    </>
  )
})

const Replaced = observer(function Replaced({ row }: { readonly row: GridRow }) {
  return (
    <p>
      <FormattedMessage
        id="lines.replacedBy"
        values={{
          number: (
            <Text as="s" muted>
              {row.number}
            </Text>
          ),
        }}
      />
    </p>
  )
})

export function Part({ part }: { readonly part: CheckedPart }) {
  const { to } = usePaths()
  const why = hasMatchReason(part.foundVia) && part.foundVia.kind !== 'replaced' ? part.foundVia : undefined
  return (
    <p>
      <PartNumber to={to('product', { slug: part.slug })}>{part.sku}</PartNumber> {part.name}{' '}
      {why && (
        <Text as="span" small muted>
          <Text block>
            <FoundVia foundVia={why} term={undefined} />
          </Text>
        </Text>
      )}
    </p>
  )
}

const NotFound = observer(function NotFound({ row, model }: Props) {
  const { suggestion } = row
  if (suggestion === undefined) {
    return (
      <>
        <FormattedMessage id="lines.notFound" /> <AssignNumber row={row} model={model} />
      </>
    )
  }
  const use = () => {
    model.rows.type(row, { number: suggestion })
    void model.check.run()
  }
  return (
    <>
      <FormattedMessage id="lines.letterForDigit" />{' '}
      <TextButton onClick={use}>
        <FormattedMessage id="lines.use" values={{ number: suggestion }} />
      </TextButton>
    </>
  )
})
