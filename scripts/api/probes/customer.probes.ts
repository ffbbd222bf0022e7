import { shopContract } from '#contracts/shop.contract.ts'
import { cartSku, type ProbeFixtures } from '../kit/probe-fixtures.ts'
import { assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { listProbes } from './list-probes.ts'

const { addresses, appointment, claims, forms, partnerInterface, punchOut, errorLog, admin } = shopContract

const DAY_MS = 86_400_000
const isoDay = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const DRAFT = {
  company: 'Check Workshop',
  street: 'Ring 1',
  postCode: '34123',
  city: 'Kassel',
  countryID: 'DE',
}

async function withAddress(
  fixtures: ProbeFixtures,
  tryWith: (made: { id: string; version: string | undefined }) => Promise<void>,
) {
  const caller = await fixtures.customer()
  const { address } = await caller.ask(addresses.create, { address: DRAFT })
  try {
    await tryWith({ id: address.id, version: address.version })
  } finally {
    await caller.send(addresses.delete, { id: address.id })
  }
}

const listedAddress = async (fixtures: ProbeFixtures, id: string) => {
  const { items } = await (
    await fixtures.customer()
  ).ask(addresses.list, { start: 0, length: 1000, filter: {} })
  return items.find((one) => one.id === id)
}

export const addressesProbes = probesOf('addresses', [
  [
    'INFO-02',
    'A new address is listed as sent, until it is deleted, and again after it is restored.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const { address } = await caller.ask(addresses.create, { address: DRAFT })
      const listed = requireValue(await listedAddress(fixtures, address.id), 'new address')
      for (const [field, value] of Object.entries(DRAFT)) {
        assertProbeEqual(listed[field as keyof typeof DRAFT], value, field)
      }
      assertProbeEqual(listed.kind, 'SHIPPING', 'kind')
      await caller.ask(addresses.delete, { id: address.id })
      assertProbe(
        (await listedAddress(fixtures, address.id)) === undefined,
        'the deleted address is still there',
      )
      await caller.ask(addresses.restore, { id: address.id })
      assertProbe(
        (await listedAddress(fixtures, address.id)) !== undefined,
        'the restored address is not there',
      )
      await caller.ask(addresses.delete, { id: address.id })
    },
  ],
  [
    'INFO-02',
    'A changed address is in the next response, with another version.',
    (fixtures) =>
      withAddress(fixtures, async ({ id, version }) => {
        const caller = await fixtures.customer()
        const change = {
          id,
          address: { ...DRAFT, street: 'Ring 2' },
          ...(version !== undefined && { version }),
        }
        const { address } = await caller.ask(addresses.update, change)
        assertProbeEqual((await listedAddress(fixtures, id))?.street, 'Ring 2', 'street')
        if (version !== undefined) assertProbe(address.version !== version, 'the version is the same')
      }),
  ],
  [
    'INFO-02',
    'A change with a stale version is a conflict (409001), and has no effect.',
    (fixtures) =>
      withAddress(fixtures, async ({ id, version }) => {
        requireValue(version, 'version of an address')
        const caller = await fixtures.customer()
        const change = { id, version: `${version}-stale`, address: { ...DRAFT, street: 'Ring 3' } }
        const { code } = await caller.refused(addresses.update, change, [409])
        assertProbeEqual(code, 409001, 'code')
        assertProbeEqual((await listedAddress(fixtures, id))?.street, DRAFT.street, 'street')
      }),
  ],
  [
    'INFO-02',
    'There is only one default address.',
    (fixtures) =>
      withAddress(fixtures, async ({ id }) => {
        const caller = await fixtures.customer()
        const usual = async () =>
          (await caller.ask(addresses.list, { start: 0, length: 1000, filter: {} })).items.filter(
            ({ isDefault }) => isDefault,
          )
        const [before] = await usual()
        await caller.ask(addresses.setDefault, { id })
        assertProbeEqual(
          (await usual()).map((one) => one.id),
          [id],
          'usual addresses',
        )
        if (before) await caller.ask(addresses.setDefault, { id: before.id })
      }),
  ],
  [
    'INFO-02',
    'There is exactly one billing address, and it cannot be deleted.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const { items } = await caller.ask(addresses.list, {
        start: 0,
        length: 1000,
        filter: { kind: 'BILLING' },
      })
      assertProbeEqual(
        items.map(({ kind }) => kind),
        ['BILLING'],
        'billing addresses',
      )
      await caller.refused(
        addresses.delete,
        { id: requireValue(items[0], 'billing address').id },
        [403, 404, 422],
      )
    },
  ],
  [
    'INFO-02',
    'An address of another account is unknown.',
    (fixtures) =>
      withAddress(fixtures, async ({ id }) => {
        const { caller: other } = requireValue(
          (await fixtures.others())[0],
          'other account (name one with --other)',
        )
        await other.refused(addresses.update, { id, address: DRAFT }, [403, 404])
      }),
  ],
])

