import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useViewModel } from '../kernel/container.tsx'
import { isCheckoutPath, isPathOf } from '../routing/paths.ts'
import { Container } from '../shared/page-frame.tsx'
import { StepBar } from './step-bar/step-bar.tsx'
import { StepBarViewModel } from './step-bar/step-bar.view-model.ts'

const STEPS = [1, 2, 3, 4, 5, 6] as const

/** Progress bar above each step. Leaving the checkout discards its state (spec 2). */
export function CheckoutSteps() {
  const model = useViewModel(StepBarViewModel)
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (model.recall()) void revalidate()
  }, [model, revalidate])
  useEffect(
    () => () => {
      // the cleanup also runs if the same page is mounted again; a login page is excluded, because it redirects back
      // here
      if (!isCheckoutPath(location.pathname) && !isPathOf('login', location.pathname)) model.leave()
    },
    [model],
  )
  const current = STEPS.find((step) => isPathOf(`checkoutStep${step}`, pathname))
  if (current === undefined) return null
  return (
    <Container>
      <StepBar model={model} current={current} />
    </Container>
  )
}
