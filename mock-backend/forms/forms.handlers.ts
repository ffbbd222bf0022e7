import type { formsContract } from '#contracts/forms/forms.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import { languageIdOf } from '../catalogue-language.ts'
import { claimableDocument } from '../claims/claim-book.ts'
import { orderNoOf, shipmentOf, type AccountDocument } from '../documents/account-document.ts'
import type { ClaimContent, ClaimedGoods, ClaimTopic } from '../orders/claim-case.ts'
import { attachmentError } from './attachments.ts'
import {
  fileLanguage,
  formSheets,
  onlineSheet,
  claimTermsOf,
  type FormSheet,
} from '../claims/form-library.ts'
import { formFile } from './form-pdf.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { requireFound, errorResponse } from '../http/error-response.ts'
import { creditLimitIn } from '../requests/requests.ts'
import { payloadOf } from '../session/callers.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function formsHandlers({
  clock,
  orderBook,
  claimBook,
  requests,
  callerOf,
}: Services): Handlers<typeof formsContract> {
  const responses = new IdempotentResponses()

  return {
    list: async ({ query: { languageID } }) => ({
      status: 200,
      body: { forms: (await Promise.all(formSheets.map((sheet) => formsOf(sheet, languageID)))).flat() },
    }),

    submit: async ({ body, headers }) => {
      const { account, language } = await callerOf(body)
      const sent = payloadOf(body)
      const call = { owner: account.contactId, key: headers['idempotency-key'], body: sent }
      return responses.once(call, () => {
        const sheet = requireFound(onlineSheet(sent.formId), 'form')
        const { topic, asksForDocument } = sheet
        const history = orderBook.historyOf(account)
        const document = asksForDocument
          ? requireFound(claimableDocument(history, sent.documentNo ?? ''), 'document')
          : undefined
        const refused =
          (document &&
            lineError(
              sent.lines ?? [],
              quantitiesOf(document),
              claimBook.claimedOf(account, topic, document.documentNo),
            )) ??
          attachmentError(sent.files)
        if (refused !== undefined) return refused
        if (document) {
          const content = claimContent(sent)
          const goods = goodsOf(document, content.lines)
          const ticketNo = orderBook.claim(account, { topic: topic as ClaimTopic, content, goods })
          claimBook.attach(ticketNo, sent.files)
          return ticket(ticketNo, clock())
        }
        const { creditLimit } = sent
        if (topic === 'CREDIT' && creditLimit === undefined)
          return errorResponse(400, 400001, 'The credit limit is missing.')
        const { no, receivedAt } = requests.receiveOfCompany(account, {
          kind: topic === 'CREDIT' ? 'CREDIT' : 'MASTER_DATA',
          email: sent.email,
          language,
          text: [sent.message, ...sent.files.map(({ name }) => name)].join('\n'),
          ...(topic === 'CREDIT' &&
            creditLimit !== undefined && {
              creditLimit: creditLimitIn(creditLimit, account.currency, language),
            }),
        })
        return ticket(no, receivedAt)
      })
    },
  }
}

const ticket = (ticketNo: string, receivedAt: number) => ({
  status: 200 as const,
  body: { ticketNo, receivedAt: new Date(receivedAt).toISOString() },
})

type Quantities = ReadonlyMap<number, number>

/** Delivered quantities by line number, which starts at 1. */
function quantitiesOf(document: AccountDocument): Quantities {
  const shipment = shipmentOf(document)
  const isDelivered = shipment?.deliveredDay !== undefined
  return new Map(
    document.lines.map(({ lineNo, quantity }, index) => [
      index + 1,
      document.type === 'ORDER_RESPONSE' ? deliveredOf(document, lineNo) : isDelivered ? quantity : 0,
    ]),
  )
}

const deliveredOf = ({ flow }: Extract<AccountDocument, { type: 'ORDER_RESPONSE' }>, lineNo: number) =>
  flow.shipments
    .filter(({ deliveredDay }) => deliveredDay !== undefined)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.lineNo === lineNo ? line.quantity : 0), 0)

/** Maps lines of the document to order lines: a part and its core deposit are one order line. */
function goodsOf(document: AccountDocument, lines: readonly Line[]): ClaimedGoods {
  const pieces = new Map<number, number>()
  for (const { lineNo: index, quantity } of lines) {
    const { lineNo = 0 } = document.lines[index - 1] ?? {}
    pieces.set(lineNo, Math.max(quantity, pieces.get(lineNo) ?? 0))
  }
  return {
    orderNo: orderNoOf(document),
    deliveryNoteNo: shipmentOf(document)?.deliveryNoteNo,
    lines: [...pieces].map(([lineNo, quantity]) => ({ lineNo, quantity })),
  }
}

type Line = { readonly lineNo: number; readonly quantity: number }

function lineError(lines: readonly Line[], quantities: Quantities, claimed: Quantities) {
  if (lines.length === 0 || lines.some(({ lineNo }) => !quantities.has(lineNo))) {
    return errorResponse(400, 400001, 'Lines of the document.')
  }
  const left = ({ lineNo }: Line) => (quantities.get(lineNo) ?? 0) - (claimed.get(lineNo) ?? 0)
  const tooMany = lines.filter((line) => line.quantity > left(line))
  if (tooMany.length === 0) return undefined
  return errorResponse(422, 422022, 'More pieces than were delivered, less those that are claimed already.', {
    errors: tooMany.map((line) => ({
      pointer: `/lines/${lines.indexOf(line)}/quantity`,
      code: 'too_many',
      message: String(Math.max(0, left(line))),
    })),
  })
}

type Sent = Omit<ClaimContent, 'documentNo' | 'lines' | 'attachments'> & {
  readonly documentNo?: string | undefined
  readonly lines?: readonly Line[] | undefined
  readonly files: readonly { readonly name: string }[]
}

const claimContent = (sent: Sent): ClaimContent => ({
  documentNo: sent.documentNo ?? '',
  lines: sent.lines ?? [],
  message: sent.message,
  email: sent.email,
  reason: sent.reason,
  remedy: sent.remedy,
  vin: sent.vin,
  mileageKm: sent.mileageKm,
  fittedOn: sent.fittedOn,
  removedOn: sent.removedOn,
  attachments: sent.files.map(({ name }) => name),
})

async function formsOf(sheet: FormSheet, languageID: LanguageId) {
  const { topic, name, title, purpose, versionDate } = sheet
  const readers = fileLanguage(sheet, languageID)
  const { length: bytes } = await formFile(sheet, readers)
  const formLanguage = fileLanguage({ ...sheet, languages: 'all' }, languageID)
  return [
    {
      formId: `${name}-online`,
      topic,
      kind: 'ONLINE' as const,
      title: title[formLanguage],
      purpose: purpose[formLanguage],
      terms: claimTermsOf(sheet, formLanguage),
      languageID,
      versionDate,
    },
    {
      formId: name,
      topic,
      kind: 'PDF' as const,
      title: title[readers],
      purpose: purpose[formLanguage],
      languageID: languageIdOf(readers),
      versionDate,
      file: { path: `/media/forms/${readers}/${name}.pdf`, bytes },
    },
  ]
}