async function bookable(fixtures: ProbeFixtures) {
  const caller = await fixtures.customer()
  const { goods, locations } = await caller.ask(appointment.ready, {})
  const { id } = requireValue(locations[0], 'place of pick-up')
  const locationId = goods[0]?.locationId ?? id
  const { slots } = await caller.ask(appointment.slots, {
    locationId,
    dateFrom: isoDay(3),
    dateTo: isoDay(16),
    packages: 1,
    grossWeight: 5,
  })
  const free = slots.filter((slot) => slot.free > 0)
  return { caller, goods, slots, free }
}

export const appointmentsProbes = [
  ...probesOf('appointments', [
    [
      'INFO-04',
      'Slots are within the requested days, start before they end, and have no more free places than places.',
      async (fixtures) => {
        const { slots } = await bookable(fixtures)
        requireValue(slots[0], 'slot')
        for (const { slotId, from, to, free, capacity } of slots) {
          assertProbe(Date.parse(from) < Date.parse(to), `${slotId} ends before it begins`)
          assertProbe(free <= capacity, `${slotId} has ${free} free of ${capacity}`)
          assertProbe(
            from.slice(0, 10) >= isoDay(2) && from.slice(0, 10) <= isoDay(17),
            `${slotId} is on ${from}, outside of the days`,
          )
        }
      },
    ],
    [
      'INFO-04',
      'A booked slot is listed with its goods, has one free place less, and is booked once for the same key.',
      async (fixtures) => {
        const { caller, goods, free } = await bookable(fixtures)
        const slot = requireValue(free[0], 'free slot')
        const { deliveryNoteNo } = requireValue(goods[0], 'goods to fetch')
        const body = {
          kind: 'PICKUP' as const,
          slotId: slot.slotId,
          deliveryNoteNos: [deliveryNoteNo],
          driver: 'A. Driver',
          plate: 'KS-AB 12',
          remark: '',
        }
        const options = { idempotencyKey: crypto.randomUUID() }
        let { appointment: booked } = await caller.ask(appointment.create, body, options)
        const again = await caller.ask(appointment.create, body, options)
        assertProbeEqual(again.appointment.no, booked.no, 'number of the retry')
        try {
          const { appointment: read } = await caller.ask(appointment.get, { no: booked.no })
          assertProbeEqual(
            read.goods.map((one) => one.deliveryNoteNo),
            [deliveryNoteNo],
            'goods',
          )
          assertProbeEqual([read.from, read.plate], [slot.from, body.plate], 'time and plate')
          const after = (await bookable(fixtures)).slots.find(({ slotId }) => slotId === slot.slotId)
          assertProbeEqual(after?.free, slot.free - 1, 'free places of the slot')
          assertProbe(
            !(await caller.ask(appointment.ready, {})).goods.some(
              (one) => one.deliveryNoteNo === deliveryNoteNo,
            ),
            'goods in an appointment can be fetched once more',
          )
          const { no, version } = booked
          const { slotId, ...booking } = body
          const other = free.find((one) => one.slotId !== slotId)
          if (other) {
            const change = { ...booking, slotId: other.slotId, no, version }
            const { appointment: moved } = await caller.ask(appointment.update, change)
            assertProbeEqual(moved.from, other.from, 'time after moving')
            assertProbe(moved.version !== version, 'the version is the same after moving')
            booked = moved
          }
          const { code } = await caller.refused(
            appointment.cancel,
            { no: booked.no, version: booked.version + 7 },
            [409],
          )
          assertProbeEqual(code, 409001, 'code of a stale version')
        } finally {
          await caller.send(appointment.cancel, { no: booked.no, version: booked.version })
        }
        const { appointment: cancelled } = await caller.ask(appointment.get, { no: booked.no })
        assertProbeEqual(cancelled.status, 'cancelled', 'status')
      },
    ],
    [
      'INFO-03',
      'An appointment requires ready goods (422007) and an existing slot (422006).',
      async (fixtures) => {
        const { caller, goods, free } = await bookable(fixtures)
        const slotId = requireValue(free[0], 'free slot').slotId
        const booking = { kind: 'PICKUP', driver: '', plate: 'KS-AB 12', remark: '' }
        const options = () => ({ idempotencyKey: crypto.randomUUID() })
        const noGoods = { ...booking, slotId, deliveryNoteNos: ['no-such-goods'] }
        assertProbeEqual(
          (await caller.refused(appointment.create, noGoods, [422], options())).code,
          422007,
          'code',
        )
        const { deliveryNoteNo } = requireValue(goods[0], 'goods to fetch')
        const noSlot = { ...booking, slotId: 'no-such-slot', deliveryNoteNos: [deliveryNoteNo] }
        assertProbeEqual(
          (await caller.refused(appointment.create, noSlot, [422], options())).code,
          422006,
          'code',
        )
      },
    ],
    [
      'INFO-03',
      'An unknown appointment is 404.',
      async (fixtures) => {
        await (await fixtures.customer()).refused(appointment.get, { no: 'no-such-appointment' }, [404])
      },
    ],
  ]),
]

