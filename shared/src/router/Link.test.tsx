import {
  AtLocation,
  BrowserRouter,
  Link,
  NavLink,
  useLocation,
  type Location,
  type NavigationType,
} from '@glow/shared/router';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

function open(link: React.ReactNode, url = '/blog') {
  window.history.replaceState({}, '', url);
  render(
    <BrowserRouter>
      {link}
      <Place />
    </BrowserRouter>,
  );
}

test('a link navigates inside the page, with its state', () => {
  open(<Link to="/cart?from=blog" state={{ at: 1 }} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart?from=blog');
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('/cart?from=blog {"at":1}')).toBeVisible();
});

test.each([
  ['with Ctrl', { to: '/cart' }, { ctrlKey: true }],
  ['for a new tab', { to: '/cart', target: '_blank' }, {}],
  ['to another site', { to: 'https://example.com/' }, {}],
  ['to an email address', { to: 'mailto:care@glow.example' }, {}],
])('the browser follows a link %s, whose address stays as it is', (_how, link, init) => {
  open(<Link {...link} />);
  const anchor = screen.getByRole('link');
  expect(anchor).toHaveAttribute('href', link.to);
  const click = createEvent.click(anchor, init);
  fireEvent(anchor, click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.getByText('/blog null')).toBeVisible();
});

test('a click that is handled elsewhere does not navigate', () => {
  open(<Link to="/cart" onClick={(event) => event.preventDefault()} />);
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('/blog null')).toBeVisible();
});

test.each([
  ['/blog', 'page'],
  ['/blog/skin-barrier', 'page'],
  ['/blogs', null],
  ['/', null],
])('at %s the link to the blog says current: %s', (url, current) => {
  open(<NavLink to="/blog">Blog</NavLink>, url);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});

test('a navigation renders links to paths not again, and a link to the current page adds no history entry', () => {
  const onRender = jest.fn();
  open(
    <Profiler id="link" onRender={onRender}>
      <Link to="/cart?from=blog">Cart</Link>
    </Profiler>,
  );
  const { length } = window.history;
  for (let clicks = 0; clicks < 2; clicks += 1) fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('/cart?from=blog null')).toBeVisible();
  expect(window.history.length).toBe(length + 1);
  expect(onRender).toHaveBeenCalledTimes(1);
});

const PUSH = 'PUSH' as NavigationType;
const readLocation = jest.fn();

function Reader() {
  readLocation(useLocation().search);
  return null;
}

const reader = <Reader />;

function at(change: Partial<Location>) {
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'a', ...change };
  return (
    <BrowserRouter>
      <AtLocation navigationType={PUSH} location={location}>
        {reader}
      </AtLocation>
    </BrowserRouter>
  );
}

test('what is shown as at a location is rendered again for another URL, and not for another history entry', () => {
  const { rerender } = render(at({}));
  rerender(at({ key: 'b' }));
  rerender(at({ search: '?tag=skin' }));
  expect(readLocation.mock.calls).toEqual([[''], ['?tag=skin']]);
});
