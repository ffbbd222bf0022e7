/** Data that law and banks require on invoices. */
export type LegalData = {
  /** Number in the register of companies. */
  registrationId: string
  register: string
  /** Legal representatives of the company. */
  representedBy: string
  email: string
  /** VAT number with the country's prefix; absent if the company has no VAT number. */
  vatId?: string
  /** Local tax number. */
  taxNumber?: string
  iban: string
  bic: string
  bank: string
}

export type Entity = {
  legal: LegalData
  company: { companyName: string; street: string; postCode: string; city: string; phoneNo: string }
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Pages of the company in the shop by link key. */
  pages: Partial<Record<'tutorials' | 'newsletter' | 'contactForm' | 'helpDesk', string>>
  /** Supplier of the catalogue data; `logo` is the path of an image of 260 by 100 pixels. */
  dataSupplier?: { name: string; logo: string }
  contacts: readonly { topic: 'ORDERS' | 'PARTS' | 'RETURNS' | 'INVOICES'; name: string; extension: number }[]
  figures: { founded: number; employees: number }
  social: readonly ('facebook' | 'linkedin' | 'youtube' | 'instagram')[]
}

export const DEFAULT_ENTITY = 'DTDE'

export const entities: Readonly<Record<string, Entity>> = {
  DTDE: {
    legal: {
      registrationId: 'HRB 004711',
      register: 'Amtsgericht Münster, HRB 004711',
      representedBy: 'Martina Deichsel',
      email: 'info@drawbar.example',
      vatId: 'DE000047110',
      taxNumber: '337/5000/0471',
      iban: 'DE93999999990004711000',
      bic: 'DRAWDEM0XXX',
      bank: 'Musterbank Münster',
    },
    company: {
      companyName: 'Drawbar GmbH',
      street: 'Kupplungsweg 12',
      postCode: '48155',
      city: 'Münster',
      phoneNo: '+49 251 000 4711',
    },
    country: 'DE',
    pages: {
      tutorials: 'tutorials',
      newsletter: 'newsletter',
      contactForm: 'contact',
      helpDesk: 'help-desk',
    },
    dataSupplier: { name: 'Partlex', logo: '/media/suppliers/partlex.svg' },
    contacts: [
      { topic: 'ORDERS', name: 'Jana Zapfen', extension: 10 },
      { topic: 'PARTS', name: 'Timo Nabe', extension: 11 },
      { topic: 'RETURNS', name: 'Aylin Sattel', extension: 12 },
      { topic: 'INVOICES', name: 'Ralf Konto', extension: 13 },
    ],
    figures: { founded: 1987, employees: 240 },
    social: ['facebook', 'linkedin', 'youtube', 'instagram'],
  },
  DTFR: {
    legal: {
      registrationId: '000 047 110 00018',
      register: 'RCS Lyon 000 047 110',
      representedBy: 'Camille Attelage',
      email: 'contact@drawbar.example',
      vatId: 'FR00000047110',
      iban: 'FR7699999999990000471100053',
      bic: 'DRAWFRP0XXX',
      bank: 'Banque Modèle',
    },
    company: {
      companyName: 'Drawbar France SARL',
      street: '12, rue de l’Attelage',
      postCode: '69800',
      city: 'Saint-Priest',
      phoneNo: '+33 1 99 00 47 11',
    },
    country: 'FR',
    pages: { tutorials: 'tutorials', newsletter: 'newsletter', contactForm: 'contact' },
    contacts: [
      { topic: 'ORDERS', name: 'Chloé Essieu', extension: 10 },
      { topic: 'PARTS', name: 'Marc Moyeu', extension: 11 },
      { topic: 'RETURNS', name: 'Inès Retour', extension: 12 },
      { topic: 'INVOICES', name: 'Paul Compte', extension: 13 },
    ],
    figures: { founded: 1998, employees: 62 },
    social: ['facebook', 'linkedin', 'youtube'],
  },
  DTIT: {
    legal: {
      registrationId: 'VR-004711',
      register: 'Registro delle imprese di Verona, VR-004711',
      representedBy: 'Giulia Timone',
      email: 'info@drawbar.example',
      vatId: 'IT00004711000',
      iban: 'IT35U9999999999000004711000',
      bic: 'DRAWITM0XXX',
      bank: 'Banca Esempio',
    },
    company: {
      companyName: 'Drawbar Italia S.r.l.',
      street: 'Via del Timone 12',
      postCode: '37135',
      city: 'Verona',
      phoneNo: '+39 045 0004711',
    },
    country: 'IT',
    pages: { newsletter: 'newsletter', contactForm: 'contact' },
    contacts: [
      { topic: 'ORDERS', name: 'Elisa Ralla', extension: 10 },
      { topic: 'PARTS', name: 'Dario Mozzo', extension: 11 },
      { topic: 'RETURNS', name: 'Sara Reso', extension: 12 },
      { topic: 'INVOICES', name: 'Luca Conti', extension: 13 },
    ],
    figures: { founded: 2001, employees: 48 },
    social: ['facebook', 'linkedin', 'instagram'],
  },
  DTES: {
    legal: {
      registrationId: 'B00047110',
      register: 'Registro Mercantil de Zaragoza, hoja Z-004711',
      representedBy: 'Lucía Enganche',
      email: 'info@drawbar.example',
      vatId: 'ESB00047110',
      iban: 'ES9799999999540000471100',
      bic: 'DRAWESM0XXX',
      bank: 'Banco Ejemplo',
    },
    company: {
      companyName: 'Drawbar Ibérica S.L.',
      street: 'Calle del Enganche 12',
      postCode: '50012',
      city: 'Zaragoza',
      phoneNo: '+34 976 000 471',
    },
    country: 'ES',
    pages: { tutorials: 'tutorials' },
    contacts: [
      { topic: 'ORDERS', name: 'Nuria Buje', extension: 10 },
      { topic: 'PARTS', name: 'Iván Perno', extension: 11 },
      { topic: 'RETURNS', name: 'Olga Retorno', extension: 12 },
      { topic: 'INVOICES', name: 'Raúl Cuenta', extension: 13 },
    ],
    figures: { founded: 2004, employees: 41 },
    social: ['linkedin', 'youtube'],
  },
  DTBR: {
    legal: {
      registrationId: '00.004.711/0001-00',
      register: 'CNPJ 00.004.711/0001-00',
      representedBy: 'Rafael Engate',
      email: 'contato@drawbar.example',
      taxNumber: 'IE 000.471.100.000',
      iban: 'BR5999999999000010000471100C1',
      bic: 'DRAWBRS0XXX',
      bank: 'Banco Exemplo',
    },
    company: {
      companyName: 'Drawbar do Brasil Ltda.',
      street: 'Rua do Engate, 12',
      postCode: '07034-000',
      city: 'Guarulhos',
      phoneNo: '+55 11 0000-4711',
    },
    country: 'BR',
    pages: { contactForm: 'contact', helpDesk: 'help-desk' },
    contacts: [
      { topic: 'ORDERS', name: 'Bia Cubo', extension: 10 },
      { topic: 'PARTS', name: 'Caio Pino', extension: 11 },
      { topic: 'RETURNS', name: 'Lara Volta', extension: 12 },
      { topic: 'INVOICES', name: 'Davi Conta', extension: 13 },
    ],
    figures: { founded: 2011, employees: 35 },
    social: ['facebook', 'instagram', 'youtube'],
  },
}
