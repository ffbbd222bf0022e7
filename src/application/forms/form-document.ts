import type { Document, DocumentType } from '#domain/documents/document.ts'
import type { FormTopic } from '#domain/forms/form.ts'
import { attempt } from '../kernel/attempt.ts'
import { Documents } from '../documents/documents.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type FormLine = {
  readonly lineNo: number
  /** Number of the line in its order. */
  readonly orderLineNo: number
  readonly number: string
  readonly name: string
  /** Quantity of the document line. */
  readonly quantity: number
}
export type FormDocument = { readonly documentNo: string; readonly lines: readonly FormLine[] }

const BY_DELIVERY: readonly DocumentType[] = ['DESPATCH_ADVICE', 'INVOICE', 'ORDER_RESPONSE']
const BY_INVOICE: readonly DocumentType[] = ['INVOICE', 'DESPATCH_ADVICE', 'ORDER_RESPONSE']
const LENGTH_MAX = 50

/** Finds the invoice, delivery note or order with a number, if the account may see it. */
export class FindFormDocument extends dependsOn({ documents: Documents }) {
  async run(topic: FormTopic, typedText: string): Promise<FormDocument | undefined> {
    const documentNo = typedText.trim()
    if (documentNo === '' || documentNo.length > LENGTH_MAX) return undefined
    for (const type of topic === 'SHORTAGE' ? BY_DELIVERY : BY_INVOICE) {
      const foundDocument = await this.#open(type, documentNo)
      if (foundDocument) return toFormDocument(foundDocument, topic)
    }
    return undefined
  }

  /** Loads a document; one that the account may not see is treated as unknown. */
  async #open(type: DocumentType, documentNo: string): Promise<Document | undefined> {
    const result = await attempt(() => this.deps.documents.get(type, documentNo))
    if (!result.ok && result.error.kind !== 'refused') throw result.error
    return result.ok ? result.value : undefined
  }
}

const toFormDocument = ({ header, lines }: Document, topic: FormTopic): FormDocument => ({
  documentNo: header.documentNo,
  lines: claimable(lines, topic).map(({ lineNo, orderLineNo, article, quantity }) => ({
    lineNo,
    orderLineNo,
    number: article.sku,
    name: article.name,
    quantity,
  })),
})

/** Lines that the form can be about: the core deposits for a return of old parts, otherwise the parts. */
function claimable(lines: Document['lines'], topic: FormTopic): Document['lines'] {
  const deposits = lines.filter(({ kind }) => kind === 'CORE_DEPOSIT')
  if (topic === 'CORE' && deposits.length > 0) return deposits
  return lines.filter(({ kind }) => kind === 'PART')
}
