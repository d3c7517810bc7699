import { renderRoutes } from '@glow/shared/testing';
import { isUnder } from '@glow/shared/remotes';
import { screen } from '@testing-library/react';
import shell from '@glow/shared/shell.json';
import { shellModule } from '../dataRoutes';
import { pageData } from '../pageData';
import { ShellOutlet } from './ShellOutlet';
import { shellScreens } from './shellScreens';

jest.mock('../federation/loadRemote');

const Screens = Object.assign(() => <ShellOutlet />, { preload: shellScreens.preload, routeOf: shellScreens.routeOf });

test.each([
  ['/about', 'Our story is coming soon', 'About Glow · Glow'],
  ['/contact', 'A contact form is coming soon', 'Contact · Glow'],
  ['/faq', 'More answers are coming soon', 'FAQ · Glow'],
  ['/privacy', 'Our privacy policy is coming soon', 'Privacy · Glow'],
  ['/terms', 'Our terms are coming soon', 'Terms · Glow'],
  ['/shipping', 'Shipping and returns', 'Shipping & Returns · Glow'],
  ['/size-guide', 'Size guide', 'Size Guide · Glow'],
  ['/track-order', 'Track your order', 'Track Your Order · Glow'],
  ['/careers', 'Work with us', 'Careers · Glow'],
  ['/press', 'Press', 'Press · Glow'],
  ['/sustainability', 'Less, and better', 'Sustainability · Glow'],
  ['/newsletter/confirm', 'Confirm your email address', 'Newsletter · Glow'],
  ['/unsubscribe', 'Leave the newsletter', 'Newsletter · Glow'],
])('%s answers with the page "%s" (URL-7, INFO-5)', async (url, heading, title) => {
  expect(shell.prefixes.filter((prefix) => isUnder(url, prefix))).toHaveLength(1);
  renderRoutes(Screens, url, { pageData });
  const h1 = await screen.findByRole('heading', { level: 1 });
  expect(h1).toHaveTextContent(heading);
  expect(h1).toHaveAttribute('tabindex', '-1');
  expect(document.title).toBe(title);
  const robots = document.querySelector('meta[name=robots]')?.getAttribute('content');
  expect(robots).toBe(['/shipping', '/size-guide'].includes(url) ? undefined : 'noindex');
});

test('Every page and every data route of the shell is below the prefixes that its build states (URL-13)', () => {
  const { routeOf = () => undefined } = shellModule.Screens;
  const paths = [...shell.prefixes, '/newsletter/confirm', '/search/suggestions', '/search/pages'];
  const answered = paths.filter((path) => routeOf(path));
  expect(shell.prefixes.filter((prefix) => !answered.some((path) => isUnder(path, prefix)))).toEqual([]);
});

test('Any other path shows the 404 page with a way home, and only the path is logged (URL-11)', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, place } = renderRoutes(ShellOutlet, '/no/such-page?email=amelia@example.com#top');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(logged.mock.calls).toEqual([[expect.any(String), '/no/such-page']]);

  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(place.url).toBe('/');
  logged.mockRestore();
});
