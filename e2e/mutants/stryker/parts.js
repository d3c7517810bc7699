/** The code of money, stock and access: what Stryker changes, and the tests that must find it, which one project of jest can run. */
export const PARTS = {
  server: {
    project: 'server',
    mutate: [
      'server/src/orders/!(orderConfirmationEmail).ts',
      'server/src/api/orders/*.ts',
      'server/src/staff/{action,customers,openRealAccounts,orders,products,roles}.ts',
      'server/src/accounts/{endSessions,makeOwner,sessions}.ts',
    ],
    tests: ['server/src/{accounts,api,http,newsletter,orders,staff}/**/*.test.ts'],
  },
  screens: {
    project: 'checkout-mfe',
    mutate: [
      'shared/src/{cart,orders}/*.ts',
      'shared/src/catalog/stock.ts',
      'checkout-mfe/src/checkout/order/*.ts',
      'checkout-mfe/src/components/*.ts',
    ],
    tests: ['checkout-mfe/src/**/*.test.{ts,tsx}', 'shared/src/{cart,catalog,orders,storage}/**/*.test.{ts,tsx}'],
  },
};
