import { strFromU8, unzlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { pdfPage } from '#mock-backend/files/pdf-page.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { anonymous, api, smallBackend } from '../call-api.ts'

const backend = smallBackend()
const { post } = api(backend)
const part = sharedCatalogue(7, 600).product(11)

const fetched = (path: string) => backend.respond(new Request(`http://api.test${path}`))
const sheetIn = async (languageID: string) => {
  const { body } = await post('/api/products/product/', { ...anonymous, languageID, slug: part.slug })
  return body.product.documents[0]
}
const textOf = async (response: Response) =>
  String.fromCharCode(...new Uint8Array(await response.arrayBuffer()))

test('Mounted parts have instructions, brakes have a certificate, and consumables have neither', async () => {
  const catalogue = sharedCatalogue(7, 600)
  const parts = Array.from({ length: 600 }, (_, index) => catalogue.product(index))
  const kindsOf = async (isRequested: (categoryId: string) => boolean) => {
    const { slug } = parts.find(({ categoryId }) => isRequested(categoryId))!
    const { body } = await post('/api/products/product/', { ...anonymous, languageID: 'ru-RU', slug })
    for (const { href, size } of body.product.documents) {
      const response = await fetched(href)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect((await response.arrayBuffer()).byteLength).toBe(size)
    }
    return body.product.documents.map(({ kind }: { readonly kind: string }) => kind)
  }
  expect(await kindsOf((id) => id.startsWith('B'))).toEqual([
    'DATA_SHEET',
    'MOUNTING_INSTRUCTIONS',
    'CERTIFICATE',
  ])
  expect(await kindsOf((id) => id.startsWith('E'))).toEqual(['DATA_SHEET', 'MOUNTING_INSTRUCTIONS'])
  expect(await kindsOf((id) => id === 'U22')).toEqual(['DATA_SHEET'])
})

test.each(['certificate-de', 'data-sheet-xx', 'data-sheet-', 'manual-de', 'constructor-de'])(
  'The document %s of a consumable does not exist',
  async (name) => {
    const catalogue = sharedCatalogue(7, 600)
    const consumable = Array.from({ length: 600 }, (_, index) => catalogue.product(index)).find(
      ({ categoryId }) => categoryId === 'U22',
    )!
    const { status } = await fetched(`/media/documents/${consumable.vendorId}-${consumable.sku}/${name}.pdf`)
    expect(status).toBe(404)
  },
)

test('The data sheet of an unknown part does not exist', async () => {
  expect((await fetched('/media/documents/NW-0.00000/data-sheet-de.pdf')).status).toBe(404)
})

test('The data sheet is a valid PDF: its cross-reference table contains the offset of each object', async () => {
  const { href } = await sheetIn('de-DE')
  const pdf = await textOf(await fetched(href))
  expect(pdf).toMatch(/^%PDF-1\.4\n/)
  expect(pdf).toMatch(/%%EOF\n$/)
  const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1])
  const rows = pdf.slice(table).match(/^\d{10} 00000 n $/gm) ?? []
  expect(pdf.slice(table)).toMatch(new RegExp(`^xref\n0 ${rows.length + 1}\n`))
  expect(rows.map((row, index) => pdf.startsWith(`${index + 1} 0 obj\n`, Number(row.slice(0, 10))))).toEqual(
    rows.map(() => true),
  )
  const [, length, content] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(pdf) ?? []
  expect(content?.length).toBe(Number(length))
})

test('The data sheet contains the name of the part in the requested language', async () => {
  const shown = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`)
  for (const [languageID, name] of [
    ['de-DE', part.names.de],
    ['pt-BR', part.names['pt-BR']],
    ['fr-FR', part.names.fr],
  ] as const) {
    const pdf = await textOf(await fetched((await sheetIn(languageID)).href))
    expect(pdf).toContain(`(${shown(name)}) Tj`)
    expect(pdf).toContain(part.gtin)
  }
})

test('A thread designation is written in characters that the fonts have', async () => {
  const page = new TextDecoder('latin1').decode(
    pdfPage('Filter', [{ text: '1 1\u20448-16 UN \u2013 5\u202f€', x: 0, y: 0, size: 10 }]),
  )
  expect(page).toContain('(1 1/8-16 UN \u2013 5 \u20ac) Tj')
})

test('The Cyrillic data sheet has its letters embedded, and contains the attributes', async () => {
  const { href, size } = await sheetIn('ru-RU')
  expect(href).toMatch(/data-sheet-ru\.pdf$/)
  const pdf = await textOf(await fetched(href))
  expect(pdf.length).toBe(size)
  expect(pdf).toContain('/FontFile2')
  expect(pdf).not.toContain(part.names.en)
  const letters = lettersIn(pdf)
  const texts = [part.names.ru, ...part.attributes.map(({ names }) => names.ru)]
  for (const letter of texts.join('').replaceAll(' ', '')) expect(letters).toContain(letter)
})

/** The characters in the ToUnicode maps of a PDF's fonts. */
function lettersIn(pdf: string): Set<string> {
  const streams = [...pdf.matchAll(/stream\n([^]*?)\nendstream/g)].map(([, content = '']) =>
    unpacked(content),
  )
  const maps = streams.filter((text) => text.includes('beginbfrange')).join('\n')
  return new Set(
    [...maps.matchAll(/<([\da-f]{4})>/gi)].map(([, code = '']) => String.fromCharCode(parseInt(code, 16))),
  )
}

function unpacked(content: string): string {
  try {
    return strFromU8(unzlibSync(Uint8Array.from(content, (sign) => sign.charCodeAt(0))), true)
  } catch {
    return content
  }
}
