export type { Money } from '#domain/shared/money.ts'
