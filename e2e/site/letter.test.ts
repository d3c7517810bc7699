import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Sentences of the specification that give a text or a number, by the test that holds the store to it, with what it expects. */
const SENTENCES: Record<string, Record<string, string[]>> = {
  'shell/src/chrome/header/Header.test.tsx': {
    "§2 Signed in: 'an account menu … with Account Settings, Order History, Wishlist and Sign Out'": [
      'Account Settings',
      'Sign Out',
    ],
  },
  'shared/src/app/loading/defineRoutes.test.tsx': {
    "§2 any other path: 'Oops! Page not found'": ['Oops! Page not found'],
  },
  'shell/src/coming-soon/ComingSoonPage.test.tsx': {
    "§2 'placeholder 'coming soon' pages with a back-to-home button'": ['coming soon', 'Back to Home'],
  },
  'blog-mfe/src/placeholder/PlaceholderPages.test.tsx': {
    "§2 /blog/category and /blog/tag: 'coming soon'": ['coming soon', 'Back to Home'],
  },
  'shell/src/app/Shell.error.test.tsx': { "§8 'Unexpected Application Error!'": ['Unexpected Application Error!'] },
  'storefront-mfe/src/home/HomePage.test.tsx': {
    "§2 'Hero with the buttons Shop Skincare and Explore Makeup'": ['Shop Skincare', 'Explore Makeup'],
    "§1 '15% off the first order for newsletter subscribers', '10,000+ subscribers'": [
      '15% off',
      '10,000\\+ subscribers',
    ],
  },
  'storefront-mfe/src/collections/CollectionPage.test.tsx': {
    "§2 'Sort: Name A-Z, Price: Low to High, Price: High to Low, Rating, Newest First'": [
      "'Name A-Z', 'Price: Low to High', 'Price: High to Low', 'Rating', 'Newest First'",
    ],
    "§2 'The count text 'Showing X of Y products''": ['Showing '],
    "§2 and §8 'No products found' with 'Try adjusting your search or filter criteria' and a Clear Filters button": [
      'No products found',
      'Try adjusting your search or filter criteria',
      'Clear Filters',
    ],
  },
  'storefront-mfe/src/collections/filters/FilterPanel.test.tsx': {
    "§9 'Default price filter: 0-200'": ["toHaveValue('0')", "toHaveValue('200')"],
    "§2 'Clear All Filters'": ['Clear All Filters'],
  },
  'storefront-mfe/src/product/ProductPage.test.tsx': {
    "§2 and §8 'Product Not Found' with Back to Home": ['Product Not Found', 'Back to Home'],
    "§2 'No reviews yet. Be the first to review this product!'": [
      'No reviews yet. Be the first to review this product!',
    ],
    "§2 'a Verified Purchase badge … and Helpful count'": ['Verified Purchase', '42 found this helpful'],
  },
  'shared/src/catalog/stock.test.ts': {
    "§9 'In Stock' when the count is above 10; 'Only {n} left in stock' otherwise; 'Out of Stock'": [
      'In Stock',
      'left in stock',
      'Out of Stock',
    ],
  },
  'checkout-mfe/src/cart/CartPage.test.tsx': {
    "§2 'Empty state: Continue Shopping (to /) and View Bestsellers (to /collections/bestsellers)'": [
      "'Continue Shopping' })).toHaveAttribute('href', '/')",
      "'View Bestsellers' })).toHaveAttribute('href', '/collections/bestsellers')",
    ],
    "§2 'Clear Cart, an order summary, Proceed to Checkout … and a Save to Wishlist button'": [
      'Clear Cart',
      'Proceed to Checkout',
      'Save to Wishlist',
    ],
    "§2 'Add ${remaining} more for free shipping!'": ['more for free shipping!'],
    "§9 'Otherwise shipping is a flat 8.99'": ['$8.99'],
  },
  'checkout-mfe/src/checkout/CheckoutPage.test.tsx': {
    "§2 'A Back to Cart button is shown'": ['Back to Cart'],
    "§2 'Save this address to my account', 'Save this payment method for future orders'": [
      'Save this address to my account',
      'Save this payment method for future orders',
    ],
    "§2 'A 'billing same as shipping' checkbox starts checked'": ['Billing address same as shipping'],
    "§4 'the button is disabled and reads 'Processing Payment...'', §9 '2 seconds for payment'": [
      'Processing Payment...',
      '1999',
    ],
    "§8 'Payment failed' / 'There was an error processing your payment. Please try again.'": [
      'Payment failed',
      'There was an error processing your payment. Please try again.',
    ],
    "§8 'The server message is not shown'": ['The card was declined.'],
    "§8 'Order placed successfully!' ('Order #{id} has been confirmed. …')": [
      'Order placed successfully!',
      "has been confirmed. You'll receive a confirmation email shortly.",
    ],
    "§9 'Returns: 30 days'": ['within 30 days'],
  },
  'checkout-mfe/src/checkout/schemas.test.ts': {
    '§5 Shipping form': [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Invalid email format',
      'Phone number is required',
      'Address is required',
      'City is required',
      'State is required',
      'ZIP code is required',
    ],
    '§5 Payment form': [
      'Name on card is required',
      'Card number is required',
      'Invalid card number',
      'Expiry date is required',
      'Invalid expiry date (MM/YY)',
      'CVV is required',
      'Invalid CVV',
    ],
  },
  'shared/src/customer/address.test.tsx': {
    "§9 'The state list holds the 50 US states, by code', 'United States and Canada (default US)'": [
      'United States',
      'WY',
    ],
  },
  'account-mfe/src/login/loginSchema.test.ts': {
    '§5 Login': ['Email is required', 'Please enter a valid email address', 'Password is required'],
  },
  'account-mfe/src/login/LoginPage.test.tsx': {
    "§2 'a show/hide password control, and a 'Remember me' checkbox'": ['Show password', 'Remember me'],
    "§8 'Login failed' / 'Invalid email or password. Please try again.'": [
      'Login failed',
      'Invalid email or password. Please try again.',
    ],
    "§8 'Welcome back!' ('You have successfully logged in.')": ['Welcome back!', 'You have successfully logged in.'],
  },
  'shared/src/auth/auth.test.tsx': {
    "§5 'otherwise it fails with 'Invalid credentials''": ['Invalid credentials'],
    "§7 'No network call is made'": ['No network call is made'],
  },
  'account-mfe/src/signup/signupSchema.test.ts': {
    '§5 Signup': [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Please enter a valid email address',
      'Password is required',
      'Password must be at least 8 characters long',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      'Please confirm your password',
      'Passwords do not match',
      'You must accept the terms and conditions',
    ],
  },
  'account-mfe/src/signup/SignupPage.test.tsx': {
    "§8 'Registration failed'": ['Registration failed', 'There was an error creating your account. Please try again.'],
    "§8 'Account created successfully!'": ['Account created successfully!', "You're now logged in."],
  },
  'account-mfe/src/forgot-password/forgotPasswordSchema.test.ts': {
    '§5 Forgot password': ['Email is required', 'Please enter a valid email address'],
  },
  'account-mfe/src/forgot-password/ForgotPasswordPage.test.tsx': {
    "§2 'Check Your Email', 'Back to Sign In, Try Different Email, and a 'try again' link'": [
      'Check Your Email',
      'Back to Sign In',
      'Try Different Email',
      'try again',
    ],
    "§8 'Reset link sent!' ('Check your email for password reset instructions.')": [
      'Reset link sent!',
      'Check your email for password reset instructions.',
    ],
    "§8 'Failed to send reset email. Please try again.' plus a toast 'Error'": [
      'Failed to send reset email. Please try again.',
      "'Error'",
    ],
  },
  'account-mfe/src/account/ProfileTab.test.tsx': {
    "§8 'Profile updated', 'Update failed'": [
      'Profile updated',
      'Update failed',
      'There was an error updating your profile. Please try again.',
    ],
  },
  'account-mfe/src/account/AccountPage.test.tsx': {
    "§8 'Signed out', §4 'Logout clears the user and both stored values'": ['Signed out', 'glow_user', 'glow_token'],
  },
  'shared/src/newsletter/NewsletterForm.test.tsx': {
    "§4 'the button reads 'Subscribing...' and is disabled'": ['Subscribing...'],
    "§4 'Successfully subscribed!' with 'Check your email for confirmation.'": [
      'Successfully subscribed!',
      'Check your email for confirmation.',
    ],
    "§5 'Email required' / 'Please enter your email address.'": ['Email required', 'Please enter your email address.'],
    "§5 'Invalid email' / 'Please enter a valid email address.'": [
      'Invalid email',
      'Please enter a valid email address.',
    ],
    "§8 'Subscription failed'": ['Subscription failed'],
    "§8 'Something went wrong' / 'Please try again later or contact support.'": [
      'Something went wrong',
      'Please try again later or contact support.',
    ],
  },
  'e2e/specs/newsletter.spec.ts': {
    "§4 'is shown for 5 seconds'": ['5000'],
    "§7 'source … footer, homepage_hero, blog_newsletter and blog_post_sidebar'": [
      'footer',
      'homepage_hero',
      'blog_newsletter',
      'blog_post_sidebar',
    ],
  },
  'blog-mfe/src/blog/BlogPage.test.tsx': {
    "§2 'No articles found' with Clear Search": ['No articles found', 'Clear Search'],
    "§2 'A View All Posts button'": ['View All Posts'],
    "§2 'interests blog, beauty-tips, tutorials'": ["['blog', 'beauty-tips', 'tutorials']"],
  },
  'blog-mfe/src/article/ArticlePage.test.tsx': {
    "§2 'Recent Articles' sidebar, 'Stay Updated' newsletter box": ['Recent Articles', 'Stay Updated'],
    "§8 'Article Not Found'": ['Article Not Found'],
  },
};

const root = path.join(__dirname, '../..');
const rows = Object.entries(SENTENCES).flatMap(([file, sentences]) =>
  Object.entries(sentences).map(([sentence, texts]): [string, string, string[]] => [sentence, file, texts]),
);

test.each(rows)('%s: is asserted in %s', (_sentence, file, texts) => {
  // quotes are escaped as the source has them
  const source = readFileSync(path.join(root, file), 'utf8').replaceAll("\\'", "'");
  expect(texts.filter((text) => !source.includes(text))).toEqual([]);
});
