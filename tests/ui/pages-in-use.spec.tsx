// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { RouterContextProvider, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { expect, it } from 'vitest'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import * as claimRoute from '#ui/claims/claim.route.tsx'
import { containerContext } from '#ui/kernel/container.tsx'
import * as ownNumbersRoute from '#ui/own-numbers/own-numbers.route.tsx'
import * as partnerRoute from '#ui/partner-interface/partner.route.tsx'
import { api, germany } from '../mock-backend/call-api.ts'
import { loggedInShop } from '../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../fixtures/page.fixture.tsx'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'
import { stubResizeObserver } from '../fixtures/resize-observer.fixture.ts'

/** These tests check that buttons and fields call their view models. Other specs test the effects. */

type RouteModule = {
  readonly loader: (args: LoaderFunctionArgs) => unknown
  readonly default: ComponentType<{ readonly loaderData: never }>
}

stubResizeObserver()

const user = userEvent.setup()
const press = async (name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!)
const seen = (text: string | RegExp) => screen.findByText(text)

async function customer() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const { post, login } = api(backend)
  const token = await login('full@demo.test')
  const call = async (path: string, body: object = {}) =>
    (await post(path, { token, ...germany, ...body })).body
  const shop = await loggedInShop('full', { fetch: backend.respond })
  return { call, shop }
}

type Shop = Awaited<ReturnType<typeof customer>>['shop']

/** Renders a page with the data of its loader. */
async function open({ loader, default: Page }: RouteModule, at: string, shop: Shop): Promise<void> {
  const context = new RouterContextProvider()
  context.set(containerContext, shop)
  const Shown = () => <Page loaderData={useLoaderData<never>()} />
  const path = at.replace(/\?.*/, '').replace(/\/\d+$|\/T[\d-]+$/, '/:slug')
  const load = (args: LoaderFunctionArgs) => loader({ ...args, context })
  await renderPage(null, { shop, at, routes: [{ path, loader: load, Component: Shown }] })
  await screen.findByRole('heading', { level: 1 })
}

it('own numbers: a number can be saved, deleted and restored', async () => {
  const { shop } = await customer()
  await open(ownNumbersRoute, '/en/infocenter/ownnumbers', shop)
  await user.type(screen.getByLabelText('Your number'), 'LAGER-0815')
  await user.type(screen.getByLabelText('Our part number'), '2.90533')
  await press('Save number')
  await seen('1 number was saved')
  await press('Remove LAGER-0815')
  await seen(/LAGER-0815 was removed/)
  await press('Undo')
  expect(await screen.findByRole('button', { name: 'Remove LAGER-0815' })).toBeTruthy()
})

it('claims: a reply can be sent', async () => {
  const { shop, call } = await customer()
  const { items } = await call('/api/claims/list', { start: 0, length: 50, filter: {} })
  const { claimNo } = items.find(({ status }: { status: string }) => status === 'IN_REVIEW') ?? items[0]
  await open(claimRoute, `/en/infocenter/claims/${claimNo}`, shop)
  await user.type(screen.getByLabelText(/^Message to us/), 'Any news?')
  await press('Send')
  await seen('Any news?')
})

it('partner interface: a webhook to a private address is rejected', async () => {
  const { shop } = await customer()
  await open(partnerRoute, '/en/infocenter/partnerinterface?section=webhooks', shop)
  await user.type(screen.getByLabelText(/^Address/), 'https://192.168.0.10/hook')
  await user.click(screen.getAllByRole('checkbox')[0]!)
  await press('Create')
  await seen('Enter a host name, not an IP address.')
})
