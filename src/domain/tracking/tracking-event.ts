import type { TrackedLine } from './tracked-line.ts'

export type PageType =
  | 'home'
  | 'catalogue'
  | 'search results'
  | 'product'
  | 'vehicle'
  | 'info centre'
  | 'checkout'
  | 'login'
  | 'service'
  | 'error'

export type PageView = {
  readonly event: 'pageView'
  readonly page_name: string
  readonly page_type: PageType
  readonly path: string
  readonly logged_in: 'yes' | 'no'
  readonly customer_number: string
  /** Empty instead of absent, so that it overwrites the value of an earlier visit in the data layer. */
  readonly contact_number: string
  readonly country_id: string
  readonly entity_id: string
  readonly platform: 'web'
  readonly language: string
}

type SearchEvent =
  | { readonly event: 'siteSearch'; readonly search_term: string; readonly results: number }
  | { readonly event: 'vinSearch'; readonly found: 'yes' | 'no' }
  | { readonly event: 'manualVinSearch' }

/** Both fields are set, or none. */
export type EventValue = { readonly currency?: string; readonly value?: number }

export type LinesEventName = 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'vinCart' | 'retail_buy'

export type LinesEvent = {
  readonly event: LinesEventName
  readonly ecommerce: EventValue & {
    readonly items: readonly TrackedLine[]
    /** Vehicle that was found by its VIN. */
    readonly vehicle?: string
  }
}

export type CheckoutEventName =
  | 'view_cart'
  | 'begin_checkout'
  | 'add_address_info'
  | 'add_shipping_info'
  | 'add_payment_info'

export type CheckoutEvent = { readonly event: CheckoutEventName; readonly ecommerce: EventValue }

export type PurchaseEvent = {
  readonly event: 'purchase'
  readonly ecommerce: EventValue & { readonly order_number: string }
}

/** An event of the data layer (spec 7). */
export type TrackingEvent = PageView | SearchEvent | LinesEvent | CheckoutEvent | PurchaseEvent
