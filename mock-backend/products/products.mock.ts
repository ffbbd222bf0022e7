import { productHandlers } from './product.handlers.ts'

export const productsMock = {
  handlers: { product: productHandlers },
}
