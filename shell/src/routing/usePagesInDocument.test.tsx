import { AtLocation, BrowserRouter, useLocation, useNavigate } from '@glow/shared/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { renderPageAhead, usePagesInDocument } from './usePagesInDocument';

const PRODUCT = { pathname: '/product/skn-002', search: '', hash: '' };

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${useLocation().pathname} ${count}`}
    </button>
  );
}

function Document() {
  const navigate = useNavigate();
  return (
    <>
      {usePagesInDocument().map(({ id, location, navigationType, isShown }) => (
        <Activity key={id} mode={isShown ? 'visible' : 'hidden'}>
          <AtLocation location={location} navigationType={navigationType}>
            <Counter />
          </AtLocation>
        </Activity>
      ))}
      <button type="button" onClick={() => navigate('/product/skn-002')}>
        Go
      </button>
    </>
  );
}

function open() {
  window.history.replaceState({}, '', '/');
  render(
    <BrowserRouter>
      <Document />
    </BrowserRouter>,
  );
}

function pages() {
  return screen
    .getAllByRole('button', { hidden: true })
    .filter(({ textContent }) => textContent !== 'Go')
    .map((button) => `${button.textContent}${button.style.display === 'none' ? ', hidden' : ''}`);
}

afterEach(() => Reflect.deleteProperty(navigator, 'deviceMemory'));

test('a page is rendered ahead once, hidden, and shown as it was by the navigation', async () => {
  open();
  fireEvent.click(screen.getByText('/ 0'));
  await act(async () => renderPageAhead({ ...PRODUCT, isFormerKept: true }));
  await act(async () => renderPageAhead({ ...PRODUCT, isFormerKept: true }));
  expect(pages()).toEqual(['/ 1', '/product/skn-002 0, hidden']);
  await act(async () => fireEvent.click(screen.getByText('Go')));
  // neither has changed its place: the browser would lay it out anew
  expect(pages()).toEqual(['/ 1, hidden', '/product/skn-002 0']);
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(pages()).toEqual(['/ 1', '/product/skn-002 0, hidden']);
});

test('on a device with little memory nothing is rendered ahead', async () => {
  Object.defineProperty(navigator, 'deviceMemory', { configurable: true, value: 2 });
  open();
  await act(async () => renderPageAhead({ ...PRODUCT, isFormerKept: true }));
  expect(pages()).toEqual(['/ 0']);
});