const formsIn = async (fixtures: ProbeFixtures) =>
  (await fixtures.guest.ask(forms.list, undefined, { query: { languageID: 'en-GB' } })).forms

const SENDER = { email: 'check@workshop.example', message: 'A check of the API' }

/** Submits the return form for one unit of a delivered document. */
const claimed = (fixtures: ProbeFixtures) =>
  fixtures.once('claim', async () => {
    const caller = await fixtures.customer()
    const { formId } = requireValue(
      (await formsIn(fixtures)).find(({ topic, kind }) => topic === 'RETURN' && kind === 'ONLINE'),
      'form for returns',
    )
    const { items } = await caller.ask(shopContract.documents.list, {
      start: 0,
      length: 20,
      filter: {},
      documentType: 'INVOICE',
    })
    for (const { documentNo } of items) {
      const body = { ...SENDER, formId, documentNo, lines: [{ lineNo: 1, quantity: 1 }], files: [] }
      const idempotencyKey = crypto.randomUUID()
      const { status, body: responseBody } = await caller.send(forms.submit, body, { idempotencyKey })
      if (status >= 300) continue
      const { ticketNo } = responseBody as { ticketNo: string }
      return { caller, body, idempotencyKey, documentNo, claimNo: ticketNo }
    }
    return requireValue<never>(undefined, 'invoice whose goods can be returned')
  })

