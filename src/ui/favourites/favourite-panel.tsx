import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import text from '../shared/text.module.css'
import utilities from '../shared/utilities.module.css'
import './favourite-button.module.ts'
import '../kernel/qr-codes.module.ts'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import anchored from '../shared/anchored.module.css'
import { Button } from '../shared/button.tsx'
import { Checkbox } from '../shared/checkbox.tsx'
import { classNames } from '../shared/class-names.ts'
import { Layer } from '../shared/layer.tsx'
import { TextInput } from '../shared/text-input.tsx'
import { Text } from '../shared/text.tsx'
import styles from './favourite-panel.module.css'
import { FavouritePanelViewModel } from './favourite-panel.view-model.ts'

export type FavouritePanelProps = {
  readonly sku: string
  readonly number: string
  readonly quantity: number
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** Panel with the lists, to add or remove a part. The browser closes it on Escape and on a click outside. */
export const FavouritePanel = observer(function FavouritePanel(props: FavouritePanelProps) {
  const { sku, number, quantity, button, onClose } = props
  const intl = useIntl()
  const { to } = usePaths()
  const layer = useRef<HTMLDivElement>(null)
  const model = useViewModel(FavouritePanelViewModel)

  useEffect(() => {
    const panel = layer.current
    const opener = button.current
    if (!panel || !opener) return
    panel.showPopover({ source: opener })
    panel.focus()
    void model.open(sku, quantity, intl.formatMessage({ id: 'notice.firstList' }))
  }, [model, sku, quantity, button, intl])

  return (
    <Layer
      ref={layer}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'notice.choose' }, { number })}
      className={classNames(anchored.anchored, styles.panel)}
      onToggle={({ newState, currentTarget }) => {
        if (newState !== 'closed') return
        // moves the focus back by script, because the browser does not do so if the panel was opened inside another
        // popover, such as the menu of a row
        const { activeElement } = document
        if (activeElement === document.body || currentTarget.contains(activeElement)) button.current?.focus()
        onClose()
      }}
    >
      <Text as="p" strong>
        <FormattedMessage id="notice.choose" values={{ number }} />
      </Text>
      {model.lists.length > 0 && (
        <ul className={styles.lists}>
          {model.lists.map(({ id, name, count, isIn }) => (
            <li key={id}>
              <Checkbox
                label={name}
                count={intl.formatNumber(count)}
                checked={isIn}
                onChange={() => void model.toggle(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <NewList model={model} />
      <p
        role="status"
        className={
          model.message?.isError
            ? classNames(styles.refused, text.negative)
            : classNames(styles.said, text.positive)
        }
      >
        {model.message && (
          <FormattedMessage id={model.message.messageId} values={{ list: model.message.list }} />
        )}
      </p>
      <Link to={to('noticelist')} className={styles.way}>
        <FormattedMessage id="notice.toLists" />
      </Link>
    </Layer>
  )
})

const NewList = observer(function NewList({ model }: { readonly model: FavouritePanelViewModel }) {
  const create = (event: FormEvent) => {
    event.preventDefault()
    void model.create()
  }
  return (
    <form onSubmit={create} className={utilities.before8}>
      <TextInput
        label={<FormattedMessage id="notice.newList" />}
        labelVariant="small"
        small
        maxLength={60}
        value={model.newName}
        onChange={(name) => model.typeName(name)}
        beside={
          <Button type="submit" small busy={model.task.isRunning}>
            <FormattedMessage id="action.create" />
          </Button>
        }
      />
    </form>
  )
})
