import type { PageData } from '@glow/shared/app';
import { sampleProducts } from '@glow/shared/samples';
import { renderRoutes } from '@glow/shared/testing';
import { act, screen } from '@testing-library/react';
import { followProduct, followedProduct } from '../components/followedProduct';
import { pageData } from '../pageData';
import { Screens } from '../routes';

test('A product shows what its card knew until its data is there, and is corrected by it', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const late: PageData = {
    ...pageData,
    async product(request) {
      await answered;
      const data = await pageData.product(request);
      return data && { ...data, product: { ...data.product, price: 71_00 } };
    },
  };
  const { stores, user } = renderRoutes(Screens, '/', { pageData: late });
  await user.click(await screen.findByRole('link', { name: 'Midnight Repair Cream' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Midnight Repair Cream' });
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();

  await act(async () => {
    answer();
    await stores.data.load('/product/skn-002');
  });
  expect(await screen.findByRole('tab', { name: 'Details' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(screen.getAllByText('$71.00')).not.toHaveLength(0);
});

test('The page of a product shows nothing of another one that was followed', () => {
  const [followed, other] = sampleProducts;
  if (!followed || !other) throw new Error('There are no samples');
  followProduct(followed);
  expect(followedProduct(followed.id)).toBe(followed);
  expect(followedProduct(other.id)).toBeUndefined();
  expect(followedProduct(undefined)).toBeUndefined();
});
