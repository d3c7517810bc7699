import { DEFAULT_POLICY, type ToldPolicy } from '@glow/shared/policy';
import { renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { ComingSoonPage, type ComingSoon } from './ComingSoonPage';

function open(slug: ComingSoon, policy?: ToldPolicy) {
  function Screens() {
    return <ComingSoonPage slug={slug} />;
  }
  return renderRoutes(Screens, `/${slug}`, { policy });
}

test.each<ComingSoon>(['about', 'contact', 'faq', 'privacy', 'terms'])(
  '/%s says that it is coming soon, stays out of search engines, and leads back home (INFO-1)',
  (slug) => {
    const { place } = open(slug);
    expect(screen.getByText(/coming soon/, { selector: 'h1' })).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    fireEvent.click(screen.getByText('Back to Home'));
    expect(place.url).toBe('/');
  },
);

test('The contact page already tells where to write and call (GEN-7, INFO-1)', () => {
  open('contact');
  expect(screen.getByText('care@glow.example')).toHaveAttribute('href', 'mailto:care@glow.example');
  expect(screen.getByText('+1 (212) 555-0147')).toHaveAttribute('href', 'tel:+12125550147');
});

test('The FAQ already tells what shipping costs, below its question (INFO-1)', async () => {
  const { user } = open('faq');
  const answers = [...document.querySelectorAll('details')];
  expect(answers.map(({ open: isOpen, textContent }) => [isOpen, textContent?.split('?')[0]])).toEqual([
    [false, 'What does shipping cost'],
    [false, 'Can I return something'],
    [false, 'Do I need an account'],
  ]);
  await user.click(screen.getByText('What does shipping cost?'));
  expect(screen.getByText(/Orders of \$75\.00 and more ship free .* flat \$8\.99/)).toBeVisible();
});

test('The privacy page says that no email leaves the machine, unless the store sends email (GEN-5)', () => {
  const { unmount } = open('privacy');
  expect(screen.getByText(/no third party\. No email leaves this machine\.$/)).toBeVisible();
  unmount();
  open('privacy', { ...DEFAULT_POLICY, sendsMail: true });
  expect(screen.getByText(/no third party\. Emails are sent by our mail server\.$/)).toBeVisible();
});

test.each<[ComingSoon, RegExp, RegExp]>([
  ['privacy', /^Cart, wishlist and account stay in this browser\./, /stay in this browser until you sign in\./],
  ['terms', /^An account lives in this browser only\./, /^An account is kept on our server,/],
])('/%s says where accounts are', (slug, simulated, kept) => {
  const { stores } = open(slug);
  expect(screen.getByText(simulated)).toBeVisible();
  act(() => stores.auth.setState({ kind: 'oidc' }));
  expect(screen.getByText(kept)).toBeVisible();
  expect(screen.queryByText(simulated)).not.toBeInTheDocument();
});
