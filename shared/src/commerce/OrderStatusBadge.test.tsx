import { ThemeProvider } from '@emotion/react';
import { OrderStatusBadge } from '@glow/shared/commerce';
import type { OrderStatus } from '@glow/shared/orders';
import { theme } from '@glow/shared/theme';
import { render, screen } from '@testing-library/react';

const { sand, sage, successSoft, dangerSoft } = theme.colors;

/** A badge's background and the class of its icon. */
function lookOf(status: OrderStatus) {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <OrderStatusBadge status={status} />
    </ThemeProvider>,
  );
  const icon = container.querySelector('svg')?.getAttribute('class');
  return { badge: container.firstElementChild as HTMLElement, icon };
}

test.each<[OrderStatus, string, string]>([
  ['processing', 'Processing', sand],
  ['shipped', 'Shipped', sage],
  ['delivered', 'Delivered', successSoft],
  ['cancelled', 'Cancelled', dangerSoft],
])('ORD-2: the badge of an order that is %s has a style of its own', (status, text, background) => {
  const { badge } = lookOf(status);
  expect(screen.getByText(text)).toBe(badge);
  expect(badge).toHaveStyle({ background });
});

test('ORD-2: each status has an icon of its own, so that colour is not all that tells them apart', () => {
  const icons = (['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const).map(
    (status) => lookOf(status).icon,
  );
  expect(new Set(icons).size).toBe(5);
});
