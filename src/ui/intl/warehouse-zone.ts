/** Time zone of the warehouse, whose clock determines the cut-off time. */
export const WAREHOUSE_ZONE = 'Europe/Berlin'
