import { observer } from 'mobx-react-lite'
import { useRef, type FormEvent, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { usePrices } from '../../part/price.tsx'
import { cartSheet } from '../../saved-carts/cart-sheet.ts'
import { ListDropDown } from '../../data-table/list-drop-down.tsx'
import { useOffersPage } from '../../kernel/use-offers-page.ts'
import { useLocale, usePaths } from '../../routing/use-paths.ts'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { Stack } from '../../shared/stack.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import type { CartToolsViewModel } from './cart-tools.view-model.ts'
import styles from './cart.module.css'

type Props = { readonly tools: CartToolsViewModel }

/** Actions for the whole cart, beside the title. */
export const CartTools = observer(function CartTools({ tools }: Props) {
  const intl = useIntl()
  const language = useLocale()
  const prices = usePrices()
  const offers = useOffersPage()
  const title = intl.formatMessage({ id: 'word.cart' })
  const name = useRef<HTMLInputElement>(null)
  return (
    <ButtonRow data-scripts-only>
      {tools.mayChange && offers('mycarts') && (
        <ListDropDown
          icon="cart"
          title={<FormattedMessage id="cart.saveAs" />}
          onOpen={() => name.current?.focus()}
        >
          <SaveForm tools={tools} name={name} />
        </ListDropDown>
      )}
      <ListDropDown icon="download" title={<FormattedMessage id="cart.export" />}>
        <Stack start className={styles.formats}>
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              small
              variant="quiet"
              icon="file"
              onClick={() =>
                void tools.export(format, language, (cart) => cartSheet(intl, title, cart, prices))
              }
            >
              <FormattedMessage id={`list.format.${format}`} />
            </Button>
          ))}
        </Stack>
      </ListDropDown>
    </ButtonRow>
  )
})

type FormProps = Props & { readonly name: RefObject<HTMLInputElement | null> }

const SaveForm = observer(function SaveForm({ tools, name }: FormProps) {
  const { to } = usePaths()
  const { failure, savedAs } = tools
  const save = (event: FormEvent) => {
    event.preventDefault()
    void tools.save()
  }
  return (
    <Stack as="form" gap={12} className={styles.saveAs} onSubmit={save}>
      <TextInput
        ref={name}
        label={<FormattedMessage id="mycarts.column.name" />}
        required
        maxLength={tools.nameMaxLength}
        value={tools.name}
        error={failure !== undefined && <FormattedMessage id={`mycarts.failure.${failure}`} />}
        onChange={(name) => tools.typeName(name)}
      />
      <Button type="submit" small busy={tools.saving.isRunning}>
        <FormattedMessage id="action.save" />
      </Button>
      <p role="status">
        {savedAs !== undefined && (
          <>
            <FormattedMessage id="cart.savedAs" values={{ name: savedAs }} />{' '}
            <Link to={to('mycarts')}>
              <FormattedMessage id="list.title.mycarts" />
            </Link>
          </>
        )}
      </p>
    </Stack>
  )
})
