const FORM_TOPICS = ['RETURN', 'WARRANTY', 'CORE', 'SHORTAGE', 'CREDIT', 'MASTER_DATA'] as const
export type FormTopic = (typeof FORM_TOPICS)[number]

/** A form as a file to be printed, or online. */
export type Form = {
  readonly formId: string
  readonly topic: FormTopic
  readonly kind: 'PDF' | 'ONLINE'
  readonly title: string
  readonly purpose: string
  /** BCP 47. */
  readonly language: string
  /** ISO 8601 day. */
  readonly versionDate: string
  readonly file?: { readonly path: string; readonly bytes: number } | undefined
}

/** What a topic asks for beside an e-mail address and a description. */
export const asksForDocument = (topic: FormTopic) => topic !== 'CREDIT' && topic !== 'MASTER_DATA'
export const asksForVehicle = (topic: FormTopic) => topic === 'WARRANTY'
export const asksForLimit = (topic: FormTopic) => topic === 'CREDIT'

export function parseTopic(text: string | null): FormTopic | undefined {
  return FORM_TOPICS.find((topic) => topic === text)
}
