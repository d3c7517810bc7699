import { render } from '@testing-library/react';
import { Heart } from './index';

test('An icon grows with the text beside it (GEN-32)', () => {
  const { container } = render(<Heart size={24} />);
  const icon = container.querySelector('svg');
  expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual(['1.5em', '1.5em']);
});
