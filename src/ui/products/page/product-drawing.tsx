import { observer } from 'mobx-react-lite'
import { useState, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AttributeValue } from '../../part/attribute-value.tsx'
import { Button } from '../../shared/button.tsx'
import { buttonClass } from '../../shared/button-variant.ts'
import { classNames } from '../../shared/class-names.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { Icon } from '../../shared/icon.tsx'
import { KeyValueList } from '../../shared/key-value-list.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { Cluster } from '../../shared/stack.tsx'
import utilities from '../../shared/utilities.module.css'
import { DRAWING_ID } from './drawing-id.ts'
import styles from './product-drawing.module.css'
import type { ProductViewModel } from './product.view-model.ts'

const PLATE_WIDTH = '(width <= 560px) calc(100vw - 50px), (width <= 1180px) 44vw, 334px'
const DIALOG_WIDTH = '(width <= 768px) calc(100vw - 66px), (width <= 998px) calc(100vw - 336px), 646px'

/**
 * Drawing of a part with its views. A click shows it larger, with the dimensions, in a dialog; without scripts it links
 * to the file.
 */
export const ProductDrawing = observer(function ProductDrawing({
  model,
}: {
  readonly model: ProductViewModel
}) {
  const intl = useIntl()
  const [isLarge, setIsLarge] = useState(false)
  const { picture } = model
  if (!picture) return null

  const zoom = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsLarge(true)
  }

  return (
    <>
      <figure className={styles.plate} id={DRAWING_ID}>
        <a
          data-screen-only
          className={buttonClass({ small: true, iconOnly: true }, styles.zoom)}
          href={picture.src}
          aria-label={intl.formatMessage({ id: 'product.zoom' })}
          onClick={zoom}
        >
          <Icon name="zoom" />
        </a>
        <PartImage src={picture.src} sizes={PLATE_WIDTH} alt={picture.alt} lazy={false} />
      </figure>
      <Views model={model} />
      {isLarge && (
        <Dialog className={styles.large} aria-label={picture.alt} onClose={() => setIsLarge(false)}>
          <Cluster gap={12} className={styles.largeHead}>
            <h2>{picture.alt}</h2>
            <Button icon="close" onClick={() => setIsLarge(false)}>
              <FormattedMessage id="action.close" />
            </Button>
          </Cluster>
          <div className={classNames(styles.measured, utilities.oneColumnOnPhone)}>
            <div>
              <PartImage src={picture.src} sizes={DIALOG_WIDTH} alt={picture.alt} />
              <Views model={model} />
            </div>
            <KeyValueList
              variant="rows"
              items={model.attributes.map((attribute) => ({
                key: attribute.id,
                term: attribute.name,
                value: <AttributeValue attribute={attribute} />,
              }))}
            />
          </div>
        </Dialog>
      )}
    </>
  )
})

const Views = observer(function Views({ model }: { readonly model: ProductViewModel }) {
  const intl = useIntl()
  const { pictures, view } = model
  if (pictures.length < 2) return null
  return (
    <Cluster
      gap={8}
      data-scripts-only
      className={styles.views}
      role="group"
      aria-label={intl.formatMessage({ id: 'product.views' })}
    >
      {pictures.map(({ src }, index) => (
        <button
          key={src}
          type="button"
          className={classNames(styles.view, index === view && styles.chosen)}
          aria-pressed={index === view}
          aria-label={intl.formatMessage({ id: 'product.view' }, { number: index + 1 })}
          onClick={() => model.showView(index)}
        >
          <PartImage src={src} alt="" size="thumb" />
        </button>
      ))}
    </Cluster>
  )
})
