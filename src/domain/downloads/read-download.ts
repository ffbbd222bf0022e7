import type { DocumentFormat, DocumentType, DocumentRequest } from '../documents/document.ts'
import { isRecord } from '../shared/json.ts'
import { wholePercent, type Download, type DownloadError } from './download.ts'

const TEXT_LENGTH_MAX = 300
/** Upper limit of list entries; larger than any order. */
const COUNT_MAX = 1_000

const TYPES: readonly DocumentType[] = [
  'INVOICE',
  'CREDIT_NOTE',
  'DESPATCH_ADVICE',
  'PACKING_LIST',
  'ORDER_RESPONSE',
]
const FORMATS: readonly DocumentFormat[] = ['PDF', 'XML', 'XLSX']

/** Validates a persisted download; undefined if the data is invalid. */
export function readDownload(data: unknown): Download | undefined {
  if (!isRecord(data)) return undefined
  const { queueId, startTime, title, value, current, total, errors, documents, trackedAt } = data
  const { disabled, isReady, isSaved, trouble } = data
  const isDownload =
    isText(queueId) &&
    queueId !== '' &&
    isText(startTime) &&
    isText(title) &&
    [value, trackedAt].every(Number.isFinite) &&
    isCount(current) &&
    isCount(total) &&
    isListOf(errors, isError) &&
    isListOf(documents, isDocumentRequest) &&
    [disabled, isReady, isSaved].every((flag) => typeof flag === 'boolean') &&
    [undefined, 'gone', 'file'].includes(trouble as undefined)
  return isDownload ? ({ ...data, value: wholePercent(value as number) } as Download) : undefined
}

const isText = (data: unknown): data is string => typeof data === 'string' && data.length <= TEXT_LENGTH_MAX

const isCount = (data: unknown) => Number.isSafeInteger(data) && (data as number) >= 0

const isListOf = (data: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(data) && data.length <= COUNT_MAX && data.every(isOne)

const isError = (data: unknown): data is DownloadError =>
  isText(data) || (isRecord(data) && isText(data['documentId']) && isText(data['message']))

const isDocumentRequest = (data: unknown): data is DocumentRequest =>
  isRecord(data) &&
  isText(data['documentNo']) &&
  TYPES.includes(data['documentType'] as DocumentType) &&
  FORMATS.includes(data['format'] as DocumentFormat)
