import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Availability } from '../part/availability.tsx'

import { Price, IfPricesVisible } from '../part/price.tsx'
import { Button } from '../shared/button.tsx'
import { PartImage } from '../shared/part-image.tsx'
import { Cell } from '../shared/table-cells.tsx'
import { Row } from '../shared/table.tsx'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import { Part } from './row-article.tsx'
import type { GridRow } from './grid-row.view-model.ts'
import styles from './row-choices.module.css'

type Props = {
  readonly row: GridRow
  readonly place: number
  readonly model: OrderGridViewModel
  readonly columns: number
  readonly onTaken: () => void
}

/** Choice of a part, below a row whose number matches several parts. */
export const RowChoices = observer(function RowChoices({
  row,
  place: rowNumber,
  model,
  columns,
  onTaken,
}: Props) {
  const sku = row.chosenPart
  const candidates = row.line?.candidates ?? []
  const accept = (chosenSku: string) => {
    void model.learning.takePart(row, chosenSku)
    onTaken()
  }
  return (
    <Row selected data-continues="" className={styles.row}>
      <Cell colSpan={columns} place="wide">
        <fieldset className={styles.choices}>
          <legend>
            <FormattedMessage id="lines.which" values={{ row: rowNumber, number: row.number }} />
          </legend>
          {candidates.map((part) => (
            <label key={part.sku} className={styles.choice}>
              <input
                type="radio"
                name={`choice-${row.id}`}
                checked={sku === part.sku}
                onChange={() => row.choosePart(part.sku)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.ctrlKey) return
                  event.preventDefault()
                  accept(part.sku)
                }}
              />
              <PartImage src={part.picture.src} alt="" size="thumb" framed />
              <Part part={part} />{' '}
              {part.availability && <Availability availability={part.availability} small withDate />}{' '}
              {part.price && (
                <IfPricesVisible>
                  <strong className={styles.price}>
                    <Price amount={part.price.net} />
                  </strong>
                </IfPricesVisible>
              )}
            </label>
          ))}
        </fieldset>
        <Button
          variant="primary"
          small
          disabled={sku === undefined}
          onClick={() => sku !== undefined && accept(sku)}
        >
          {sku === undefined ? (
            <FormattedMessage id="reorder.take" />
          ) : (
            <FormattedMessage id="lines.take" values={{ number: sku }} />
          )}
        </Button>
      </Cell>
    </Row>
  )
})
