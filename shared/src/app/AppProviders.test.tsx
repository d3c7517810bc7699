import { AppProviders } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { useCart } from '@glow/shared/cart';
import { cartItem } from '@glow/shared/testing';
import { useToasts } from '@glow/shared/toast';
import { useWishlist } from '@glow/shared/wishlist';
import { useTheme } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

function Everything() {
  const itemCount = useCart((cart) => cart.itemCount);
  const isHydrated = [
    useAuth((auth) => auth.isHydrated),
    useCart((cart) => cart.isHydrated),
    useWishlist((wishlist) => wishlist.isHydrated),
  ];
  const toastCount = useToasts(({ toasts }) => toasts.length);
  const { colors } = useTheme();
  return (
    <p>{`${itemCount} in the cart, ${toastCount} toasts, ${isHydrated.every(Boolean) ? 'read' : 'not read'}, accent ${colors.accent}`}</p>
  );
}

test('Everything a screen stands on is offered, and the browser takes over what the server rendered, then reads the device', () => {
  localStorage.setItem('glow_cart', JSON.stringify([cartItem('skn-003', undefined, 2)]));
  const page = (
    <AppProviders>
      <Everything />
    </AppProviders>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('0 in the cart, 0 toasts, not read');
  render(page, { container, hydrate: true });
  expect(screen.getByText('2 in the cart, 0 toasts, read, accent #6E3F4A')).toBeVisible();
});
