import type { DocumentFormat, DocumentType, DocumentRequest } from '../documents/document.ts'
import { isRecord } from '../shared/json.ts'
import { wholePercent, type Download, type DownloadError } from './download.ts'

const LONGEST_TEXT = 300
/** Upper limit of list entries; larger than any order. */
const MOST = 1_000

const TYPES: readonly DocumentType[] = [
  'INVOICE',
  'CREDIT_NOTE',
  'DESPATCH_ADVICE',
  'PACKING_LIST',
  'ORDER_RESPONSE',
]
const FORMATS: readonly DocumentFormat[] = ['PDF', 'XML', 'XLSX']

/** Validates a persisted download; undefined if the data is invalid. */
export function readDownload(kept: unknown): Download | undefined {
  if (!isRecord(kept)) return undefined
  const { queueId, startTime, title, value, current, total, errors, documents, trackedAt } = kept
  const { disabled, isReady, isSaved, trouble } = kept
  const isDownload =
    isText(queueId) &&
    queueId !== '' &&
    isText(startTime) &&
    isText(title) &&
    [value, trackedAt].every(Number.isFinite) &&
    isCount(current) &&
    isCount(total) &&
    isListOf(errors, isError) &&
    isListOf(documents, isWanted) &&
    [disabled, isReady, isSaved].every((flag) => typeof flag === 'boolean') &&
    [undefined, 'gone', 'file'].includes(trouble as undefined)
  return isDownload ? ({ ...kept, value: wholePercent(value as number) } as Download) : undefined
}

const isText = (kept: unknown): kept is string => typeof kept === 'string' && kept.length <= LONGEST_TEXT

const isCount = (kept: unknown) => Number.isSafeInteger(kept) && (kept as number) >= 0

const isListOf = (kept: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(kept) && kept.length <= MOST && kept.every(isOne)

const isError = (kept: unknown): kept is DownloadError =>
  isText(kept) || (isRecord(kept) && isText(kept['documentId']) && isText(kept['message']))

const isWanted = (kept: unknown): kept is DocumentRequest =>
  isRecord(kept) &&
  isText(kept['documentNo']) &&
  TYPES.includes(kept['documentType'] as DocumentType) &&
  FORMATS.includes(kept['format'] as DocumentFormat)
