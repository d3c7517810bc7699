import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { ComingSoonPage } from './ComingSoonPage';
import type { ComingSoon } from './comingSoonPages';

function open(slug: ComingSoon) {
  function Screens() {
    return <ComingSoonPage slug={slug} />;
  }
  return renderRoutes(Screens, `/${slug}`);
}

test.each<ComingSoon>(['about', 'contact', 'faq', 'privacy', 'terms'])(
  '/%s says that it is coming soon and leads back home',
  async (slug) => {
    const { user, place } = open(slug);
    expect(screen.getByRole('heading', { level: 1, name: /coming soon/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(place.url).toBe('/');
  },
);

test('Placeholders stay out of search engines', () => {
  open('about');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('The contact page already tells where to write and call', () => {
  open('contact');
  expect(screen.getByRole('link', { name: 'care@glow.example' })).toHaveAttribute('href', 'mailto:care@glow.example');
  expect(screen.getByRole('link', { name: '+1 (212) 555-0147' })).toHaveAttribute('href', 'tel:+12125550147');
});

test('The FAQ already tells what shipping costs, below its question', async () => {
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
