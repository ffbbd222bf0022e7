import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { useCellDayText } from '../intl/day-texts.ts'
import { useAmountText } from '../part/price.tsx'
import { classNames } from '../shared/class-names.ts'
import text from '../shared/text.module.css'
import utilities from '../shared/utilities.module.css'
import { useCellPath } from './use-cell-path.ts'
import { Badge } from '../shared/badge.tsx'
import type { IconName } from '../shared/icon-names.ts'
import type { Severity } from '../shared/severity.ts'
import { PartNumber } from '../shared/part-number.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import type { CellLink, CellValue } from './list-cells.ts'
import styles from './list-cell.module.css'

const ICON: Readonly<Record<Severity, IconName>> = {
  positive: 'check',
  warning: 'clock',
  negative: 'error',
  info: 'clock',
  neutral: 'file',
}

/** Characters of a reference, a word or a person's name that is not broken over lines. */
const UNBROKEN_MAX = 18
const isShort = ({ length }: string) => length <= UNBROKEN_MAX

/** Renders the value of a cell in the same way in all lists. */
export function ListCell({ value }: { readonly value: CellValue }) {
  const intl = useIntl()
  const dayText = useCellDayText()
  const amountText = useAmountText()
  switch (value?.kind) {
    case undefined:
      return null
    case 'text':
      return (
        <>
          <Text unbroken={isShort(value.text)}>{value.text}</Text>
          {value.note !== undefined && (
            // its space does not break, so that in a compact list name and note are in one line
            <span className={classNames(styles.note, text.block, isShort(value.note) && text.unbroken)}>
              {' '}
              <Text small muted>
                {value.note}
              </Text>
            </span>
          )}
        </>
      )
    case 'number':
      return <PartNumber light>{value.text}</PartNumber>
    case 'count':
      return value.unit ? (
        <span className={text.unbroken}>
          {intl.formatNumber(value.count, {
            style: 'unit',
            unit: value.unit,
            maximumFractionDigits: 1,
          })}
        </span>
      ) : (
        intl.formatNumber(value.count)
      )
    case 'day':
      return (
        <time className={text.unbroken} dateTime={value.day}>
          {dayText(value.day)}
        </time>
      )
    case 'money':
      return <span className={text.unbroken}>{amountText(value.amount)}</span>
    case 'state':
      return (
        <Badge severity={value.severity} icon={value.icon ?? ICON[value.severity]}>
          <FormattedMessage id={value.messageId} />
        </Badge>
      )
    case 'word': {
      const word = intl.formatMessage({ id: value.messageId }, value.values ?? {})
      return <Text unbroken={isShort(word)}>{word}</Text>
    }
    case 'links':
      return (
        <Cluster as="span" inline gap={8}>
          {value.links.map((link) => (
            <CellAnchor key={link.text} link={link} />
          ))}
        </Cluster>
      )
  }
}

/** A number with a link; plain text if there is no page. */
export function CellAnchor({ link }: { readonly link: CellLink }) {
  const path = useCellPath()(link)
  if (path === undefined) return <PartNumber light>{link.text}</PartNumber>
  return (
    <Link to={path} className={classNames(styles.link, text.unbroken, utilities.touchTarget)}>
      {link.text}
    </Link>
  )
}
