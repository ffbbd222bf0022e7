import { expect, it } from 'vitest'

const { messageViolations, styleViolations } = (await import(
  new URL('../../scripts/message-rules.mjs', import.meta.url).href
)) as {
  messageViolations(language: string, text: string): readonly string[]
  styleViolations(file: string, language: string, json: string): readonly string[]
}

it.each([
  ['en', '“{name}” was saved. Enter up to {most, number, grouped} pieces.'],
  ['de', '„{name}“ wurde gespeichert: Bitte prüfen Sie die Menge.'],
  ['de', 'Ohne MwSt. und Versand'],
  ['fr', '«\u00A0{name}\u00A0»\u00A0: quantité modifiée\u00A0?'],
  ['it', 'Non ha accesso. Richieda l’autorizzazione «Ordini».'],
  ['nl', '‘{name}’ is op voorraad; twee foto’s.'],
  ['ru', 'Если вы вошли, выберите «Отложить».'],
])('a message in %s that follows the style is accepted: %s', (language, text) => {
  expect(messageViolations(language, text)).toEqual([])
})

it.each([
  ['en', 'Your account may not order', 'do not have permission'],
  ['en', 'No articles found', 'write part'],
  ['en', 'The buyer may no longer order', 'do not have permission'],
  ['en', 'The shop did not answer', 'is not responding'],
  ['en', 'At most 99,999', 'digit groups'],
  ['en', 'The basket is empty', 'cart'],
  ['de', 'Höchstens 99.999', 'digit groups'],
  ['fr', 'Plus de 50 000 lignes', 'digit groups'],
  ['de', 'Nicht gespeichert: bitte prüfen Sie die Menge', 'capital letter'],
  ['de', '»{name}« gelöscht', 'quotation marks are „“'],
  ['de', 'Ändere deine Adresse', 'form of address'],
  ['de', 'Ohne Kennwort', 'Passwort'],
  ['de', 'Sie dürfen sie nicht sehen', 'keine Berechtigung'],
  ['de', 'Nichts wurde bestellt', 'Es wurde nichts'],
  ['fr', 'Référence : {number}', 'U+00A0'],
  ['fr', '« {name} »', 'U+00A0'],
  ['fr', "Vérifiez l'orthographe", 'the apostrophe is ’'],
  ['fr', 'Par référence ou numéro OE', 'référence OE'],
  ['fr', 'Vérifiez vos indications', 'information'],
  ['fr', 'Prix hors TVA', 'HT, TTC'],
  ['es', 'La cesta está vacía', 'carrito'],
  ['es', 'No se pudo cargar el PDF', 'no se ha podido'],
  ['es', 'Cambia tu dirección', 'form of address'],
  ['it', 'Salvalo come XLSX', 'form of address'],
  ['it', 'Conservatelo al sicuro', 'form of address'],
  ['it', 'Inseriscila così: {example}', 'form of address'],
  ['it', 'il negozio non risponde', 'shop'],
  ['nl', '“{name}” verwijderen?', 'quotation marks are ‘'],
  ['nl', 'Wijzig je adres', 'form of address'],
  ['pt', 'Guia de remessa {number}', 'nota de entrega'],
  ['pt', 'Adicionar nota', 'observação'],
  ['pt', String.raw`Placa: {plate}\nMotorista: {driver}`, 'a backslash would be shown'],
  ['ru', 'Здесь Ваш заказ', 'form of address'],
  ['ru', 'Удалить веб-хук', 'вебхук'],
  ['ru', 'Подождите...', 'the ellipsis is …'],
  ['ru', 'Изменено на {theirs, number}. вы ввели {own, number}.', 'begins with a capital letter'],
])('a message in %s that violates the style is rejected with the rule: %s', (language, text, rule) => {
  expect(messageViolations(language, text).join()).toContain(rule)
})

it('a violation contains file, line, message id and rule', () => {
  const json = JSON.stringify({ 'cart.total': 'Total', 'cart.empty': 'La cesta está vacía' }, null, 2)

  expect(styleViolations('es.json', 'es', json)).toEqual(['es.json:3: cart.empty: "cesta": write carrito'])
})

it('two status labels with the same text are rejected', () => {
  const json = JSON.stringify({ 'order.event.PLACED': 'Enviado', 'order.event.SHIPPED': 'Enviado' }, null, 2)

  expect(styleViolations('es.json', 'es', json)).toEqual([
    'es.json:3: order.event.SHIPPED: "Enviado" is also the label of something else beside it',
  ])
})
