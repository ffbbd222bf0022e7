import type { formsContract } from '#contracts/forms/forms.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import { languageIdOf } from '../catalogue-language.ts'
import { claimableDocument, type ClaimContent } from '../claims/claim-book.ts'
import type { AccountDocument } from '../documents/account-document.ts'
import { attachmentRefusal } from './attachments.ts'
import { fileLanguage, formSheets, onlineSheet, type FormSheet } from '../claims/form-library.ts'
import { formFile } from './form-pdf.ts'
import { IdempotentAnswers } from '../http/idempotent-answers.ts'
import { found, refusal } from '../http/refusal.ts'
import { payloadOf } from '../session/callers.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function formsHandlers({
  db,
  clock,
  orderBook,
  claimBook,
  callerOf,
}: Services): Handlers<typeof formsContract> {
  const answers = new IdempotentAnswers()

  return {
    list: async ({ query: { languageID } }) => ({
      status: 200,
      body: { forms: (await Promise.all(formSheets.map((sheet) => formsOf(sheet, languageID)))).flat() },
    }),

    submit: async ({ body, headers }) => {
      const { account } = await callerOf(body)
      const sent = payloadOf(body)
      const call = { owner: account.customerId, key: headers['idempotency-key'], body: sent }
      return answers.once(call, () => {
        const sheet = found(onlineSheet(sent.formId), 'form')
        const history = orderBook.historyOf(account)
        if (sheet.asksForDocument) {
          const document = found(claimableDocument(history, sent.documentNo ?? ''), 'document')
          const claimed = claimBook.claimedOf(account, sheet.topic, document.documentNo)
          const refused = lineRefusal(sent.lines ?? [], quantitiesOf(document), claimed)
          if (refused !== undefined) return refused
        }
        const refused = attachmentRefusal(sent.files)
        if (refused !== undefined) return refused
        const receivedAt = clock()
        const ticketNo = `T${new Date(receivedAt).getUTCFullYear()}-${String(db.formTicket.count() + 1).padStart(5, '0')}`
        const content = sheet.asksForDocument ? JSON.stringify(claimContent(sent)) : ''
        const { customerId } = account
        db.formTicket.create({ ticketNo, customerId, formId: sent.formId, receivedAt, content })
        claimBook.attach(ticketNo, sent.files)
        return {
          status: 200 as const,
          body: { ticketNo, receivedAt: new Date(receivedAt).toISOString() },
        }
      })
    },
  }
}

type Quantities = ReadonlyMap<number, number>

/** Pieces by line number, which starts at 1; of an order those that have left the warehouse. */
function quantitiesOf(document: AccountDocument): Quantities {
  const delivered = (lineNo: number, quantity: number) =>
    document.type === 'ORDER_RESPONSE'
      ? (document.chain.order.lines.find((line) => line.lineNo === lineNo)?.delivered ?? 0)
      : quantity
  return new Map(
    document.lines.map(({ lineNo, quantity }, place) => [place + 1, delivered(lineNo, quantity)]),
  )
}

type Line = { readonly lineNo: number; readonly quantity: number }

function lineRefusal(lines: readonly Line[], quantities: Quantities, claimed: Quantities) {
  if (lines.length === 0 || lines.some(({ lineNo }) => !quantities.has(lineNo))) {
    return refusal(400, 400001, 'Bad Request', { detail: 'Lines of the document.' })
  }
  const left = ({ lineNo }: Line) => (quantities.get(lineNo) ?? 0) - (claimed.get(lineNo) ?? 0)
  const tooMany = lines.filter((line) => line.quantity > left(line))
  if (tooMany.length === 0) return undefined
  return refusal(422, 422022, 'Unprocessable Content', {
    detail: 'More pieces than were delivered, less those that are claimed already.',
    errors: tooMany.map((line) => ({
      pointer: `/lines/${lines.indexOf(line)}/quantity`,
      code: 'too_many',
      message: String(Math.max(0, left(line))),
    })),
  })
}

type Sent = Omit<ClaimContent, 'documentNo' | 'lines' | 'attachments' | 'replies'> & {
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
  replies: [],
})

async function formsOf(sheet: FormSheet, languageID: LanguageId) {
  const { topic, name, title, purpose, versionDate } = sheet
  const readers = fileLanguage(sheet, languageID)
  const { length: bytes } = await formFile(sheet, readers)
  const own = fileLanguage({ ...sheet, languages: 'all' }, languageID)
  return [
    {
      formId: `${name}-online`,
      topic,
      kind: 'ONLINE' as const,
      title: title[own],
      purpose: purpose[own],
      languageID,
      versionDate,
    },
    {
      formId: name,
      topic,
      kind: 'PDF' as const,
      title: title[readers],
      purpose: purpose[own],
      languageID: languageIdOf(readers),
      versionDate,
      file: { path: `/media/forms/${readers}/${name}.pdf`, bytes },
    },
  ]
}
