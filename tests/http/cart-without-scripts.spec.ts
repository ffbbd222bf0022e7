import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const CART = '/en/checkout/step1'
const shop = runningShop()

/** Parses HTML like a browser without scripts, for which the content of `noscript` is part of the page. */
const pageOf = async (response: Response) => new JSDOM(await response.text()).window.document

/** Sends a form of the page as a click on the button does. */
function send(visitor: HttpVisitor, button: HTMLButtonElement, typed: Record<string, string> = {}) {
  const inputs = [...(button.form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])
  const pressed = button.name === '' ? {} : { [button.name]: button.value }
  return visitor.post(CART, {
    ...(Object.fromEntries(inputs) as Record<string, string>),
    ...typed,
    ...pressed,
  })
}

it('without scripts, the forms of the cart change and remove a line, and fields outside of forms are hidden', async () => {
  const visitor = new HttpVisitor(shop.origin)
  await visitor.logIn('full@demo.test')
  await visitor.post('/en/infocenter/quickorder', { number: '1.00190', quantity: '2' })
  const cart = async () => pageOf(await visitor.get(CART))
  const quantity = (page: Document) =>
    page.querySelector<HTMLInputElement>('main table input[role="spinbutton"]')

  let page = await cart()
  const idle = [...page.querySelectorAll('main input')].filter(
    (field) => field.closest('form, [data-scripts-only]') === null,
  )
  expect(idle.map((field) => field.outerHTML)).toEqual([])

  const change = quantity(page)?.form?.querySelector<HTMLButtonElement>('button[type="submit"]')
  const question = await send(visitor, change!, { quantity: '1.000' })
  expect(question.status).toBe(422)
  const answered = await pageOf(question)
  const reading = answered.querySelector<HTMLButtonElement>('[role="alert"] button[value="1"]')
  expect(reading?.form?.textContent).toContain('1.000')
  expect((await send(visitor, change!, { quantity: '3' })).status).toBe(303)
  page = await cart()
  expect(quantity(page)?.value).toBe('3')
  expect((await send(visitor, reading!)).status).toBe(303)
  page = await cart()
  expect(quantity(page)?.value).toBe('1')

  await send(visitor, page.querySelector<HTMLButtonElement>('button[name="remove"]')!)
  expect(quantity(await cart())).toBeNull()
})
