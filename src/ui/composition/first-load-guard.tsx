import { RELOAD_GUARD, RELOADED_AT } from '#application/versions/reload-guard.ts'
import { useNonce } from '../kernel/nonce.ts'

/**
 * A page whose first scripts are gone runs none of ours: this one stands in the page itself. It does what
 * `reloadOnce` does; what is still missing then leaves the server's HTML, whose links and forms work.
 */
const GUARD = `addEventListener("error",function(e){var t=e.target;if(!t||t.tagName!=="SCRIPT"||t.type!=="module")return;try{var k="${RELOADED_AT}",n=Date.now();if(n-Number(sessionStorage.getItem(k))<${RELOAD_GUARD})return;sessionStorage.setItem(k,String(n));location.reload()}catch(_){}},true)`

export function FirstLoadGuard() {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: GUARD }} />
}