export const formsProbes = probesOf('forms', [
  [
    'INFO-10',
    'Forms have a title in each language and the same ids.',
    async (fixtures) => {
      const online = (all: Awaited<ReturnType<typeof formsIn>>) =>
        all.filter(({ kind }) => kind === 'ONLINE').map(({ formId }) => formId)
      const expected = online(await formsIn(fixtures))
      requireValue(expected[0], 'online form')
      for (const languageID of ['de-DE', 'ru-RU', 'pt-BR']) {
        const { forms: listed } = await fixtures.guest.ask(forms.list, undefined, { query: { languageID } })
        assertProbeEqual(online(listed), expected, `online forms in ${languageID}`)
        assertProbe(
          listed.every(({ title }) => title.trim() !== ''),
          `a form without a title in ${languageID}`,
        )
      }
    },
  ],
  [
    'INFO-10',
    'A submitted form gets a ticket number, once for the same key.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const { formId } = requireValue(
        (await formsIn(fixtures)).find(({ topic, kind }) => topic === 'MASTER_DATA' && kind === 'ONLINE'),
        'form for master data',
      )
      const options = { idempotencyKey: crypto.randomUUID() }
      const form = { ...SENDER, formId, files: [] }
      const first = await caller.ask(forms.submit, form, options)
      assertProbeEqual(await caller.ask(forms.submit, form, options), first, 'second answer')
    },
  ],
  [
    'INFO-10',
    'An unknown form, and a document of another customer, is 404.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const unknown = { ...SENDER, formId: 'no-such-form', files: [] }
      await caller.refused(forms.submit, unknown, [404], { idempotencyKey: crypto.randomUUID() })
    },
  ],
  [
    'INFO-10',
    'A file whose first bytes are not those of a PDF, PNG or JPEG is refused (422010).',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const { formId } = requireValue(
        (await formsIn(fixtures)).find(({ topic, kind }) => topic === 'MASTER_DATA' && kind === 'ONLINE'),
        'form for master data',
      )
      const files = [{ name: 'photo.png', content: btoa('<script>') }]
      const options = { idempotencyKey: crypto.randomUUID() }
      const { code } = await caller.refused(forms.submit, { ...SENDER, formId, files }, [422], options)
      assertProbeEqual(code, 422010, 'code')
    },
  ],
])

export const claimsProbes = [
  ...probesOf('claims', [
    [
      'INFO-10',
      'A return opens a claim with its ticket number, once for the same key.',
      async (fixtures) => {
        const { caller, body, idempotencyKey, claimNo, documentNo } = await claimed(fixtures)
        const again = await caller.ask(forms.submit, body, { idempotencyKey })
        assertProbeEqual(again.ticketNo, claimNo, 'ticket number of the retry')
        const claim = await caller.ask(claims.get, { claimNo })
        assertProbeEqual(
          [claim.documentNo, claim.message, claim.lines.map(({ quantity }) => quantity)],
          [documentNo, body.message, [1]],
          'claim',
        )
      },
    ],
    [
      'INFO-10',
      'A reply is the last message of the claim, once for the same key.',
      async (fixtures) => {
        const { caller, claimNo } = await claimed(fixtures)
        const before = (await caller.ask(claims.get, { claimNo })).messages.length
        const reply = { claimNo, text: 'Any news?' }
        const options = { idempotencyKey: crypto.randomUUID() }
        await caller.ask(claims.reply, reply, options)
        await caller.ask(claims.reply, reply, options)
        const { messages } = await caller.ask(claims.get, { claimNo })
        const last = messages.at(-1)
        assertProbeEqual([last?.from, last?.text], ['CUSTOMER', reply.text], 'last message')
        assertProbeEqual(messages.length, before + 1, 'messages')
      },
    ],
    [
      'INFO-10',
      'More pieces than were delivered cannot be claimed (422022).',
      async (fixtures) => {
        const { caller, body } = await claimed(fixtures)
        const tooMany = { ...body, lines: [{ lineNo: 1, quantity: 99_999 }] }
        const options = { idempotencyKey: crypto.randomUUID() }
        const { code } = await caller.refused(forms.submit, tooMany, [422], options)
        assertProbeEqual(code, 422022, 'code')
      },
    ],
    [
      'INFO-10',
      'An unknown claim, and one of another account, is 404.',
      async (fixtures) => {
        const { caller, claimNo } = await claimed(fixtures)
        await caller.refused(claims.get, { claimNo: 'no-such-claim' }, [404])
        for (const other of await fixtures.others()) {
          await other.caller.refused(claims.get, { claimNo }, [403, 404])
        }
      },
    ],
    [
      'INFO-10',
      'The submitted report can be downloaded as a PDF.',
      async (fixtures) => {
        const { caller, claimNo } = await claimed(fixtures)
        const { status, body } = await caller.send(claims.file, { claimNo, file: 'REPORT' })
        assertProbeEqual(status, 200, 'status')
        assertProbe(new TextDecoder().decode((body as Uint8Array).slice(0, 5)) === '%PDF-', 'it is no PDF')
      },
    ],
  ]),
  ...listProbes({
    capability: 'claims',
    requirement: 'INFO-10',
    name: 'list of claims',
    route: claims.list,
    sortedBy: ['receivedAt', 'claimNo'],
    id: ({ claimNo }) => String(claimNo),
  }),
]

