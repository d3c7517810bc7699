/** What detects a mutant: a unit test file, one test of a browser spec, or the contract check. */
export type Killer = { jest: string } | { browser: string; title: string } | { command: 'contract' };

/** A deliberate fault: one source edit, and the cheapest part of `npm test` that must fail with it. */
export interface Mutant {
  name: string;
  /** Path of the edited file, relative to the repository. */
  file: string;
  /** Source text that must occur exactly once. */
  from: string;
  /** Its replacement. */
  to: string;
  killedBy: Killer;
}

/** Faults that `npm test` must detect; at least one per area of the store. */
export const mutants: Mutant[] = [
  // money
  {
    name: 'an order of exactly $75.00 pays for shipping',
    file: 'shared/src/orders/taxAndShipping.ts',
    from: 'subtotal >= FREE_SHIPPING_FROM ? 0',
    to: 'subtotal > FREE_SHIPPING_FROM ? 0',
    killedBy: { jest: 'shared/src/orders/taxAndShipping.test.ts' },
  },
  {
    name: 'the server adds no tax',
    file: 'server/src/orders/priceOrder.ts',
    from: '...orderTotals(subtotal) };',
    to: '...orderTotals(subtotal), tax: 0 };',
    killedBy: { jest: 'server/src/orders/priceOrder.test.ts' },
  },
  {
    name: 'an order takes nothing out of stock',
    file: 'server/src/orders/takeStock.ts',
    from: 'set pieces = pieces - $1 where',
    to: 'set pieces = pieces where',
    killedBy: { jest: 'server/src/api/orders/orders.test.ts' },
  },
  {
    name: 'each try of an order has another key, and so places another order',
    file: 'checkout-mfe/src/checkout/idempotencyKey.ts',
    from: '  storedKey.write(key);\n',
    to: '',
    killedBy: { jest: 'checkout-mfe/src/checkout/idempotencyKey.dom.test.ts' },
  },
  {
    name: 'tax is 7 % everywhere',
    file: 'shared/src/policy/storePolicy.ts',
    from: 'TAX_PERCENT = 8;',
    to: 'TAX_PERCENT = 7;',
    killedBy: { jest: 'shared/src/orders/taxAndShipping.test.ts' },
  },
  // server
  {
    name: 'the newsletter accepts any number of addresses in a minute',
    file: 'server/src/api/newsletter/newsletterRoutes.ts',
    from: '{ onRequest: newsletterLimit, config: { operation: subscribing } }',
    to: '{ config: { operation: subscribing } }',
    killedBy: { jest: 'server/src/api/newsletter/newsletter.test.ts' },
  },
  {
    name: 'other sites may show the store in a frame',
    file: 'server/src/pages/securityHeaders.ts',
    from: `frameAncestors: ["'none'"],`,
    to: `frameAncestors: ["'self'", '*'],`,
    killedBy: { jest: 'server/src/pages/securityHeaders.test.ts' },
  },
  {
    name: 'an article that is not there is answered with 200',
    file: 'blog-mfe/src/article/ArticleNotFound.tsx',
    from: ' status={404}',
    to: '',
    killedBy: { jest: 'e2e/site/site.test.ts' },
  },
  {
    name: 'the login page is offered to search engines',
    file: 'account-mfe/src/login/LoginPage.tsx',
    from: 'addresses and profile." isPrivate>',
    to: 'addresses and profile.">',
    killedBy: { jest: 'e2e/site/site.test.ts' },
  },
  {
    name: 'an order joins the receipt of any token that a browser brings',
    file: 'server/src/api/orders/orderRoutes.ts',
    from: 'token && (await isGranted(database, hashOf(token))) ? token : newToken()',
    to: 'token ?? newToken()',
    killedBy: { jest: 'server/src/api/orders/orders.test.ts' },
  },
  {
    name: 'a card number is found in the usual spellings only',
    file: 'server/src/api/http/rejectCardData.ts',
    from: "'[^\\\\p{L}\\\\p{N}]{0,8}'",
    to: "'[\\\\s./_-]?'",
    killedBy: { jest: 'server/src/api/http/rejectCardData.test.ts' },
  },
  {
    name: 'pages of every origin may send requests',
    file: 'server/src/api/http/csrfGuard.ts',
    from: 'return origin === siteUrl || ofUrl === host.toLowerCase();',
    to: "return origin === siteUrl || ofUrl !== '';",
    killedBy: { jest: 'server/src/api/apiErrors.test.ts' },
  },
  {
    name: 'an entry without a hash is run',
    file: 'shell/src/federation/entryIntegrity.ts',
    from: 'if (integrity === undefined) throw',
    to: 'if (!url) throw',
    killedBy: { jest: 'shell/src/federation/entryIntegrity.dom.test.ts' },
  },
  {
    name: 'a build with a file that has no hash is released',
    file: 'server/src/cli/releases/fileProblems.ts',
    from: '!Object.hasOwn(files, file)',
    to: 'files[file] === null',
    killedBy: { jest: 'server/src/cli/releases/fileProblems.test.ts' },
  },
  // the device, and its tabs
  {
    name: 'an order of another shape that the tab remembers is shown',
    file: 'shared/src/orders/placedOrders.ts',
    from: 'isLike(EXAMPLE, order) &&',
    to: '',
    killedBy: { jest: 'account-mfe/src/storedValues.test.tsx' },
  },
  {
    name: 'a cart that another tab has changed stays as it was',
    file: 'shared/src/storage/persistStore.ts',
    from: 'stored.onChange(loadStored)',
    to: 'stored.onChange(() => undefined)',
    killedBy: { jest: 'shared/src/cart/cart.test.tsx' },
  },
  {
    name: 'a shopper who signs out stays signed in in other tabs',
    file: 'shared/src/auth/authStore.ts',
    from: 'logout() {\n        forget();',
    to: 'logout() {',
    killedBy: { jest: 'shared/src/auth/auth.test.tsx' },
  },
  {
    name: 'a device that refuses to store breaks the page',
    file: 'shared/src/storage/persistedValue.ts',
    from: "warnOnce(itemKey, 'could not be stored', error);\n      return false;",
    to: 'throw error;',
    killedBy: { jest: 'shared/src/cart/cart.test.tsx' },
  },
  {
    name: 'text fields have no label',
    file: 'shared/src/ui/fields.tsx',
    from: 'const Label = /* #__PURE__ */ styled.label(',
    to: 'const Label = /* #__PURE__ */ styled.span(',
    killedBy: { jest: 'shared/src/ui/fields.test.tsx' },
  },
  {
    name: 'a visitor of a page of the account is sent home instead of to the login page',
    file: 'shared/src/app/RequireSignIn.tsx',
    from: '<Navigate to="/login"',
    to: '<Navigate to="/"',
    killedBy: { jest: 'shared/src/app/RequireSignIn.test.tsx' },
  },
  {
    name: 'what is removed from the cart cannot be brought back',
    file: 'checkout-mfe/src/cart/CartPage.tsx',
    from: '<UndoLine last={edits.last}',
    to: '<UndoLine last={undefined}',
    killedBy: { jest: 'checkout-mfe/src/cart/CartPage.test.tsx' },
  },
  {
    name: 'Retry of a failed remote does nothing',
    file: 'shell/src/outlets/RemoteOutlet.tsx',
    from: 'failure(() => void retry(), isRetrying)',
    to: 'failure(() => undefined, isRetrying)',
    killedBy: { jest: 'shell/src/outlets/RemoteOutlet.test.tsx' },
  },
  {
    name: 'signing in leads to another site',
    file: 'account-mfe/src/components/safeReturnPath.ts',
    from: " || pathname.startsWith('//')",
    to: '',
    killedBy: { jest: 'account-mfe/src/components/safeReturnPath.test.ts' },
  },
  {
    name: 'the brands in the URL of a collection are ignored',
    file: 'storefront-mfe/src/collections/collectionFilters.ts',
    from: "brands: query.getAll('brand'),",
    to: 'brands: [],',
    killedBy: { jest: 'storefront-mfe/src/collections/collectionFilters.test.ts' },
  },
  {
    name: 'the public types of the cart gain a field, in the same version',
    file: 'shared/src/cart/cartStore.ts',
    from: '  isOpen: boolean;\n',
    to: '  isOpen: boolean;\n  note?: string;\n',
    killedBy: { command: 'contract' },
  },
  // pages
  {
    name: 'the home page renders other text in the browser than on the server',
    file: 'storefront-mfe/src/home/Hero.tsx',
    from: '<Eyebrow>Skincare and makeup</Eyebrow>',
    to: "<Eyebrow>{typeof window === 'undefined' ? 'Skincare' : 'Skincare and makeup'}</Eyebrow>",
    killedBy: { browser: 'pages.spec', title: "/ hydrates in the server's nodes" },
  },
  {
    name: 'the header shifts once it is known who is signed in',
    file: 'shell/src/chrome/AccountMenu.tsx',
    from: 'if (!isHydrated) return <Placeholder />;',
    to: 'if (!isHydrated) return null;',
    killedBy: { browser: 'pages.spec', title: 'shows its count and moves nothing, on a wide screen' },
  },
  {
    name: 'the header scrolls away',
    file: 'shell/src/chrome/Header.tsx',
    from: "position: 'sticky',\n  zIndex: 10,",
    to: "position: 'relative',\n  zIndex: 10,",
    killedBy: { browser: 'chrome.spec', title: 'stays at the top while the page scrolls' },
  },
  {
    name: 'a button that is clicked before the page is hydrated does nothing',
    file: 'shared/src/hydration/inlineScript.ts',
    from: 'if (queue.push(button) < 2) replayQueue();',
    to: 'queue.push(button);',
    killedBy: { browser: 'early-press.spec', title: 'buttons that are clicked before the page is hydrated' },
  },
  {
    name: 'a remote that was tampered with is run',
    file: 'shell/src/federation/entryIntegrity.ts',
    from: '        script.integrity = integrity;\n',
    to: '',
    killedBy: { browser: 'faults.spec', title: 'is tampered with' },
  },
  {
    name: 'the inspector cannot be closed',
    file: 'shell/src/devtools/toggleInspector.tsx',
    from: '  if (close) close();\n',
    to: '',
    killedBy: { browser: 'inspect.spec', title: 'a developer sees whose is what' },
  },
  // find and choose
  {
    name: 'the dialog that asks for a shade does not give the focus back',
    file: 'storefront-mfe/src/components/CardOffer.tsx',
    from: '{isChoosing !== undefined && (',
    to: '{isChoosing && (',
    killedBy: { browser: 'collection.spec', title: 'a shade is chosen from a card by keyboard alone' },
  },
  {
    name: 'on a phone Add to Cart scrolls out of sight',
    file: 'storefront-mfe/src/product/BuyBar.tsx',
    from: "position: 'sticky',\n  zIndex: 5,",
    to: "position: 'relative',\n  zIndex: 5,",
    killedBy: { browser: 'product.spec', title: 'gallery, name, price and Add to Cart are on the first screen' },
  },
  {
    name: 'the placeholder of a removed product is wider than a phone',
    file: 'storefront-mfe/src/wishlist/RemovedCard.tsx',
    from: 'minHeight: 240,',
    to: 'minHeight: 240,\n  minWidth: 391,',
    killedBy: { browser: 'wishlist.spec', title: 'a wishlist with removed products and a shared one fit' },
  },
  // buy
  {
    name: 'the picture of a cart line is hidden from screen readers, but reached with the keyboard',
    file: 'checkout-mfe/src/components/CartLine.tsx',
    from: ' tabIndex={-1} aria-hidden="true"',
    to: ' aria-hidden="true"',
    killedBy: { browser: 'cart.spec', title: 'lines are counted, held to the stock, removed and brought back' },
  },
  {
    name: 'the steps of checkout that are still to come are too pale to be read',
    file: 'checkout-mfe/src/checkout/StepIndicator.tsx',
    from: 'colors.ink : colors.textSoft',
    to: 'colors.ink : colors.lineStrong',
    killedBy: { browser: 'checkout.spec', title: 'every step says what is wrong with it' },
  },
  {
    name: 'the card number is kept with what was typed',
    file: 'checkout-mfe/src/checkout/checkoutDraft.ts',
    from: 'payment: { savePaymentMethod,',
    to: 'payment: { ...payment, savePaymentMethod,',
    killedBy: { browser: 'card-data.spec', title: 'neither the card number nor the CVV is in any request' },
  },
  {
    name: 'the cart drawer asks checkout for its screens',
    file: 'shell/src/federation/loadRemote.ts',
    from: 'return load(remote, fragment);',
    to: "return load(remote, fragment && 'routes');",
    killedBy: { browser: 'buy.spec', title: 'a guest finds a product, buys it' },
  },
  // the other remotes
  {
    name: 'Back passes the login page after signing in',
    file: 'account-mfe/src/login/LoginPage.tsx',
    from: "<Navigate to={from ?? '/account'} replace />",
    to: "<Navigate to={from ?? '/account'} />",
    killedBy: { browser: 'account.spec', title: 'signing in from the header leads back' },
  },
  {
    name: 'what is typed into the search of the blog before it is hydrated is lost',
    file: 'blog-mfe/src/blog/BlogSearch.tsx',
    from: '  useEffect(() => searchForTyped(), []);\n',
    to: '',
    killedBy: { browser: 'blog.spec', title: 'what is typed before the search is hydrated is searched for' },
  },
  {
    name: 'the tables of the admin are wider than a phone',
    file: 'admin-mfe/src/admin/DataTable.tsx',
    from: '(min-width: ${minWidth / 16}rem)',
    to: '(min-width: ${minWidth / 16 - 25}rem)',
    killedBy: { browser: 'admin.spec', title: 'every tab and its table fit and are accessible at 390 px' },
  },
];
