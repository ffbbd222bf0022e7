import type { PageTable, RoutesOf } from './page-table.ts'

export const checkoutPages = {
  checkout: { path: 'checkout' },
  checkoutCart: { path: 'checkout/cart' },
  checkoutStep1: { path: 'checkout/step1' },
  checkoutStep2: { path: 'checkout/step2' },
  checkoutStep3: { path: 'checkout/step3' },
  checkoutStep4: { path: 'checkout/step4' },
  checkoutStep5: { path: 'checkout/step5' },
  checkoutStep6: { path: 'checkout/step6' },
  checkoutRedirect: { path: 'checkout/redirect' },
} as const satisfies PageTable

export const checkoutRoutes: RoutesOf<typeof checkoutPages> = {
  checkout: { file: 'checkout/to-first-step.route.tsx', layout: 'checkout', name: 'the checkout' },
  checkoutCart: {
    file: 'checkout/to-first-step.route.tsx',
    layout: 'checkout',
    name: 'the cart in the checkout',
  },
  checkoutStep1: {
    file: 'cart/page/cart.route.tsx',
    layout: 'checkout',
    texts: ['cart'],
    name: ['the cart', 'step 1'],
  },
  checkoutStep2: {
    file: 'checkout/addresses/addresses.route.tsx',
    layout: 'checkout',
    texts: ['checkout'],
    name: 'step 2',
  },
  checkoutStep3: { file: 'checkout/transport/transport.route.tsx', layout: 'checkout', name: 'step 3' },
  checkoutStep4: { file: 'checkout/payment/payment.route.tsx', layout: 'checkout', name: 'step 4' },
  checkoutStep5: { file: 'checkout/review/review.route.tsx', layout: 'checkout', name: 'step 5' },
  checkoutStep6: { file: 'checkout/confirmation/confirmation.route.tsx', layout: 'checkout', name: 'step 6' },
  checkoutRedirect: {
    file: 'checkout/redirect/redirect.route.tsx',
    layout: 'redirect',
    name: 'the way back from paying',
  },
}