/** Runs a test with a temporary punch-out system, and deletes it afterwards. */
async function withSystem(
  fixtures: ProbeFixtures,
  tryWith: (system: { userName: string; secret: string; returnUrl: string }) => Promise<void>,
) {
  const caller = await fixtures.customer()
  const { systemId, secret } = await caller.ask(partnerInterface.savePunchOutSystem, {
    name: 'Check ERP',
    protocol: 'OCI5',
    returnHosts: ['erp.example.com'],
    mapping: { sku: 'VENDORMAT', quantity: 'QUANTITY' },
    codes: {},
  })
  try {
    const { punchOutSystems } = await caller.ask(partnerInterface.get, {})
    const { userName } = requireValue(
      punchOutSystems.find((one) => one.systemId === systemId),
      'new punch-out system',
    )
    await tryWith({
      userName,
      secret: requireValue(secret, 'secret'),
      returnUrl: 'https://erp.example.com/back',
    })
  } finally {
    await caller.send(partnerInterface.deletePunchOutSystem, { systemId })
  }
}

export const partnerInterfaceProbes = probesOf('partnerInterface', [
  [
    'INFO-16',
    'A new key is listed, its secret is returned once, and a revoked key has that state.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const body = { name: 'Check', scopes: ['stock:read' as const], expiresAt: isoDay(30) }
      const idempotencyKey = crypto.randomUUID()
      const { id, secret } = await caller.ask(partnerInterface.createKey, body, { idempotencyKey })
      const read = async () => caller.ask(partnerInterface.get, {})
      const settings = await read()
      assertProbeEqual(settings.keys.find(({ keyId }) => keyId === id)?.state, 'active', 'state')
      assertProbe(!JSON.stringify(settings).includes(secret), 'the secret is told a second time')
      const rotated = await caller.ask(partnerInterface.rotateKey, { keyId: id })
      assertProbe(rotated.secret !== secret, 'the rotated secret is the former one')
      await caller.ask(partnerInterface.revokeKey, { keyId: id })
      assertProbeEqual((await read()).keys.find(({ keyId }) => keyId === id)?.state, 'revoked', 'state')
    },
  ],
  [
    'INFO-16',
    'A key requires a last day in the future, at most two years ahead (400002).',
    async (fixtures) => {
      const caller = await fixtures.customer()
      for (const days of [-1, 800]) {
        const body = { name: 'Check', scopes: ['stock:read'], expiresAt: isoDay(days) }
        const options = { idempotencyKey: crypto.randomUUID() }
        const { code } = await caller.refused(partnerInterface.createKey, body, [400], options)
        assertProbeEqual(code, 400002, 'code')
      }
    },
  ],
  ...['http://hooks.example.com/', 'https://127.0.0.1/', 'https://10.0.0.8/', 'https://localhost/'].map(
    (url) =>
      [
        'INFO-16',
        `A webhook at ${url} is refused (422020).`,
        async (fixtures: ProbeFixtures) => {
          const body = { url, events: ['order.shipped'] }
          const { code } = await (
            await fixtures.customer()
          ).refused(partnerInterface.saveWebhook, body, [400, 422])
          assertProbeEqual(code, 422020, 'code')
        },
      ] as const,
  ),
  [
    'INFO-16',
    'A webhook is listed until it is deleted, and its test is in its deliveries.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const body = { url: 'https://hooks.example.com/check', events: ['order.shipped' as const] }
      const { webhookId } = await caller.ask(partnerInterface.saveWebhook, body)
      const read = async () =>
        (await caller.ask(partnerInterface.get, {})).webhooks.find((one) => one.webhookId === webhookId)
      assertProbeEqual((await read())?.url, body.url, 'url')
      const { delivery } = await caller.ask(partnerInterface.testWebhook, { webhookId })
      assertProbe(
        (await read())?.deliveries.some(({ id }) => id === delivery.id) ?? false,
        'the test is not among the deliveries',
      )
      assertProbe(/^t=\d+,v1=[\da-f]{64}$/.test(delivery.signature), 'the signature has another form')
      await caller.ask(partnerInterface.deleteWebhook, { webhookId })
      assertProbe((await read()) === undefined, 'the deleted webhook is still there')
    },
  ],
  [
    'INFO-16',
    'A new punch-out system is listed without its secret, and a replaced secret differs.',
    async (fixtures) => {
      const caller = await fixtures.customer()
      const settings = {
        name: 'Check ERP',
        returnHosts: ['erp.example.com'],
        mapping: {},
        codes: { PCS: 'ST' },
      }
      const system = { ...settings, protocol: 'CXML' as const }
      const { systemId, secret } = await caller.ask(partnerInterface.savePunchOutSystem, system)
      const { punchOutSystems } = await caller.ask(partnerInterface.get, {})
      const listedSystem = punchOutSystems.find((one) => one.systemId === systemId)
      assertProbeEqual([listedSystem?.name, listedSystem?.codes], [settings.name, settings.codes], 'settings')
      assertProbe(
        !JSON.stringify(punchOutSystems).includes(requireValue(secret, 'secret')),
        'the secret is told again',
      )
      const rotated = await caller.ask(partnerInterface.rotatePunchOutSecret, { systemId })
      assertProbe(rotated.secret !== secret, 'the new secret is the former one')
      await caller.ask(partnerInterface.deletePunchOutSystem, { systemId })
    },
  ],
  [
    'INFO-16',
    'The partner interface is for the administrator of the customer: an anonymous visitor is refused.',
    (fixtures) => fixtures.guest.refused(partnerInterface.get, {}, [401]).then(() => undefined),
  ],
])

