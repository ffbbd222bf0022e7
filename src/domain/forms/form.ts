const FORM_TOPICS = ['RETURN', 'WARRANTY', 'CORE', 'SHORTAGE', 'CREDIT', 'MASTER_DATA'] as const
export type FormTopic = (typeof FORM_TOPICS)[number]

/** A form: a PDF to print, or an online form. */
export type Form = {
  readonly formId: string
  readonly topic: FormTopic
  readonly kind: 'PDF' | 'ONLINE'
  readonly title: string
  readonly purpose: string
  /** Text that explains how, and within which time, the seller decides a claim. */
  readonly terms?: string | undefined
  /** BCP 47 language tag. */
  readonly language: string
  /** ISO 8601 date. */
  readonly versionDate: string
  readonly file?: { readonly path: string; readonly bytes: number } | undefined
}

/** True if the form of a topic has fields for a document. Such a form opens a claim. */
export const asksForDocument = (topic: FormTopic) => topic !== 'CREDIT' && topic !== 'MASTER_DATA'
export const asksForVehicle = (topic: FormTopic) => topic === 'WARRANTY'
export const asksForLimit = (topic: FormTopic) => topic === 'CREDIT'

/** True if only those who may change the data of the company submit the form. */
export const concernsCompany = (topic: FormTopic) => !asksForDocument(topic)

export function parseTopic(text: string | null): FormTopic | undefined {
  return FORM_TOPICS.find((topic) => topic === text)
}
