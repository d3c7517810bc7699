import { BrowserRouter, useLocation } from '@glow/shared/router';
import { render, screen } from '@testing-library/react';
import { useReplayedNavigation } from './useReplayedNavigation';

function CurrentUrl({ onRender = () => undefined }: { onRender?: () => void }) {
  const { pathname, search } = useLocation();
  useReplayedNavigation();
  onRender();
  return <p>{pathname + search}</p>;
}

function openAt(url: string, onRender?: () => void) {
  window.history.replaceState(null, '', url);
  render(
    <BrowserRouter>
      <CurrentUrl onRender={onRender} />
    </BrowserRouter>,
  );
}

test('A way back that was taken before the router listened is followed', async () => {
  let hasMoved = false;
  openAt('/cart', () => {
    // what the browser does between the first render and its commit
    if (!hasMoved) window.history.replaceState(null, '', '/collections/skincare?sort=rating');
    hasMoved = true;
  });
  expect(await screen.findByText('/collections/skincare?sort=rating')).toBeInTheDocument();
});

test('A page that is where it was opened stays there', () => {
  const moved = jest.fn();
  window.addEventListener('popstate', moved);
  openAt('/cart?x=1');
  expect(screen.getByText('/cart?x=1')).toBeInTheDocument();
  expect(moved).not.toHaveBeenCalled();
  window.removeEventListener('popstate', moved);
});
