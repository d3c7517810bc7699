import { act, render, screen, waitFor } from '@testing-library/react';
import { Activity, Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { mounted, type Mount } from './mounted';

const unmount = jest.fn((element: HTMLElement) => element.replaceChildren());
const mount: Mount<{ text: string }> = (element, { text }) => {
  if (!text) throw new Error('Nothing to show');
  element.append(text);
  return () => unmount(element);
};
const load = mounted('12rem', async () => ({ mount }));

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message || this.props.children;
}

test('it is mounted while it is shown, with its present props, in its space', async () => {
  const Poll = await load();
  expect(renderToString(<Poll text="One" />)).toBe('<div style="min-height:12rem"></div>');
  const page = (text: string, mode: 'visible' | 'hidden' = 'visible') => (
    <Activity mode={mode}>
      <Poll text={text} />
    </Activity>
  );
  const { rerender, unmount: leave } = render(page('One'));
  const shown = screen.getByText('One');
  rerender(page('One'));
  shown.append(document.createElement('button'));
  await waitFor(() => expect(Object.keys(screen.getByRole('button')).join()).toMatch(/__react/));
  expect(unmount).not.toHaveBeenCalled();
  rerender(page('Two'));
  expect([shown.textContent, unmount.mock.calls.length]).toEqual(['Two', 1]);
  rerender(page('Two', 'hidden'));
  expect([shown.textContent, unmount.mock.calls.length]).toEqual(['', 2]);
  rerender(page('Two'));
  expect(shown).toHaveTextContent('Two');
  leave();
  expect(unmount).toHaveBeenCalledTimes(3);
});

test('what mount throws is a failure of the fragment', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const Poll = await load();
  await act(async () =>
    render(
      <Boundary>
        <Poll text="" />
      </Boundary>,
    ),
  );
  expect(screen.getByText('Nothing to show')).toBeVisible();
  error.mockRestore();
});
