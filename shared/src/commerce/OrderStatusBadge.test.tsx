import { OrderStatusBadge } from '@glow/shared/commerce';
import { orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import { renderPart } from '@glow/shared/testing/part';

/** The text of a badge, its class, which stands for its style, and the name of its icon. */
function lookOf(status: OrderStatus) {
  const { container } = renderPart(<OrderStatusBadge status={status} />);
  const badge = container.firstElementChild;
  return { text: badge?.textContent, style: badge?.className, icon: badge?.querySelector('svg')?.dataset.icon };
}

const statuses = Object.keys(orderStatusLabels) as OrderStatus[];

test('There are five statuses, whose badges have a word and a style each (ORD-2)', () => {
  const looks = statuses.map(lookOf);
  expect(looks.map(({ text }) => text)).toEqual(['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled']);
  expect(new Set(looks.map(({ style }) => style)).size).toBe(5);
});

test('Each status has an icon of its own, so that colour is not all that tells them apart (ORD-2)', () => {
  expect(new Set(statuses.map((status) => lookOf(status).icon)).size).toBe(5);
});

test('No status is told by its colour alone (A11Y-12)', () => {
  const statuses = Object.keys(orderStatusLabels) as OrderStatus[];
  const looks = statuses.map(lookOf);
  expect(looks.map(({ text }) => text)).toEqual(statuses.map((status) => orderStatusLabels[status]));
  expect(looks.every(({ icon }) => icon)).toBe(true);
});
