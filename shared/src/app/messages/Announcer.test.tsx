import { AppProviders, useAnnounce } from '@glow/shared/app';
import { act, render, screen } from '@testing-library/react';

/** Renders a page; returns its announce function. */
function openPage() {
  let announce: ReturnType<typeof useAnnounce> | undefined;
  function Speaker() {
    const say = useAnnounce();
    return (
      <button type="button" onClick={() => (announce = say)}>
        Speak
      </button>
    );
  }
  render(
    <AppProviders>
      <Speaker />
    </AppProviders>,
  );
  act(() => screen.getByRole('button', { name: 'Speak' }).click());
  if (!announce) throw new Error('The page has no announcer');
  return announce;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('The two live regions are there before anything is said, and empty', () => {
  openPage();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
});

test('What is said politely does not interrupt', () => {
  const announce = openPage();
  announce('Showing 4 of 12 products');
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 4 of 12 products');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('What is urgent interrupts', () => {
  const announce = openPage();
  announce('The page is offline', 'assertive');
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByRole('alert')).toHaveTextContent('The page is offline');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('The same sentence again is a change again', () => {
  const announce = openPage();
  announce('Rose selected');
  act(() => jest.advanceTimersByTime(100));
  announce('Rose selected');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByRole('status')).toHaveTextContent('Rose selected');
});
