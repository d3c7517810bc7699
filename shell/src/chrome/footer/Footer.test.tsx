import { NewsletterForm } from '@glow/shared/newsletter';
import { DEFAULT_POLICY } from '@glow/shared/policy';
import { renderRoutes } from '@glow/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { Footer } from './Footer';

const linksIn = (part: Element) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('The footer has the newsletter, links, contact and networks (GEN-4, GEN-7, NAV-11, NAV-12, NAV-13, NAV-51)', async () => {
  renderRoutes(Footer, '/');
  expect(await screen.findByRole('form', { name: 'Newsletter in the footer' })).toBeVisible();
  expect(screen.getByText('Join 10,000+ subscribers.')).toBeVisible();
  const collections = ['skincare', 'makeup', 'bestsellers', 'new-arrivals', 'glow-kits'];
  expect(linksIn(screen.getByRole('navigation', { name: 'Footer' }))).toEqual([
    ...collections.map((slug) => `/collections/${slug}`),
    ...['/contact', '/faq', '/shipping', '/size-guide', '/track-order'],
    ...['/about', '/careers', '/press', '/sustainability', '/blog'],
  ]);
  expect(screen.getByText('Privacy')).toHaveAttribute('href', '/privacy');
  expect(screen.getByText('Terms')).toHaveAttribute('href', '/terms');
  const groups = [...document.querySelectorAll('footer details')];
  expect(groups.map((group) => [group.querySelector('summary')?.textContent, group.hasAttribute('open')])).toEqual([
    ['Shop', false],
    ['Support', false],
    ['Company', false],
    ['We are here to help', false],
  ]);
  expect(screen.getByText('care@glow.example')).toHaveAttribute('href', 'mailto:care@glow.example');
  expect(screen.getByText('+1 (212) 555-0147')).toHaveAttribute('href', 'tel:+12125550147');
  expect(screen.getByText('Monday to Friday, 9 am to 6 pm Eastern')).toBeInTheDocument();
  const links = [...screen.getByRole('list', { name: 'Follow us' }).querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    ['Instagram', 'TikTok', 'Pinterest', 'YouTube'].map((name) => [`${name}, coming soon`, '/about#follow']),
  );
});

test.each([
  [false, 1],
  [true, 0],
])(
  'If the store sends email is %s, the footer says %s times that none leaves the machine (GEN-5)',
  (sendsMail, count) => {
    renderRoutes(Footer, '/', { policy: { ...DEFAULT_POLICY, sendsMail } });
    expect(screen.queryAllByText('© Glow. Demo store: no email leaves this machine.')).toHaveLength(count);
    expect(screen.queryAllByText('© Glow.')).toHaveLength(1 - count);
  },
);

test('Signing up in the footer sends the email with the source footer and no interests (NAV-11, NEWS-1)', async () => {
  const json = async () => ({ success: true, message: 'Welcome.' });
  const fetched = jest.fn(async () => ({ ok: true, json }) as Response);
  globalThis.fetch = fetched;
  const { user } = renderRoutes(Footer, '/');
  fireEvent.input(screen.getByLabelText('Email address'), { target: { value: 'amelia@example.com' } });
  await user.click(screen.getByText('Subscribe'));
  expect(await screen.findByText('Check your email for confirmation.')).toBeVisible();
  const body = JSON.stringify({ email: 'amelia@example.com', interests: [], source: 'footer' });
  expect(fetched).toHaveBeenCalledWith('/api/newsletter/subscribe', expect.objectContaining({ body }));
});

test('Beside the form of a page, the form of the footer has a name and fields of its own', () => {
  function PageWithFooter() {
    return (
      <>
        <NewsletterForm source="homepage_hero" />
        <Footer />
      </>
    );
  }
  renderRoutes(PageWithFooter, '/');
  for (const name of ['Newsletter', 'Newsletter in the footer']) {
    const form = screen.getByRole('form', { name });
    expect(form).toBeVisible();
    expect(within(form).getByRole('textbox')).toBe(within(form).getByLabelText('Email address'));
  }
  const ids = screen.getAllByRole('textbox').map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
