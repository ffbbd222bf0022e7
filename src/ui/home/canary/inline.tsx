import { type Money } from '#domain/shared/money.ts'
export type Price = Money
