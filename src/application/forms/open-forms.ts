import { asksForDocument, type Form, type FormTopic } from '#domain/forms/form.ts'
import { FindFormDocument, type FormDocument } from './form-document.ts'
import { Forms } from './forms.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type OpenedForm = {
  readonly form: Form
  readonly documentNo: string
  /** Absent without a document number, or if the number is unknown. */
  readonly document?: FormDocument | undefined
  /** All online forms that are about a document; empty if the opened form is not one of them. */
  readonly others: readonly Form[]
}

/** Lists the forms and opens an online form. */
export class OpenForms extends dependsOn({ forms: Forms, find: FindFormDocument }) {
  list(): Promise<readonly Form[]> {
    return this.deps.forms.list()
  }

  /** Opens an online form; undefined if there is none with this id. */
  async one(formId: string, documentNo: string): Promise<OpenedForm | undefined> {
    const forms = await this.deps.forms.list()
    const form = forms.find((one) => one.kind === 'ONLINE' && one.formId === formId)
    if (form === undefined) return undefined
    const document =
      asksForDocument(form.topic) && documentNo !== ''
        ? await this.deps.find.run(form.topic, documentNo)
        : undefined
    const others = asksForDocument(form.topic) ? forms.filter(isAboutDocument) : []
    return { form, documentNo, document, others }
  }

  /** The online form of a topic. */
  async about(topic: FormTopic): Promise<Form | undefined> {
    const forms = await this.deps.forms.list()
    return forms.find((form) => form.kind === 'ONLINE' && form.topic === topic)
  }
}

const isAboutDocument = ({ kind, topic }: Form) => kind === 'ONLINE' && asksForDocument(topic)
