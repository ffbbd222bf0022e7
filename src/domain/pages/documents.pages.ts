import type { PageTable, RoutesOf } from './page-table.ts'

export const documentsPages = {
  deliverynotes: {
    path: 'infocenter/deliverynotes',
    menu: { group: 'infocenter.deliveries', text: 'list.title.deliverynotes', right: 'shipment' },
    capability: 'deliveries',
  },
  deliveryNote: { path: 'infocenter/deliverynotes/:slug', capability: 'deliveries' },
  packinglist: {
    path: 'infocenter/packinglist',
    menu: { group: 'infocenter.deliveries', text: 'list.title.packinglist', right: 'shipment' },
    capability: 'deliveries',
  },
  account: {
    path: 'infocenter/account',
    menu: { group: 'infocenter.accounting', text: 'statement.title', right: 'invoice' },
    capability: 'invoices',
  },
  salesinvoice: {
    path: 'infocenter/salesinvoice',
    menu: { group: 'infocenter.accounting', text: 'list.title.invoices', right: 'invoice' },
    capability: 'invoices',
  },
  invoice: { path: 'infocenter/salesinvoice/:slug', capability: 'invoices' },
  creditnotes: {
    path: 'infocenter/creditnotes',
    menu: { group: 'infocenter.accounting', text: 'list.title.creditnotes', right: 'invoice' },
    capability: 'invoices',
  },
  creditNote: { path: 'infocenter/creditnotes/:slug', capability: 'invoices' },
} as const satisfies PageTable

export const documentsRoutes: RoutesOf<typeof documentsPages> = {
  deliverynotes: {
    file: 'documents/delivery-notes.route.tsx',
    layout: 'info-centre',
    name: 'the delivery notes',
  },
  deliveryNote: {
    file: 'documents/document/delivery-note.route.tsx',
    layout: 'info-centre',
    name: 'the delivery note',
  },
  packinglist: {
    file: 'documents/packing-list.route.tsx',
    layout: 'info-centre',
    texts: ['packing'],
    name: 'the packing lists',
  },
  account: {
    file: 'documents/account/account.route.tsx',
    layout: 'info-centre',
    texts: ['statement'],
    name: 'the account',
  },
  salesinvoice: {
    file: 'documents/invoices.route.tsx',
    layout: 'info-centre',
    texts: ['ageing'],
    name: 'the invoices',
  },
  invoice: {
    file: 'documents/document/invoice.route.tsx',
    layout: 'info-centre',
    texts: ['documents', 'eInvoice', 'lines'],
    name: 'the invoice',
  },
  creditnotes: { file: 'documents/credit-notes.route.tsx', layout: 'info-centre', name: 'the credit notes' },
  creditNote: {
    file: 'documents/document/credit-note.route.tsx',
    layout: 'info-centre',
    name: 'the credit note',
  },
}
