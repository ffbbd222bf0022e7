/** Bindings that an order grid needs, for this page and the availability page. */
import '../saved-carts/saved-carts.module.ts'
import '../favourites/favourite-button.module.ts'
import '../own-numbers/own-numbers.module.ts'
import '../scanning/scanning.module.ts'
import '../line-check/line-check.module.ts'
import '../data-table/sheets.module.ts'
