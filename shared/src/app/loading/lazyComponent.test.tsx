import { forgetLoadFailure, isLoadFailure, lazyComponent } from '@glow/shared/app';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, Suspense, useState, type ComponentType, type ReactNode } from 'react';

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override componentDidCatch(error: unknown) {
    forgetLoadFailure(error);
  }

  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

/** An error boundary as in the shell: Retry remounts its children. */
function Place({ Screen }: { Screen: ComponentType }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Retry
      </button>
      <Boundary key={attempt}>
        <Suspense fallback={<p>Loading</p>}>
          <Screen />
        </Suspense>
      </Boundary>
    </>
  );
}

function Cart() {
  return <h1>Your cart</h1>;
}

/** A `load` function that is asynchronous and has the given outcomes in turn. */
function loading(...outcomes: (ComponentType | Error)[]) {
  return jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const outcome = outcomes.shift();
    if (outcome === undefined || outcome instanceof Error) throw outcome ?? new Error('Loaded too often');
    return outcome;
  });
}

describe('A screen that is loaded when it is first shown', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is not loaded earlier, and not again', async () => {
    const load = loading(Cart);
    const Screen = lazyComponent(load);
    expect(load).not.toHaveBeenCalled();
    const first = render(<Place Screen={Screen} />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('Your cart')).toBeVisible();
    first.unmount();
    render(<Place Screen={Screen} />);
    expect(screen.getByText('Your cart')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is shown at once where it has been preloaded', async () => {
    const load = loading(Cart);
    const Screen = lazyComponent(load);
    await act(async () => void (await Screen.preload()));
    render(<Place Screen={Screen} />);
    expect(screen.getByText('Your cart')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('fails once when its code cannot be loaded, and really tries again with every Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const offline = new Error('Offline');
    const load = loading(offline, new Error('Still offline'), Cart);
    render(<Place Screen={lazyComponent(load)} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Offline');
    // it is told from an error of loaded code
    expect([isLoadFailure(offline), isLoadFailure(new Error('Offline'))]).toEqual([true, false]);
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText('Still offline')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText('Your cart')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('that throws while it is drawn fails in its place', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken(): ReactNode {
      throw new Error('The cart is broken');
    }
    render(<Place Screen={lazyComponent(loading(Broken))} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The cart is broken');
  });
});

function failedChunk(type: string): Error {
  return Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError', type });
}

test('Chunks whose preloads failed are asked for again before anything is shown', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(failedChunk('error'))
    .mockRejectedValueOnce(failedChunk('error'))
    .mockResolvedValue(() => <h1>Here after all</h1>);
  render(<Place Screen={lazyComponent(load)} />);
  expect(await screen.findByRole('heading', { name: 'Here after all' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([
  ['that stays away', 'error', 4],
  ['that timed out', 'timeout', 1],
])('A chunk %s is a failure after all', async (_what, type, calls) => {
  const load = jest.fn().mockRejectedValue(failedChunk(type));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Place Screen={lazyComponent(load)} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk 1 failed');
  expect(load).toHaveBeenCalledTimes(calls);
});

function Heart({ name }: { name: string }) {
  return <p>Heart of {name}</p>;
}

function Standby({ name }: { name: string }) {
  return <p>No heart of {name}</p>;
}

test('With a fallback a failed load is not an error, and the next mount loads again', async () => {
  const load = jest
    .fn<Promise<typeof Heart>, []>()
    .mockRejectedValueOnce(new Error('Offline'))
    .mockResolvedValue(Heart);
  const Part = lazyComponent(load, { fallback: Standby });
  const page = (name: string) => (
    <Suspense fallback={null}>
      <Part name={name} />
    </Suspense>
  );
  const first = render(page('the page'));
  expect(await screen.findByText('No heart of the page')).toBeVisible();
  first.rerender(page('the same page'));
  expect(screen.getByText('No heart of the same page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  first.unmount();
  render(page('the next page'));
  expect(await screen.findByText('Heart of the next page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['its code is late', { type: 'timeout' }, true],
  ['the network is away', {}, false],
])('What the server has rendered stays readable while %s (REL-141)', async (_what, more, isOnline) => {
  const late = Object.assign(new Error('The entry is not there'), more);
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  let answer: (loaded: () => ReactNode) => void = () => undefined;
  const load = jest
    .fn<Promise<() => ReactNode>, []>()
    .mockRejectedValueOnce(late)
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const Screen = lazyComponent(load);
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><button>Add to Cart</button><!--/$-->';
  document.body.append(container);
  const pressed = jest.fn();
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Screen />
    </Suspense>,
    { container, hydrate: true },
  );
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(button).toBeVisible();
  await act(async () => answer(() => <button onClick={pressed}>Add to Cart</button>));
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  connection.mockRestore();
});

test('A field in a part whose code is late keeps what was entered while the code around it is hydrated', async () => {
  let answer: (loaded: ComponentType) => void = () => undefined;
  const Newsletter = lazyComponent(() => new Promise<ComponentType>((resolve) => (answer = resolve)));
  const Home = lazyComponent(async () => () => (
    <main>
      <Suspense fallback={<p>Loading</p>}>
        <Newsletter />
      </Suspense>
    </main>
  ));
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><main><!--$--><input aria-label="Email" /><!--/$--></main><!--/$-->';
  document.body.append(container);
  const field = screen.getByRole('textbox', { name: 'Email' });
  fireEvent.input(field, { target: { value: 'noor@example.com' } });
  await act(async () =>
    render(
      <Suspense fallback={<p>Loading</p>}>
        <Home />
      </Suspense>,
      { container, hydrate: true },
    ),
  );
  await act(async () => answer(() => <input aria-label="Email" />));
  expect(screen.getByRole('textbox', { name: 'Email' })).toBe(field);
  expect(field).toHaveValue('noor@example.com');
});
