import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox, ChoiceGroup } from '../shared/checkbox.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Input } from '../shared/text-input.tsx'
import { Text } from '../shared/text.tsx'
import styles from './forms.module.css'
import type { OnlineFormViewModel } from './online-form.view-model.ts'

type Props = { readonly model: OnlineFormViewModel }

/** Lines of the document, with a quantity field each. */
export const FormLines = observer(function FormLines({ model }: Props) {
  if (model.lines.length === 0) return null
  return (
    <ChoiceGroup
      legend={<FormattedMessage id="forms.lines" />}
      error={model.errors.lines && <FormattedMessage id={`forms.lines.${model.errors.lines}`} />}
    >
      <ul className={styles.lines}>
        {model.lines.map((line) => (
          <LineChoice key={line.lineNo} model={model} line={line} />
        ))}
      </ul>
    </ChoiceGroup>
  )
})

type LineProps = Props & { readonly line: OnlineFormViewModel['lines'][number] }

const LineChoice = observer(function LineChoice({ model, line }: LineProps) {
  const intl = useIntl()
  const { lineNo, number, name, quantity } = line
  const chosenQuantity = model.chosen.get(lineNo)
  return (
    <li>
      <Checkbox
        name="line"
        value={lineNo}
        checked={chosenQuantity !== undefined}
        onChange={(isMarked) => model.mark(line, isMarked)}
        aria-invalid={model.errors.lines ? true : undefined}
        label={
          <>
            <strong>{number}</strong> {name}
          </>
        }
      />
      <Cluster as="span" inline noWrap gap={8} align="center" className={styles.quantity}>
        <Input
          small
          numeric
          type="number"
          name={`quantity-${lineNo}`}
          min={1}
          max={quantity}
          value={chosenQuantity ?? quantity}
          aria-invalid={chosenQuantity !== undefined && chosenQuantity > quantity ? true : undefined}
          onChange={(event) => model.setQuantity(line, event.target.value)}
          aria-label={intl.formatMessage({ id: 'addToCart.quantityOf' }, { number })}
        />
        <Text muted>
          <FormattedMessage id="forms.ofQuantity" values={{ quantity }} />
        </Text>
      </Cluster>
    </li>
  )
})
