import { useIntl } from 'react-intl'
import type { Hazard } from '#domain/products/hazard.ts'
import { Icon } from '../shared/icon.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'

type Props = { readonly hazard: Hazard | undefined }

/** UN number of a hazardous part, and the names of its GHS pictograms. */
export function HazardMarks({ hazard }: Props) {
  const intl = useIntl()
  if (!hazard) return null
  const { pictograms, signalWord, unNumber } = hazard
  const marks = [
    ...(signalWord ? [intl.formatMessage({ id: `hazard.signal.${signalWord}` })] : []),
    ...pictograms.map((pictogram) => intl.formatMessage({ id: `hazard.pictogram.${pictogram}` })),
    ...(unNumber === undefined ? [] : [intl.formatMessage({ id: 'hazard.unNumber' }, { number: unNumber })]),
  ]
  return (
    <Text severity="warning" small strong>
      <Cluster as="span" gap={4} align="start" noWrap>
        <Icon name="warn" size={16} />
        <span>{marks.join(' · ')}</span>
      </Cluster>
    </Text>
  )
}
