import type { formsContract } from '#contracts/forms/forms.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import type { Account } from '../session/account.ts'
import { languageIdOf } from '../catalogue-language.ts'
import { documentsOf } from '../documents/account-document.ts'
import { attachmentRefusal } from './attachments.ts'
import { fileLanguage, formSheets, onlineSheet, type FormSheet } from './form-library.ts'
import { formFile } from './form-pdf.ts'
import { IdempotentAnswers } from '../http/idempotent-answers.ts'
import { found, refusal } from '../http/refusal.ts'
import { payloadOf } from '../session/callers.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

const DOCUMENT_TYPES = ['INVOICE', 'DESPATCH_ADVICE', 'ORDER_RESPONSE'] as const

export function formsHandlers({ db, clock, orderBook, callerOf }: Services): Handlers<typeof formsContract> {
  const answers = new IdempotentAnswers()

  /** Quantities by line number; undefined for a document that the account does not have. */
  function quantitiesOf(account: Account, documentNo: string): ReadonlyMap<number, number> | undefined {
    const history = orderBook.historyOf(account)
    const document = DOCUMENT_TYPES.flatMap((type) => documentsOf(history, type)).find(
      (one) => one.documentNo === documentNo,
    )
    // Line numbers start at 1, as on the document.
    return document && new Map(document.lines.map(({ quantity }, place) => [place + 1, quantity]))
  }

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
        if (sheet.asksForDocument) {
          const quantities = found(quantitiesOf(account, sent.documentNo ?? ''), 'document')
          const wrong = sent.lines?.find(({ lineNo, quantity }) => quantity > (quantities.get(lineNo) ?? 0))
          if (sent.lines === undefined || wrong !== undefined) {
            return refusal(400, 400001, 'Bad Request', {
              detail: 'Lines of the document, and no more than it holds.',
            })
          }
        }
        const refused = attachmentRefusal(sent.files)
        if (refused !== undefined) return refused
        const receivedAt = clock()
        const ticketNo = `T${new Date(receivedAt).getUTCFullYear()}-${String(db.formTicket.count() + 1).padStart(5, '0')}`
        db.formTicket.create({ ticketNo, customerId: account.customerId, formId: sent.formId, receivedAt })
        return {
          status: 200 as const,
          body: { ticketNo, receivedAt: new Date(receivedAt).toISOString() },
        }
      })
    },
  }
}

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
