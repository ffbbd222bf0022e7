import type { ComponentPropsWithRef, ElementType } from 'react'

/** Own props of a component, plus those of the element or component that it renders `as`. */
export type Polymorphic<As extends ElementType, Own> = Own & {
  readonly as?: As
  readonly className?: string | undefined
} & Omit<ComponentPropsWithRef<As>, keyof Own | 'as' | 'className'>
