/** The file that only the tests of the whole checkout reach, each change in half a minute. */
const OF_CHECKOUT = 'checkout-mfe/src/checkout/order/usePlaceOrder.ts';

const checkout = {
  project: 'checkout-mfe',
  roots: ['checkout-mfe/src', 'shared/src'],
  setup: ['<rootDir>/e2e/mutants/stryker/shortWaits.js'],
};

/** Code of money, stock and access that Stryker changes, and its tests, below `roots` and in one project of jest. */
export const PARTS = {
  server: {
    project: 'server',
    roots: ['server/src'],
    mutate: [
      'server/src/shop/orders/!(orderConfirmationEmail|rejectCardData).ts',
      'server/src/shop/api/*.ts',
      'server/src/admin/{action,customers,orders,products,roles,staffRoutes}.ts',
      'server/src/shop/accounts/{endSessions,makeOwner,sessions}.ts',
    ],
    tests: [
      'server/src/{apiErrors,base/http/*,shop/{accounts,api,newsletter,orders}/**/*}.test.ts',
      'server/src/shop/{catalog/hiddenProducts,policy/storePolicy}.test.ts',
      'server/src/admin/!(personalData).test.ts',
    ],
  },
  cart: {
    ...checkout,
    mutate: [
      'shared/src/cart/*.ts',
      'shared/src/orders/!(orderStatusLabels).ts',
      'shared/src/catalog/stock.ts',
      'checkout-mfe/src/checkout/order/*.ts',
      'checkout-mfe/src/components/*.ts',
      `!${OF_CHECKOUT}`,
    ],
    tests: [
      'checkout-mfe/src/{cart,cart-drawer,components}/*.test.{ts,tsx}',
      'checkout-mfe/src/checkout/{!(CheckoutPage),order/*,summary/*}.test.{ts,tsx}',
      'shared/src/{cart,catalog,orders,storage}/**/*.test.{ts,tsx}',
    ],
  },
  checkout: { ...checkout, mutate: [OF_CHECKOUT], tests: ['checkout-mfe/src/checkout/CheckoutPage.test.tsx'] },
};
