import { useRef, type FocusEvent, type PointerEvent } from 'react'
import type { AlertsViewModel } from './alerts.view-model.ts'

/**
 * Alerts remain open while the pointer or the focus is on them. Closing a focused alert moves the focus back to the
 * element that had it before, not to the top of the page.
 */
export function usePauseAlerts(model: AlertsViewModel) {
  const cameFrom = useRef<Element | null>(null)

  const pause = () => model.pause()
  const ofAlerts = {
    /** Only a pointer that moves counts as hovering: an alert may appear under a resting pointer. */
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) pause()
    },
    onPointerLeave: () => model.resume(),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      pause()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) model.resume()
    },
  }

  const close = (id: string, alert: Element | null) => {
    const hadFocus = alert?.contains(document.activeElement) ?? false
    model.close(id)
    if (!hadFocus) return
    const next = cameFrom.current ?? document.getElementById('main')
    if (next instanceof HTMLElement) next.focus()
  }

  return { ofAlerts, close }
}
