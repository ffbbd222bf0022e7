import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useHasContainer, useViewModel } from '../kernel/container.tsx'
import { AppearanceViewModel } from './appearance.view-model.ts'

type Props = { readonly lang: string; readonly children: ReactNode }

/** Root element with the visitor's theme and density from the first byte on, so that the page does not flash. */
export function Html({ lang, children }: Props) {
  // the empty page at the start of the demo has no visitor
  return useHasContainer() ? (
    <VisitorsHtml lang={lang}>{children}</VisitorsHtml>
  ) : (
    <html lang={lang}>{children}</html>
  )
}

const VisitorsHtml = observer(function VisitorsHtml({ lang, children }: Props) {
  const { fixedTheme, fixedDensity } = useViewModel(AppearanceViewModel)
  return (
    <html lang={lang} data-theme={fixedTheme} data-density={fixedDensity}>
      {children}
    </html>
  )
})
