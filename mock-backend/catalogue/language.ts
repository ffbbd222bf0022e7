/** The languages of the catalogue's texts. */
export const languages = ['de', 'en', 'fr', 'it', 'ru', 'nl', 'pt-BR', 'es'] as const

export type Language = (typeof languages)[number]

export type LocalizedText = Readonly<Record<Language, string>>
