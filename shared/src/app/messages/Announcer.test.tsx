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

beforeEach(() => void jest.useFakeTimers());
test('Two live regions are there before anything is said; the same sentence again is a change again (A11Y-1)', () => {
  const announce = openPage();
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
  expect([status.getAttribute('aria-live'), alert.getAttribute('aria-live')]).toEqual(['polite', 'assertive']);
  const said = () => {
    act(() => jest.advanceTimersByTime(100));
    return [status.textContent, alert.textContent];
  };
  expect([status.textContent, alert.textContent]).toEqual(['', '']);
  announce('Rose selected');
  expect(said()).toEqual(['Rose selected', '']);
  announce('Rose selected');
  expect(status).toBeEmptyDOMElement();
  expect(said()).toEqual(['Rose selected', '']);
  announce('The page is offline', 'assertive');
  expect(said()[1]).toBe('The page is offline');
});