export const punchOutProbes = probesOf('punchOut', [
  [
    'INFO-16',
    'A system with its secret opens a session once: a second use of the ticket is refused (410002).',
    (fixtures) =>
      withSystem(fixtures, async (system) => {
        const start = {
          ...system,
          protocol: 'OCI',
          operation: 'CREATE',
          job: { vin: 'ZZZ00000000000001' },
        } as const
        const { ticket } = await fixtures.guest.ask(punchOut.start, start)
        const visit = await fixtures.guest.ask(punchOut.enter, { ticket })
        assertProbeEqual(
          [visit.job.vin, visit.returnUrl],
          [start.job.vin, system.returnUrl],
          'job and return',
        )
        const { code } = await fixtures.guest.refused(punchOut.enter, { ticket }, [410])
        assertProbeEqual(code, 410002, 'code')
      }),
  ],
  [
    'INFO-16',
    'A wrong secret (401003) and a return address of another host (422021) are refused.',
    (fixtures) =>
      withSystem(fixtures, async (system) => {
        const start = { ...system, protocol: 'OCI', operation: 'CREATE', job: {} }
        const wrong = await fixtures.guest.refused(punchOut.start, { ...start, secret: 'wrong' }, [401])
        assertProbeEqual(wrong.code, 401003, 'code of a wrong secret')
        for (const returnUrl of ['https://evil.example/', 'javascript:alert(1)', 'http://erp.example.com/']) {
          const { code } = await fixtures.guest.refused(punchOut.start, { ...start, returnUrl }, [400, 422])
          assertProbeEqual(code, 422021, `code of ${returnUrl}`)
        }
      }),
  ],
  [
    'INFO-16',
    'A session has a separate cart, returns its lines, the same ones in a retry, and orders nothing.',
    (fixtures) =>
      withSystem(fixtures, async (system) => {
        const part = await fixtures.orderablePart()
        await fixtures.emptyCart()
        const start = { ...system, protocol: 'OCI', operation: 'CREATE', job: {} } as const
        const { ticket } = await fixtures.guest.ask(punchOut.start, start)
        const { accessToken } = await fixtures.guest.ask(punchOut.enter, { ticket })
        const session = fixtures.guest.with({ token: accessToken })
        await session.send(shopContract.cart.create)
        await session.ask(shopContract.cart.add, {
          items: [{ sku: cartSku(part), qty: part.packagingAmount }],
        })
        const { quote } = await (await fixtures.customer()).ask(shopContract.cart.getQuote, {})
        assertProbeEqual(quote.items.length, 0, 'lines in the cart of the login')
        const order = { basHash: '0'.repeat(32), acceptPolicy: true, customerOrderReference: '', version: 1 }
        const options = { idempotencyKey: crypto.randomUUID() }
        await session.refused(shopContract.checkout.place, order, [403], options)
        const returned = await session.ask(punchOut.return, { isAborted: false })
        assertProbeEqual(
          returned.lines.map(({ articleNo, quantity }) => [articleNo, quantity]),
          [[part.sku, part.packagingAmount]],
          'returned lines',
        )
        const again = await session.ask(punchOut.return, { isAborted: false })
        assertProbeEqual([again.basketId, again.lines], [returned.basketId, returned.lines], 'second return')
      }),
  ],
  [
    'INFO-16',
    'VALIDATE returns the part with the orderable quantity.',
    (fixtures) =>
      withSystem(fixtures, async (system) => {
        const part = await fixtures.orderablePart()
        const { lines } = await fixtures.guest.ask(punchOut.lookUp, {
          ...system,
          protocol: 'OCI',
          what: 'VALIDATE',
          text: part.sku,
          quantity: part.packagingAmount,
        })
        assertProbeEqual(
          lines.map(({ articleNo, quantity }) => [articleNo, quantity]),
          [[part.sku, part.packagingAmount]],
          'lines',
        )
      }),
  ],
  [
    'CHK-06',
    'An order of a system is placed once per order number, and an unknown article refuses it (422022).',
    (fixtures) =>
      withSystem(fixtures, async (system) => {
        const part = await fixtures.orderablePart()
        const orderNo = `PO-${crypto.randomUUID().slice(0, 8)}`
        const line = { articleNo: part.sku, quantity: part.packagingAmount }
        const { userName, secret } = system
        const order = { userName, secret, protocol: 'EDIFACT', orderNo, job: {} } as const
        const unknown = { ...order, lines: [line, { articleNo: 'no-such-part', quantity: 1 }] }
        const { code } = await fixtures.guest.refused(punchOut.order, unknown, [422])
        assertProbeEqual(code, 422022, 'code')
        const placed = await fixtures.guest.ask(punchOut.order, { ...order, lines: [line] })
        const again = await fixtures.guest.ask(punchOut.order, { ...order, lines: [line] })
        assertProbeEqual(again.orderNumbers, placed.orderNumbers, 'order numbers of the retry')
        assertProbe(placed.orderNumbers.length > 0, 'the order has no number')
      }),
  ],
])

