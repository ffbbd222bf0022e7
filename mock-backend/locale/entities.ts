export type Entity = {
  company: { companyName: string; street: string; postCode: string; city: string; phoneNo: string }
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Pages of the entity's website by link key. */
  pages: Partial<Record<'tutorials' | 'newsletter' | 'contactForm' | 'helpDesk', string>>
  /** `logo` is the path of an image of 260 by 100 pixels. */
  dataSupplier?: { name: string; logo: string }
  social: readonly ('facebook' | 'linkedin' | 'youtube' | 'instagram')[]
}

export const DEFAULT_ENTITY = 'DTDE'

export const entities: Readonly<Record<string, Entity>> = {
  DTDE: {
    company: {
      companyName: 'Drawbar GmbH',
      street: 'Kupplungsweg 12',
      postCode: '48155',
      city: 'Münster',
      phoneNo: '+49 251 0004711',
    },
    country: 'DE',
    pages: {
      tutorials: 'tutorials',
      newsletter: 'newsletter',
      contactForm: 'contact',
      helpDesk: 'help-desk',
    },
    dataSupplier: { name: 'Partlex', logo: '/media/suppliers/partlex.svg' },
    social: ['facebook', 'linkedin', 'youtube', 'instagram'],
  },
  DTFR: {
    company: {
      companyName: 'Drawbar France SARL',
      street: '12, rue de l’Attelage',
      postCode: '69800',
      city: 'Saint-Priest',
      phoneNo: '+33 1 99 00 47 11',
    },
    country: 'FR',
    pages: { tutorials: 'tutorials', newsletter: 'newsletter', contactForm: 'contact' },
    social: ['facebook', 'linkedin', 'youtube'],
  },
  DTIT: {
    company: {
      companyName: 'Drawbar Italia S.r.l.',
      street: 'Via del Timone 12',
      postCode: '37135',
      city: 'Verona',
      phoneNo: '+39 045 0004711',
    },
    country: 'IT',
    pages: { newsletter: 'newsletter', contactForm: 'contact' },
    social: ['facebook', 'linkedin', 'instagram'],
  },
  DTES: {
    company: {
      companyName: 'Drawbar Ibérica S.L.',
      street: 'Calle del Enganche 12',
      postCode: '50012',
      city: 'Zaragoza',
      phoneNo: '+34 976 000 471',
    },
    country: 'ES',
    pages: { tutorials: 'tutorials' },
    social: ['linkedin', 'youtube'],
  },
  DTBR: {
    company: {
      companyName: 'Drawbar do Brasil Ltda.',
      street: 'Rua do Engate, 12',
      postCode: '07034-000',
      city: 'Guarulhos',
      phoneNo: '+55 11 0000-4711',
    },
    country: 'BR',
    pages: { contactForm: 'contact', helpDesk: 'help-desk' },
    social: ['facebook', 'instagram', 'youtube'],
  },
}
