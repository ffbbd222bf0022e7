import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Dialog } from '../shared/dialog.tsx'
import dialogStyles from '../shared/dialog.module.css'
import { LinkButton } from '../shared/link-button.tsx'
import { Text } from '../shared/text.tsx'
import { ReorderLines } from './reorder-lines.tsx'
import type { ReorderViewModel } from './reorder.view-model.ts'
import styles from './reorder.module.css'

type Props = { readonly model: ReorderViewModel }

export const Reorder = observer(function Reorder({ model }: Props) {
  const intl = useIntl()
  if (model.state === 'closed' || model.state === 'loading') return null
  return (
    <Dialog aria-label={intl.formatMessage({ id: 'reorder.title' })} onClose={() => model.close()}>
      <Content model={model} />
    </Dialog>
  )
})

const Content = observer(function Content({ model }: Props) {
  return (
    <>
      <h2 className={dialogStyles.title}>
        <FormattedMessage id="reorder.title" />
      </h2>
      {model.state === 'failed' ? (
        <AlertBox modifier="negative" headline={<FormattedMessage id="reorder.previewFailed" />} />
      ) : model.state === 'added' ? (
        <Added model={model} />
      ) : (
        <>
          <Text as="p" muted className={styles.account}>
            <FormattedMessage
              id="reorder.account"
              values={{ lines: model.lines.length, taken: model.takenCount, lost: model.lostCount }}
            />
          </Text>
          <ReorderLines model={model} />
          <FailureAlert id={model.hasFailed && 'reorder.addFailed'} />
        </>
      )}
      <Actions model={model} />
    </>
  )
})

const Added = observer(function Added({ model }: Props) {
  const numbers = model.facts.filter(({ lineNo }) => model.rejected.includes(lineNo))
  return (
    <AlertBox
      modifier={numbers.length === 0 ? 'positive' : 'warning'}
      headline={
        <FormattedMessage
          id="reorder.added"
          values={{ count: model.takenCount - numbers.length, total: model.lines.length }}
        />
      }
      text={numbers.length > 0 && <FormattedMessage id="reorder.refused" />}
      list={numbers.map(({ number, name }) => `${number} ${name}`)}
    />
  )
})

/** Focuses the link, because the pressed button is removed. */
const focused = (link: HTMLElement | null) => link?.focus()

const Actions = observer(function Actions({ model }: Props) {
  const { to } = usePaths()
  if (model.state === 'added') {
    return (
      <ButtonRow className={styles.actions}>
        <LinkButton ref={focused} variant="primary" to={to('checkoutStep1')}>
          <FormattedMessage id="addToCart.toCart" />
        </LinkButton>
        <Button variant="quiet" onClick={() => model.close()}>
          <FormattedMessage id="action.close" />
        </Button>
      </ButtonRow>
    )
  }
  return (
    <ButtonRow className={styles.actions}>
      {model.state !== 'failed' && (
        <Button
          variant="buy"
          icon="cart-add"
          busy={model.state === 'adding'}
          disabled={model.takenCount === 0}
          onClick={() => void model.confirm()}
        >
          <FormattedMessage id="reorder.confirm" values={{ count: model.takenCount }} />
        </Button>
      )}
      <Button variant="quiet" onClick={() => model.close()}>
        <FormattedMessage id="reorder.cancel" />
      </Button>
    </ButtonRow>
  )
})
