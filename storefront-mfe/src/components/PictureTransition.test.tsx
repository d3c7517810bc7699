import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  ViewTransition: ({ share, children }: { share: string; children: ReactNode }) => <div title={share}>{children}</div>,
}));

let reportLongTask: () => void = () => undefined;

class LongTasks {
  static supportedEntryTypes = ['longtask'];
  disconnect = jest.fn();
  observe = jest.fn();
  constructor(callback: (list: object, observer: LongTasks) => void) {
    reportLongTask = () => callback({}, this);
  }
}

test('a picture moves to the next screen until the device had a long task', async () => {
  Object.assign(globalThis, { PerformanceObserver: LongTasks });
  const { PictureTransition } = await import('./PictureTransition');
  render(<PictureTransition productId="skn-002">picture</PictureTransition>);
  expect(screen.getByText('picture')).toHaveAttribute('title', 'auto');
  act(() => reportLongTask());
  expect(screen.getByText('picture')).toHaveAttribute('title', 'none');
});
