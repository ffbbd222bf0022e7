import { asksForDocument, type Form } from '#domain/forms/form.ts'
import type { FindFormDocument, FormDocument } from './form-document.ts'
import type { Forms } from './forms.port.ts'

export type OpenedForm = {
  readonly form: Form
  readonly documentNo: string
  /** Absent without a number, and where the number names nothing. */
  readonly document?: FormDocument | undefined
}

/** The forms, and the one of them that is to be filled in online. */
export class OpenForms {
  readonly #forms: Forms
  readonly #find: FindFormDocument

  constructor(forms: Forms, find: FindFormDocument) {
    this.#forms = forms
    this.#find = find
  }

  list(): Promise<readonly Form[]> {
    return this.#forms.list()
  }

  /** Absent where there is no such online form. */
  async one(formId: string, documentNo: string): Promise<OpenedForm | undefined> {
    const forms = await this.#forms.list()
    const form = forms.find((one) => one.kind === 'ONLINE' && one.formId === formId)
    if (form === undefined) return undefined
    const document =
      asksForDocument(form.topic) && documentNo !== ''
        ? await this.#find.run(form.topic, documentNo)
        : undefined
    return { form, documentNo, document }
  }
}
