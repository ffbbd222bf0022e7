import { FormattedMessage } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button } from '../shared/button.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { Stack } from '../shared/stack.tsx'
import { TextArea } from '../shared/text-input.tsx'
import type { OrderGridProps } from './order-grid-props.ts'
import styles from './grid-tools.module.css'
import type { ListReport } from '#application/quick-order/order-list.ts'

type Props = { readonly report: ListReport | undefined; readonly adds: boolean } & Pick<
  OrderGridProps,
  'noteOf'
>

/** Order form without scripts: the user posts a list, and the server returns it with the result of each line. */
export function NoScriptOrderForm({ report, adds, noteOf }: Props) {
  const { to } = usePaths()
  return (
    <noscript>
      {report && (
        <ul className={styles.report}>
          {report.lines.map(({ lineNo, number, pieces: quantityText, articleNo, state, added }) => (
            <li key={lineNo}>
              <strong>{number}</strong> × {quantityText}: <FormattedMessage id={`lines.state.${state}`} />
              {added && (
                <>
                  {' · '}
                  <FormattedMessage id="lines.inCart" />
                </>
              )}
              {articleNo !== undefined && noteOf(articleNo)}
            </li>
          ))}
        </ul>
      )}
      {report?.tooLong && (
        <AlertBox
          modifier="negative"
          role="none"
          headline={<FormattedMessage id="lines.plain.tooLong" values={report.tooLong} />}
        />
      )}
      {report?.lines.some(({ added }) => added) && (
        <Stack start className={styles.report}>
          <LinkButton variant="primary" to={to('checkoutStep1')}>
            <FormattedMessage id="addToCart.toCart" />
          </LinkButton>
        </Stack>
      )}
      <form method="post" className={styles.plain}>
        <TextArea
          name="list"
          label={<FormattedMessage id="lines.plain.label" />}
          hint={<FormattedMessage id="lines.paste.text" />}
          defaultValue={report?.rest}
          required
          rows={12}
        />
        <Button type="submit" variant={adds ? 'buy' : 'primary'}>
          <FormattedMessage id={adds ? 'addToCart.add' : 'lines.check'} />
        </Button>
      </form>
    </noscript>
  )
}
