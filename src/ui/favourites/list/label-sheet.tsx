import { FormattedMessage, useIntl } from 'react-intl'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { classNames } from '../../shared/class-names.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { QrCode } from '../../shared/qr-code.tsx'
import { Cluster, Stack } from '../../shared/stack.tsx'
import utilities from '../../shared/utilities.module.css'
import styles from './label-sheet.module.css'
import { BARCODE_WIDTH, barcodePath, type LabelData } from './label.mapping.ts'

export type LabelSheetProps = { readonly items: readonly LabelData[]; readonly onClose: () => void }

/** Labels for shelves and bins. The rest of the page is not printed. */
export function LabelSheet({ items, onClose }: LabelSheetProps) {
  const intl = useIntl()
  return (
    <Dialog
      className={styles.sheet}
      aria-label={intl.formatMessage({ id: 'noticelist.labels' })}
      onClose={onClose}
    >
      <ButtonRow className={classNames(styles.bar, utilities.after16)}>
        <Button variant="primary" icon="print" onClick={() => print()}>
          <FormattedMessage id="noticelist.print" />
        </Button>
        <Button icon="close" onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      </ButtonRow>
      <ul className={styles.labels}>
        {items.map((item) => (
          <li key={item.sku} className={styles.label}>
            <Cluster as="span" gap={8} justify="between" noWrap>
              <Stack as="span" top className={utilities.shrinkable}>
                <strong className={styles.number}>{item.articleNo}</strong>
                <span className={styles.name}>{item.name}</span>
              </Stack>
              <QrCode
                className={styles.code}
                squares={item.squares}
                label={intl.formatMessage({ id: 'noticelist.labelCode' }, { number: item.articleNo })}
              />
            </Cluster>
            <Barcode gtin={item.gtin} />
            <span className={styles.foot}>
              <span>{item.manufacturer}</span>
              {(item.min !== undefined || item.max !== undefined) && (
                <span>
                  <FormattedMessage
                    id="noticelist.labelStock"
                    values={{ min: item.min ?? '–', max: item.max ?? '–' }}
                  />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const HEIGHT = 46
const TEXT = 12

/** Barcode drawn in whole modules (units of the narrowest bar), so that every bar has its exact width. */
function Barcode({ gtin }: { readonly gtin: string }) {
  const path = barcodePath(gtin, HEIGHT)
  if (path === undefined) return null
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${BARCODE_WIDTH} ${HEIGHT + TEXT}`}
      role="img"
      aria-label={gtin}
      shapeRendering="crispEdges"
    >
      <path d={path} />
      <text x={BARCODE_WIDTH / 2} y={HEIGHT + TEXT - 2} textAnchor="middle" fontSize={10}>
        {gtin}
      </text>
    </svg>
  )
}
