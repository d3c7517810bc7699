/** Stock below this many units is low (ADM-4). */
export const LOW_STOCK_BELOW = 30;
