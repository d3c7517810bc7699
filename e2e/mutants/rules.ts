import { inFile, type Mutant } from './inFile';

const HEADER_TEST = 'shell/src/chrome/header/Header.test.tsx';
const CHECKOUT_TEST = 'checkout-mfe/src/checkout/CheckoutPage.test.tsx';

/** Faults against rules of `docs/store-rules.md`: at least one for each screen, and for what stands on all screens. */
export const mutantsOfRules: Mutant[] = [
  // every screen
  ...inFile('shell/src/routing/useRouteFocusAndScroll.ts', 'useRouteFocusAndScroll.test.tsx', {
    'A11Y-3 on every screen: the heading does not take the focus': [
      '      shownHeading.current?.focus({ preventScroll: true });\n',
      '',
    ],
  }),
  ...inFile('shared/src/app/page/PageHead.tsx', 'Page.test.tsx', {
    'SEO-1 on every screen: the title does not name the store': ['>{`${title} · ${BRAND}`}<', '>{title}<'],
  }),
  ...inFile('shell/src/chrome/header/Header.tsx', 'Header.test.tsx', {
    'NAV-3 in the header: the cart icon does not open the drawer': ['      onPlainClick={openCart}\n', ''],
  }),
  ...inFile('shell/src/chrome/menus/AccountDisclosure.tsx', HEADER_TEST, {
    'NAV-6 in the account menu: a press outside does not close it': [
      "document.addEventListener('pointerdown', handlePointerDown);",
      '',
    ],
  }),
  ...inFile('shell/src/chrome/menus/MenuContent.tsx', HEADER_TEST, {
    'NAV-10 in the menu of a phone: it has no collections': ['<Nav />', ''],
  }),
  ...inFile('shell/src/search/suggest.ts', 'suggest.test.ts', {
    'NAV-15 in the search box: four articles are suggested': ['MAX_ARTICLES = 3', 'MAX_ARTICLES = 4'],
  }),
  ...inFile('shell/src/chrome/footer/Footer.tsx', 'Footer.test.tsx', {
    'NAV-13 in the footer: a network leads to the top of a page': ['to="/about#follow"', 'to="/about"'],
  }),
  ...inFile('shared/src/toast/toastStore.ts', 'shared/src/app/messages/ToastHost.test.tsx', {
    'TOAST-2 in a toast: a success stays for eight seconds': ['TOAST_DURATION_MS = 5000', 'TOAST_DURATION_MS = 8000'],
  }),
  // find and choose
  ...inFile('storefront-mfe/src/pageData.ts', 'storefront-mfe/src/home/HomePage.test.tsx', {
    'HOME-4 on the home page: three bestsellers are shown': ['BESTSELLER_COUNT = 4', 'BESTSELLER_COUNT = 3'],
  }),
  ...inFile(
    'storefront-mfe/src/collections/results/ResultCount.tsx',
    'storefront-mfe/src/collections/filters/AppliedFilters.test.tsx',
    {
      'COL-16 on a collection: what is hidden is not counted': ['{shownCount > 0 && <', '{shownCount < 0 && <'],
    },
  ),
  ...inFile(
    'storefront-mfe/src/collections/collectionFilters.ts',
    'storefront-mfe/src/collections/search/storeSearch.test.tsx',
    {
      'COL-31 on the results of a search: they are sorted by name': ["? 'relevance' : 'name'", "? 'name' : 'name'"],
    },
  ),
  ...inFile('storefront-mfe/src/components/useAvailability.ts', 'storefront-mfe/src/product/ProductPage.test.tsx', {
    'PROD-7 on the product page: the limit does not subtract the cart': ['stockCount - inCart', 'stockCount'],
  }),
  ...inFile('storefront-mfe/src/wishlist/SavedProducts.tsx', 'WishlistPage.test.tsx', {
    'WISH-3 on the wishlist: what Undo brings back comes first': ['.includes(other)).length);', '&& 0).length);'],
  }),
  // buy
  ...inFile('checkout-mfe/src/cart/CartPage.tsx', 'CartPage.test.tsx', {
    'CART-10 on the cart: nothing is said of taxes': [
      '<SecondaryText>Taxes calculated at checkout</SecondaryText>',
      '',
    ],
  }),
  ...inFile('checkout-mfe/src/cart-drawer/CartDrawer.tsx', 'CartDrawer.test.tsx', {
    'CART-14 in the cart drawer: Checkout leads to the cart': ['to="/checkout"', 'to="/cart"'],
  }),
  ...inFile('checkout-mfe/src/checkout/address/ShippingStep.tsx', CHECKOUT_TEST, {
    'CHK-4 on Shipping: a signed-in shopper cannot save the address': [
      '{user && <FormCheckbox',
      '{!user && <FormCheckbox',
    ],
  }),
  ...inFile('checkout-mfe/src/checkout/payment/PaymentStep.tsx', CHECKOUT_TEST, {
    'CHK-9 on Payment: the same billing address is asked for': [
      '{!billingSameAsShipping && (',
      '{billingSameAsShipping && (',
    ],
  }),
  ...inFile('checkout-mfe/src/checkout/review/ReviewStep.tsx', CHECKOUT_TEST, {
    'CHK-13 on Review: an order is edited while it is placed': [
      ' disabled={isLocked} onClick={onEdit}',
      ' onClick={onEdit}',
    ],
  }),
  // the account
  ...inFile('account-mfe/src/login/LoginPage.tsx', 'LoginPage.test.tsx', {
    'AUTH-8 on login: Fill demo account fills in nothing': ['{ ...values, ...DEMO_ACCOUNT }', 'values'],
  }),
  ...inFile('account-mfe/src/signup/SignupPage.tsx', 'SignupPage.test.tsx', {
    'ACC-9 on signup: the terms replace the form': [' target="_blank" rel="noopener"', ''],
  }),
  ...inFile('account-mfe/src/forgot-password/ForgotPasswordPage.tsx', 'ForgotPasswordPage.test.tsx', {
    'ACC-10 on forgot password: "try again" forgets the email': ['onTryAgain(email)', "onTryAgain('')"],
  }),
  ...inFile('account-mfe/src/account/ProfileTab.tsx', 'ProfileTab.test.tsx', {
    'ACC-3 on the profile: an empty field is not marked': [' || <span>Not provided</span>', ''],
  }),
  ...inFile('account-mfe/src/account/OrdersTab.tsx', 'OrdersTab.test.tsx', {
    'ACC-4 on orders: those of this device are not marked': [
      " ? 'This device' : undefined",
      ' ? undefined : undefined',
    ],
  }),
  ...inFile('account-mfe/src/account/SavedList.tsx', 'SavedList.test.tsx', {
    'ACC-5 on addresses: a full list opens the form': ['onClick={() => isFull || setForm', 'onClick={() => setForm'],
  }),
  ...inFile('account-mfe/src/account/PaymentMethodForm.tsx', 'SavedList.test.tsx', {
    'ACC-7 on payment methods: the whole number of a card is kept': ['last4: number.slice(-4)', 'last4: number'],
  }),
  ...inFile('account-mfe/src/orders/OrderPage.tsx', 'OrderPage.test.tsx', {
    'ORD-6 on the order page: thanks are shown for an hour': ['_MS = 10 * 60 * 1000', '_MS = 60 * 60 * 1000'],
  }),
  ...inFile('shell/src/information/TrackOrderPage.tsx', 'TrackOrderPage.test.tsx', {
    'ORD-9 on track order: the number of a link replaces what was typed': ['if (isTyped || !', 'if (!'],
  }),
  // the blog
  ...inFile('blog-mfe/src/blog/LatestArticles.tsx', 'LatestArticles.test.tsx', {
    'BLOG-4 on the home of the blog: five latest articles are shown': ['LATEST_COUNT = 6', 'LATEST_COUNT = 5'],
  }),
  ...inFile('blog-mfe/src/article/ArticleSidebar.tsx', 'ArticlePage.test.tsx', {
    'BLOG-10 on an article: four others stand beside it': ['RECENT_COUNT = 3', 'RECENT_COUNT = 4'],
  }),
  ...inFile('blog-mfe/src/placeholder/PlaceholderPages.tsx', 'PlaceholderPages.test.tsx', {
    'INFO-2 on a category of the blog: one without articles shows none': ['posts : publishedPosts()', 'posts : posts'],
  }),
  // the admin
  ...inFile('admin-mfe/src/pageData.ts', 'admin-mfe/src/admin/AdminPage.test.tsx', {
    'ADM-4 on the dashboard: 30 pieces are low stock': ['< LOW_STOCK_BELOW', '<= LOW_STOCK_BELOW'],
  }),
  ...inFile('admin-mfe/src/admin/staff/products/ImportPage.tsx', 'products.test.tsx', {
    'ADM-13 on the pages of staff: a chosen file is applied at once': ['isDryRun: !seen', 'isDryRun: false'],
  }),
  // information
  ...inFile('shell/src/information/ShippingPage.tsx', 'informationPages.test.tsx', {
    'INFO-3 on shipping: the tax is a tenth of what it is': ['policy.tax / 1000}', 'policy.tax / 10_000}'],
  }),
  ...inFile('shell/src/pageData.ts', 'shell/src/information/sizes.test.ts', {
    'INFO-4 on the size guide: shades are sizes': ["?.filter(({ type }) => type === 'size')", ''],
  }),
  ...inFile('shell/src/coming-soon/ComingSoonPage.tsx', 'ComingSoonPage.test.tsx', {
    'INFO-1 on a placeholder: search engines are offered it': [
      '{introduction.lead} isPrivate>',
      '{introduction.lead}>',
    ],
  }),
  ...inFile('shared/src/app/page/NotFoundPage.tsx', 'shared/src/app/loading/defineRoutes.test.tsx', {
    'URL-11 on the 404 page: the path is not logged': ["console.error('404: no page at', pathname);", 'void pathname;'],
  }),
  ...inFile('shell/src/information/LinkPages.tsx', 'LinkPages.test.tsx', {
    'NEWS-21 on the page that confirms: the button of alerts confirms the newsletter too': [
      "{ kind: 'alerts', l",
      '{ l',
    ],
    'NEWS-20 on the page to leave: Unsubscribe confirms the address': ['route="unsubscribe"', 'route="confirm"'],
  }),
  // the API
  ...inFile('server/src/shop/orders/priceOrder.ts', 'server/src/shop/api/orders.test.ts', {
    'API-4 in the API of orders: two cents off are taken': ['_CENTS: Cents = 1;', '_CENTS: Cents = 2;'],
  }),
  ...inFile('server/src/shop/newsletter/askToConfirm.ts', 'newsletter.test.ts', {
    'NEWS-9 in the API of the newsletter: a first name that comes later is not kept': [
      'coalesce(existing.first_name, excluded.first_name)',
      'existing.first_name',
    ],
  }),
];
