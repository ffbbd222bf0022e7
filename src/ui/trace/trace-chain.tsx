import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useDayText } from '../intl/day-texts.ts'
import { classNames } from '../shared/class-names.ts'
import type { IconName } from '../shared/icon-names.ts'
import { Section } from '../shared/page-frame.tsx'
import { DocumentButtons } from '../document-files/document-buttons.tsx'
import type { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import { CellAnchor, ListCell } from '../data-table/list-cell.tsx'
import { Cluster } from '../shared/stack.tsx'
import text from '../shared/text.module.css'
import { Text } from '../shared/text.tsx'
import { TimelineStep } from '../shared/timeline-step.tsx'
import utilities from '../shared/utilities.module.css'
import { TraceMismatches } from './trace-mismatches.tsx'
import type { TimelineStepData, TraceViewModel } from './trace.view-model.ts'
import styles from './trace.module.css'

type Files = { readonly files: DocumentFilesViewModel }
type Props = Files & { readonly chain: TraceViewModel['chains'][number] }

const ICON: Readonly<Record<TimelineStepData['kind'], IconName>> = {
  ORDER: 'cart',
  DESPATCH_ADVICE: 'truck',
  INVOICE: 'file',
  CREDIT_NOTE: 'undo',
  CLAIM: 'warn',
  BACKORDER: 'clock',
}

/** Timeline from the order to the outstanding pieces, oldest first. */
export const TraceChain = observer(function TraceChain({ chain, files }: Props) {
  return (
    <Section
      title={<FormattedMessage id="trace.chain" values={{ reference: chain.customerOrderReference }} />}
    >
      <TraceMismatches mismatches={chain.mismatches} />
      <ol className={styles.timeline}>
        {chain.steps.map((step) => (
          <Step key={step.id} step={step} files={files} />
        ))}
      </ol>
    </Section>
  )
})

function Step({ step, files }: Files & { readonly step: TimelineStepData }) {
  const { kind, link, documentType } = step
  return (
    <TimelineStep icon={ICON[kind]}>
      <div className={classNames(utilities.grows, utilities.shrinkable)}>
        <Cluster as="p" gap={8} rowGap={4} align="center" className={text.breakable}>
          <FormattedMessage id={`trace.step.${kind}`} />
          <Text strong>
            <CellAnchor link={link} />
          </Text>
          <ListCell value={step.state} />
          {step.isMatched && <Match />}
        </Cluster>
        <Text as="p" small muted>
          <StepDay step={step} />
          {step.outstanding !== undefined && (
            <>
              {' · '}
              <FormattedMessage id="trace.outstanding" values={{ count: step.outstanding }} />
            </>
          )}
        </Text>
        {step.packages.length > 0 && <Packages packages={step.packages} />}
      </div>
      {documentType && (
        <DocumentButtons files={files} documentType={documentType} documentNo={link.text} formats={['PDF']} />
      )}
    </TimelineStep>
  )
}

function StepDay({ step: { day, kind } }: { readonly step: TimelineStepData }) {
  const dayText = useDayText()
  if (day === undefined) return <FormattedMessage id="availability.noDate" />
  const date = <time dateTime={day}>{dayText(day)}</time>
  return kind === 'BACKORDER' ? <FormattedMessage id="trace.promised" values={{ date }} /> : date
}

function Packages({ packages }: Pick<TimelineStepData, 'packages'>) {
  return (
    <details open={packages.some(({ isMatched }) => isMatched)} className={styles.packages}>
      <summary>
        <FormattedMessage id="packing.packages" values={{ count: packages.length }} />
      </summary>
      <ul>
        {packages.map(({ link, isMatched }) => (
          <Cluster as="li" key={link.text} gap={8} rowGap={4} align="center" className={text.breakable}>
            <CellAnchor link={link} />
            {isMatched && <Match />}
          </Cluster>
        ))}
      </ul>
    </details>
  )
}

const Match = () => (
  <Text as="strong" small severity="info">
    <FormattedMessage id="trace.match" />
  </Text>
)
