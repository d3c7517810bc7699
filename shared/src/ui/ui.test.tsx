import { Price } from '@glow/shared/commerce';
import { Breadcrumb, ButtonLink } from '@glow/shared/navigation';
import { EmptyState, Picture, QuantityStepper, Rating } from '@glow/shared/ui';
import { renderPart as open } from '@glow/shared/testing/part';
import { starOutlines } from './Rating';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import colors from '../../picture-colors.json';
import kinds from '../../pictures.json';
import { version } from '../../picture-version.json';

describe('Quantity stepper', () => {
  const counts: number[] = [];

  function Stepper({ first, max, onWrong }: { first: number; max: number; onWrong?: () => void }) {
    const [quantity, setQuantity] = useState(first);
    const change = (count: number) => {
      counts.push(count);
      setQuantity(count);
    };
    return <QuantityStepper name="Rose Serum" quantity={quantity} max={max} onChange={change} onWrong={onWrong} />;
  }

  const minus = () => screen.getByRole('button', { name: 'Decrease quantity of Rose Serum' });
  const plus = () => screen.getByRole('button', { name: 'Increase quantity of Rose Serum' });
  const field = () => screen.getByRole('spinbutton', { name: 'Quantity of Rose Serum' });

  test.each([
    [1, 1, false, false],
    [5, 3, true, false],
    [1, 0, false, false],
    [1, Infinity, false, true],
  ])('at %i of at most %d: minus %j, plus %j', (quantity, max, canDecrease, canIncrease) => {
    open(<Stepper first={quantity} max={max} />);
    expect([!minus().hasAttribute('disabled'), !plus().hasAttribute('disabled')]).toEqual([canDecrease, canIncrease]);
  });

  test('says what it counts, and for a while the new count; the focus stays in it (A11Y-6, A11Y-8)', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open(<Stepper first={1} max={3} />);
    const group = screen.getByRole('group', { name: 'Quantity of Rose Serum' });
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveProperty('type', 'text');
    expect(minus()).toBeDisabled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(plus());
    expect(screen.getByRole('status')).toHaveTextContent('Quantity 2');
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => (document.activeElement as HTMLElement).blur());
    for (const control of [minus, field, plus]) {
      await user.tab();
      expect(control()).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('3');
    // the focus stays when the button that was pressed can no longer be
    expect(plus()).toBeDisabled();
    expect(group).toHaveFocus();
    await user.click(minus());
    expect(field()).toHaveValue('2');
    expect(plus()).toBeEnabled();
    expect(minus()).toHaveFocus();
    await user.click(minus());
    expect(group).toHaveFocus();
  });

  test.each([
    ['7', '7', '7', false],
    ['٧', '7', '7', false],
    ['120', '20', '20', false],
    ['99999999999', '20', '20', false],
    ['2.', '2.', '2.', true],
    ['0', '2', '1', false],
    ['1.5', '1.5', '1.5', true],
    ['1e1', '1e1', '1e1', true],
    ['x', 'x', 'x', true],
    ['{Backspace}', '2', '1', false],
    ['4{ArrowUp}{ArrowUp}{ArrowDown}', '5', '5', false],
  ])('%s typed leaves %s in the cart, and %s before (CART-4, A11Y-8)', async (typed, inCart, before, isWrong) => {
    for (const onWrong of [undefined, jest.fn()]) {
      const { unmount } = open(<Stepper first={2} max={20} onWrong={onWrong} />);
      await userEvent.clear(field());
      await userEvent.keyboard(typed);
      await userEvent.tab();
      expect(field()).toHaveValue(onWrong ? before : inCart);
      if (isWrong) expect(field()).toHaveAccessibleDescription('Whole numbers only, such as 2');
      else expect(field()).not.toHaveAttribute('aria-describedby');
      if (onWrong) expect(onWrong).toHaveBeenLastCalledWith(isWrong);
      unmount();
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(20);
  });

  test('has its quantity again when Enter is pressed', async () => {
    open(<Stepper first={2} max={20} />);
    await userEvent.type(field(), '{Backspace}0{Enter}');
    expect(field()).toHaveValue('2');
    expect(field()).toHaveFocus();
  });
});

describe('Price', () => {
  test.each([
    [89_00, undefined, '$89.00'],
    [89_00, 110_00, '$89.00Original price $110.00'],
    [89_00, 89_00, '$89.00'],
    [89_00, 45_00, '$89.00'],
    [1_250_00, 1_300_00, '$1,250.00Original price $1,300.00'],
  ])('of %i cents, once %j, reads %s (CAT-11)', (price, originalPrice, text) => {
    expect(open(<Price price={price} originalPrice={originalPrice} />).container.textContent).toBe(text);
  });

  test('strikes the original price through (CAT-11)', () => {
    open(<Price price={89_00} originalPrice={110_00} />);
    expect(screen.getByText('$110.00').closest('s')).toBeVisible();
    expect(screen.getByText('$89.00').closest('s')).toBeNull();
  });
});

