import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Card, CardBody } from '../shared/card.tsx'
import { Checkbox, ChoiceGroup, Radio } from '../shared/checkbox.tsx'
import { Select } from '../shared/select.tsx'
import { TextInput } from '../shared/text-input.tsx'
import type { MyCartsViewModel, OpenTask } from './my-carts.view-model.ts'
import styles from './my-carts.module.css'

type Props = { readonly open: OpenTask; readonly model: MyCartsViewModel }

/** One question above the list; it takes the focus, and Escape takes it away. */
export const CartTaskForm = observer(function CartTaskForm({ open: { task, cart }, model }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const unnamed = useIntl().formatMessage({ id: 'mycarts.unnamed' })
  const [typed, setTyped] = useState(task === 'rename' ? (cart?.name ?? '') : '')
  const [choice, setChoice] = useState(task === 'share' ? 'read' : task === 'activate' ? 'replace' : '')
  const [copyActive, setCopyActive] = useState(false)
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
    if (task === 'create') void model.create(typed, copyActive)
    if (!cart) return
    if (task === 'rename') void model.rename(cart, typed)
    if (task === 'duplicate') void model.duplicate(cart, typed)
    if (task === 'activate') void model.activate(cart, choice as (typeof MODES)[number])
    if (task === 'merge') void model.merge(cart, choice || (model.targetsFor(cart)[0]?.cartId ?? ''))
    if (task === 'share') void model.share(cart, typed, choice as (typeof RIGHTS)[number])
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
              value={typed}
              onChange={setTyped}
            />
          )}
          {task === 'create' && (
            <Checkbox
              label={<FormattedMessage id="mycarts.copyActive" />}
              checked={copyActive}
              onChange={setCopyActive}
            />
          )}
          {task === 'activate' && <Modes choice={choice} choose={setChoice} />}
          {task === 'merge' && cart && (
            <Select
              label={<FormattedMessage id="mycarts.mergeInto" />}
              value={choice}
              onChange={setChoice}
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
                value={typed}
                onChange={setTyped}
              />
              <Rights choice={choice} choose={setChoice} />
            </>
          )}
          <ButtonRow>
            <Button type="submit" variant="primary" busy={model.task.isRunning}>
              <FormattedMessage id={`mycarts.${task}`} />
            </Button>
            <Button variant="quiet" onClick={() => model.cancel()}>
              <FormattedMessage id="mycarts.cancel" />
            </Button>
          </ButtonRow>
        </form>
      </CardBody>
    </Card>
  )
})

const MODES = ['replace', 'merge', 'keep-copy'] as const
const RIGHTS = ['read', 'edit', 'owner', 'none'] as const

type ChoiceProps = { readonly choice: string; readonly choose: (choice: string) => void }

const Modes = ({ choice, choose }: ChoiceProps) => (
  <Choices name="mode" values={MODES} legendId="mycarts.mode" choice={choice} choose={choose} />
)

const Rights = ({ choice, choose }: ChoiceProps) => (
  <Choices name="right" values={RIGHTS} legendId="mycarts.right" choice={choice} choose={choose} />
)

type ChoicesProps = ChoiceProps & {
  readonly name: string
  readonly values: readonly string[]
  readonly legendId: string
}

function Choices({ name, values, legendId, choice, choose }: ChoicesProps) {
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
