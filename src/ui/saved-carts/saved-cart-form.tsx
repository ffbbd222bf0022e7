import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Card, CardBody } from '../shared/card.tsx'
import { Checkbox, ChoiceGroup, Radio } from '../shared/checkbox.tsx'
import { Select } from '../shared/select.tsx'
import { TextInput } from '../shared/text-input.tsx'
import type { SavedCartFormViewModel } from './saved-cart-form.view-model.ts'
import type { MyCartsViewModel } from './my-carts.view-model.ts'
import styles from './my-carts.module.css'

type Props = { readonly open: SavedCartFormViewModel; readonly model: MyCartsViewModel }

/** Form of an action, above the list. The form gets the focus when it opens, and Escape closes it. */
export const SavedCartForm = observer(function SavedCartForm({ open, model }: Props) {
  const { task, cart } = open
  const heading = useRef<HTMLHeadingElement>(null)
  const unnamed = useIntl().formatMessage({ id: 'mycarts.unnamed' })
  useEffect(() => {
    heading.current?.focus()
    const cancelOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') model.cancel()
    }
    document.addEventListener('keydown', cancelOnEscape)
    return () => document.removeEventListener('keydown', cancelOnEscape)
  }, [model])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.submit()
  }
  return (
    <Card className={styles.task}>
      <CardBody>
        <form onSubmit={submit}>
          <h2 ref={heading} tabIndex={-1}>
            <FormattedMessage id={`mycarts.task.${task}`} values={{ name: cart?.name || unnamed }} />
          </h2>
          {(task === 'create' || task === 'rename' || task === 'duplicate') && (
            <TextInput
              label={<FormattedMessage id="mycarts.column.name" />}
              required
              maxLength={model.nameMaxLength}
              value={open.typed}
              onChange={(text) => open.type(text)}
            />
          )}
          {task === 'create' && (
            <Checkbox
              label={<FormattedMessage id="mycarts.copyActive" />}
              checked={open.copyActive}
              onChange={(isOn) => open.setCopyActive(isOn)}
            />
          )}
          {task === 'activate' && (
            <Choices
              name="mode"
              values={MODES}
              legendId="mycarts.mode"
              choice={open.mode}
              choose={(mode) => open.chooseMode(mode)}
            />
          )}
          {task === 'merge' && cart && (
            <Select
              label={<FormattedMessage id="mycarts.mergeInto" />}
              value={open.intoCartId}
              onChange={(cartId) => open.chooseTarget(cartId)}
              options={model.targetsFor(cart).map(({ cartId, name }) => ({ value: cartId, text: name }))}
            />
          )}
          {task === 'share' && (
            <>
              <TextInput
                label={<FormattedMessage id="mycarts.contact" />}
                hint={<FormattedMessage id="mycarts.contact.hint" />}
                required
                maxLength={40}
                value={open.typed}
                onChange={(text) => open.type(text)}
              />
              <Choices
                name="right"
                values={RIGHTS}
                legendId="mycarts.right"
                choice={open.right}
                choose={(right) => open.chooseRight(right)}
              />
            </>
          )}
          <ButtonRow>
            <Button type="submit" variant="primary" busy={model.task.isRunning}>
              <FormattedMessage id={`mycarts.${task}`} />
            </Button>
            <Button variant="quiet" onClick={() => model.cancel()}>
              <FormattedMessage id="action.cancel" />
            </Button>
          </ButtonRow>
        </form>
      </CardBody>
    </Card>
  )
})

const MODES = ['replace', 'merge', 'keep-copy'] as const
const RIGHTS = ['read', 'edit', 'owner', 'none'] as const

type ChoicesProps<Value extends string> = {
  readonly name: string
  readonly values: readonly Value[]
  readonly legendId: string
  readonly choice: Value
  readonly choose: (choice: Value) => void
}

function Choices<Value extends string>({ name, values, legendId, choice, choose }: ChoicesProps<Value>) {
  return (
    <ChoiceGroup legend={<FormattedMessage id={legendId} />}>
      {values.map((value) => (
        <Radio
          key={value}
          name={name}
          value={value}
          label={<FormattedMessage id={`${legendId}.${value}`} />}
          checked={choice === value}
          onChange={() => choose(value)}
        />
      ))}
    </ChoiceGroup>
  )
}