describe('Rating', () => {
  test.each([
    [4.8, 124, '4.8 out of 5, 124 reviews', 4],
    [4.99, 2, '4.99 out of 5, 2 reviews', 4],
    [5, 1, '5 out of 5, 1 review', 5],
    [3, undefined, '3 out of 5', 3],
    [0.9, undefined, '0.9 out of 5', 0],
  ])('%d of %j reviews says %j and fills %i stars (CAT-12)', (value, count, text, filled) => {
    const { container } = open(<Rating value={value} count={count} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(container.querySelectorAll('[aria-hidden=true]:empty')).toHaveLength(1);
    const outlines = starOutlines(value).split('z').length - 1;
    // five stars, and the holes of the empty ones
    expect(outlines).toBe(5 + (5 - filled));
  });
});

test.each([
  [0, 0],
  [4.5, 0],
  [0, 7],
])('a rating of %d by %i says that there is none yet (CAT-160)', (value, count) => {
  const { container } = open(<Rating value={value} count={count} />);
  expect(container).toHaveTextContent(/^No ratings yet$/);
  expect(container.querySelector('[aria-hidden=true]')).toBeNull();
});

describe('Picture', () => {
  test.each(Object.entries(kinds))(
    'of the kind %s comes in every width, and in WebP for a browser without AVIF, with its space reserved',
    (kind, { width, height, widths }) => {
      open(<Picture name={`${kind}/sample`} alt="A sample" sizes="50vw" />);
      const image = screen.getByRole('img', { name: 'A sample' });
      const files = widths.map((w) => `/images/${kind}/sample-${w}.avif?v=${version} ${Math.round(w / 0.95)}w`);
      expect(image).toHaveAttribute('srcset', files.join(', '));
      expect(image).toHaveAttribute('sizes', '50vw');
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual([String(width), String(height)]);
      expect(image.getAttribute('src')).toMatch(
        new RegExp(`^/images/${kind}/sample-(${widths.join('|')})\\.webp\\?v=${version}$`),
      );
    },
  );

  test('that is cut to a frame says how much of each file is seen', () => {
    open(<Picture name="blog/1" alt="Cut" sizes="50vw" frame={4 / 3} />);
    const image = screen.getByRole('img', { name: 'Cut' });
    expect(image.getAttribute('srcset')).toContain(
      `/images/blog/1-800.avif?v=${version} ${Math.round((800 * 0.75) / 0.95)}w`,
    );
  });

  test('waits until it is near the screen, unless the first screen shows it or is about it', () => {
    open(
      <>
        <Picture name="products/skn-001-1" alt="Later" sizes="50vw" />
        <Picture name="products/skn-001-1" alt="Early" sizes="50vw" isEarly />
        <Picture name="hero" alt="First" sizes="100vw" isFirst />
      </>,
    );
    const loads = screen
      .getAllByRole('img')
      .map((one) => ['loading', 'fetchpriority'].map((name) => one.getAttribute(name)));
    expect(loads).toEqual([
      ['lazy', null],
      ['eager', null],
      ['eager', 'high'],
    ]);
  });

  test.each([
    ['blog/2', colors['blog/2']],
    ['products/skn-001-1', colors['products/skn-001'].slice(0, 3)],
    ['products/skn-001-3', colors['products/skn-001'].slice(6)],
  ])('of %s waits in the colour that it mostly has', (name, color) => {
    open(<Picture name={name} alt="Sage" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Sage' })).toHaveStyle({ backgroundColor: `#${color}` });
  });

  test('that only decorates has no name', () => {
    open(<Picture name="products/skn-001-1" alt="" sizes="50vw" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  test('of another host is shown as it is, in a square', () => {
    open(<Picture name="https://cdn.glow.example/a.jpg?w=9" alt="Sage" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Sage' });
    expect(image).toHaveAttribute('src', 'https://cdn.glow.example/a.jpg?w=9');
    expect(image).not.toHaveAttribute('srcset');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '1200']);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveStyle({ aspectRatio: '1', objectFit: 'contain' });
  });

  test.each(['people/amelia', 'heroine', 'http://evil.example/x.png', ''])(
    'of an unknown kind, such as %j, is a placeholder with its name, and loads nothing (CART-13)',
    (name) => {
      const { container } = open(<Picture name={name} alt="Sage" sizes="50vw" />);
      expect(screen.getByRole('img', { name: 'Sage' })).toBeInTheDocument();
      expect(container.querySelector('[src], [srcset]:not([srcset=""])')).toBeNull();
    },
  );
});

test('A breadcrumb links every step but the page itself', () => {
  open(
    <Breadcrumb
      crumbs={[{ label: 'Home', to: '/' }, { label: 'Skincare', to: '/collections/skincare' }, { label: 'Rose Serum' }]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Skincare', '/collections/skincare'],
  ]);
  expect(trail.getByText('Rose Serum')).toHaveAttribute('aria-current', 'page');
  expect(trail.getAllByRole('listitem')).toHaveLength(3);
});

test.each([1, 2] as const)('An empty state of level %i has its heading, its words and its ways on', (level) => {
  open(
    <EmptyState heading="Your cart is empty" level={level} actions={<ButtonLink to="/">Continue Shopping</ButtonLink>}>
      Nothing here yet.
    </EmptyState>,
  );
  const heading = screen.getByRole('heading', { level, name: 'Your cart is empty' });
  expect(heading.getAttribute('tabindex')).toBe(level === 1 ? '-1' : null);
  expect(screen.getByText('Nothing here yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
});
