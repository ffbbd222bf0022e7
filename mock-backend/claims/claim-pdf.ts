import { dateIn, documentTitles, labelIn } from '../files/document-texts.ts'
import { MARGIN, newPdf } from '../files/new-pdf.ts'
import { orderOf } from '../documents/account-document.ts'
import { buyerOf, sellerOf, type TradeParty } from '../documents/trade-document.ts'
import { onlineSheetOf } from './form-library.ts'
import type { ResponseFile } from '../http/file-response.ts'
import type { Caller } from '../session/callers.ts'
import type { StoredClaim } from './claim-book.ts'
import { claimLabelIn, claimCodeText } from './claim-texts.ts'
import { claimView } from './claim-view.ts'

type Attached = { readonly name: string; readonly content: string }

const PDF = 'application/pdf'
const PICTURE_HEIGHT = 300
const WIDTH = 595 - 2 * MARGIN

/** PDF of the submitted form, with the attached pictures. */
export async function claimPdf(
  claim: StoredClaim,
  files: readonly Attached[],
  caller: Caller,
): Promise<ResponseFile> {
  const { language } = caller
  const { claimNo, topic, content, document } = claim
  const [label, claimLabel] = [labelIn(language), claimLabelIn(language)]
  const title = onlineSheetOf(topic).title[language]
  const received = new Date(claim.receivedAt).toISOString().slice(0, 10)
  const { pdf, finish } = await newPdf({ title: `${title} ${claimNo}`, date: received })
  const line = (text: string, font: 'regular' | 'bold' = 'regular', size = 9) =>
    pdf.font(font).fontSize(size).text(text, MARGIN, pdf.y, { width: WIDTH })
  line(`${title} ${claimNo}`, 'bold', 16)
  pdf.moveDown(0.6)
  const number = (day: string | undefined) => (day === undefined ? undefined : dateIn(language, day))
  const facts: readonly (readonly [string, string | undefined])[] = [
    [label('customer'), `${caller.account.customerId} ${buyerOf(orderOf(document), caller).company}`],
    [label('date'), number(received)],
    [documentTitles[document.type][language], document.documentNo],
    [claimLabel('reason'), content.reason && claimCodeText(language, content.reason)],
    [claimLabel('remedy'), content.remedy && claimCodeText(language, content.remedy)],
    [claimLabel('vin'), content.vin],
    [claimLabel('mileage'), content.mileageKm === undefined ? undefined : `${content.mileageKm} km`],
    [claimLabel('fitted'), number(content.fittedOn)],
    [claimLabel('removed'), number(content.removedOn)],
    ['E-mail', content.email || undefined],
    [claimLabel('attachments'), content.attachments.join(', ') || undefined],
  ]
  for (const [name, value] of facts) if (value !== undefined) line(`${name}: ${value}`)
  pdf.moveDown(0.6)
  for (const { quantity, product, orderNo } of claimView(claim, caller).lines) {
    line(`${quantity} × ${product.sku} ${product.name} (${label('order')} ${orderNo})`, 'bold')
  }
  if (content.message !== '') {
    pdf.moveDown(0.6)
    line(claimLabel('description'), 'bold')
    line(content.message)
  }
  for (const { name, content: base64 } of files) {
    if (!/\.(?:png|jpe?g)$/i.test(name)) continue
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    if (pdf.y > pdf.page.height - MARGIN - PICTURE_HEIGHT) pdf.addPage()
    pdf.moveDown(0.6)
    line(name)
    try {
      pdf.image(bytes.buffer, MARGIN, pdf.y, { fit: [WIDTH, PICTURE_HEIGHT - 40] })
      pdf.y += PICTURE_HEIGHT - 40
    } catch {
      // the file begins like a picture but cannot be decoded
      line('–')
    }
  }
  const bytes = await finish((page, count) => `${claimNo} · ${page} / ${count}`)
  return { name: `${claimLabel('claim')}-${claimNo}.pdf`, type: PDF, bytes }
}

/** PDF label for the parcel with returned goods: sender, recipient and claim number, legible on a pallet. */
export async function claimLabel(
  { claimNo, receivedAt, document }: StoredClaim,
  caller: Caller,
): Promise<ResponseFile> {
  const claimLabel = claimLabelIn(caller.language)
  const { pdf, write, finish } = await newPdf({
    title: `${claimLabel('returnLabel')} ${claimNo}`,
    date: new Date(receivedAt).toISOString(),
  })
  const { company, country } = sellerOf(caller)
  const frame = { height: 300 }
  pdf.lineWidth(1).rect(MARGIN, MARGIN, WIDTH, frame.height).stroke('#14202b').fillColor('#14202b')
  const party = (
    name: string,
    { company: recipient, street, postCode, city, countryID }: TradeParty,
    y: number,
    size: number,
  ) => {
    write(name, MARGIN + 16, y, 9)
    const lines = [recipient, street, `${countryID}-${postCode} ${city}`]
    lines.forEach((text, index) =>
      write(text, MARGIN + 16, y + 14 + index * (size + 4), size, index === 0 ? 'bold' : 'regular'),
    )
  }
  party(claimLabel('from'), buyerOf(orderOf(document), caller), MARGIN + 14, 10)
  party(claimLabel('to'), { ...company, company: company.companyName, countryID: country }, MARGIN + 90, 16)
  write(claimLabel('returnLabel'), MARGIN + 16, MARGIN + 196, 11)
  write(claimNo, MARGIN + 16, MARGIN + 214, 44, 'bold')
  write(`${labelIn(caller.language)('customer')} ${caller.account.customerId}`, MARGIN + 16, MARGIN + 272, 11)
  return { name: `${claimLabel('returnLabel')}-${claimNo}.pdf`, type: PDF, bytes: await finish() }
}