export const administrationProbes = probesOf('administration', [
  [
    'OPS-03',
    'Every visitor may report an error.',
    (fixtures) =>
      fixtures.guest
        .ask(errorLog.report, { logLevel: 'warn', message: 'A check of the API', userId: null })
        .then(() => undefined),
  ],
  [
    'PAGE-11',
    'Only an administrator can log in there, and reads error reports and redirects.',
    async (fixtures) => {
      const admins = (await fixtures.others()).filter(({ user }) => user.role === 'admin')
      const { credentials } = requireValue(admins[0], 'administrator (name one with --other)')
      const message = `A check of the API ${crypto.randomUUID()}`
      await fixtures.guest.ask(errorLog.report, { logLevel: 'error', message, userId: null })
      const { accessToken: tokenKih } = await fixtures.guest.ask(shopContract.account.loginKih, credentials)
      const { reports } = await fixtures.guest.ask(admin.errorLog, { tokenKih, length: 20 })
      assertProbe(
        reports.some((report) => report.message === message),
        'the reported error is not in the log',
      )
      await fixtures.guest.ask(admin.redirects, { tokenKih })
      const { user } = await fixtures.account()
      if (user.role === 'admin') return
      await fixtures.guest.refused(shopContract.account.loginKih, fixtures.server.account, [401, 403])
    },
  ],
  [
    'PAGE-11',
    'The administration refuses the token of the shop, and a missing token.',
    async (fixtures) => {
      const { token } = await fixtures.customer()
      for (const tokenKih of [token, null]) {
        await fixtures.guest.refused(admin.errorLog, { tokenKih, length: 5 }, [401, 403])
      }
    },
  ],
])
