import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

const onBlur = jest.fn();
const onFocus = jest.fn();
const onSubmit = jest.fn();

/** A field of each kind, controlled by React, buttons and a form. */
function Fields() {
  const [text, setText] = useState('rose');
  const [amount, setAmount] = useState(1);
  const [order, setOrder] = useState('name');
  const [shade, setShade] = useState('');
  const [isGift, setIsGift] = useState(false);
  return (
    <>
      <input
        aria-label="Text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...{ onBlur, onFocus }}
      />
      <input aria-label="Amount" type="number" value={amount} onChange={(e) => setAmount(Number(e.target.value))} />
      <select aria-label="Order" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option>name</option>
        <option>rating</option>
      </select>
      {['Sand', 'Honey'].map((name) => (
        <input key={name} type="radio" aria-label={name} checked={shade === name} onChange={() => setShade(name)} />
      ))}
      <input aria-label="Gift" type="checkbox" checked={isGift} onChange={() => setIsGift(!isGift)} />
      <button data-counts onClick={() => setAmount((count) => count + 1)}>
        More
      </button>
      <button onClick={() => setIsGift((is) => !is)}>Toggle gift</button>
      <form aria-label="Send" onSubmit={(event) => (event.preventDefault(), onSubmit(text))} />
      <output>{[text, amount, order, shade, isGift ? 'gift' : 'no gift'].join(' ')}</output>
    </>
  );
}

/** The page as the server sends it. */
function serve(element: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  window.glow_queue = [];
  return container;
}

/** Enters a value in a server-rendered field or presses a button, as the inline script records it. */
function record(control: HTMLElement, entered: { value?: string; checked?: boolean } = {}) {
  const { value, checked } = Object.assign(control as HTMLInputElement, entered);
  window.glow_queue?.push([control as HTMLInputElement, value, checked]);
}

async function loadScript() {
  await jest.isolateModulesAsync(async () => void (await import('./replayScript')));
}

/** Waits long enough for a few actions. */
function replayed() {
  return act(() => jest.advanceTimersByTimeAsync(200));
}

async function hydrate(container: HTMLElement) {
  render(<Fields />, { container, hydrate: true });
  await replayed();
}

const state = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

afterEach(() => {
  document.body.replaceChildren();
});

test('What was entered in fields of every kind takes effect and stays (GEN-31)', async () => {
  const container = serve(<Fields />);
  record(screen.getByLabelText('Text'), { value: 'rosewater' });
  record(screen.getByLabelText('Amount'), { value: '3' });
  record(screen.getByLabelText('Order'), { value: 'rating' });
  record(screen.getByLabelText('Honey'), { checked: true });
  record(screen.getByLabelText('Gift'), { checked: true });
  await loadScript();
  await hydrate(container);
  expect(state()).toBe('rosewater 3 rating Honey gift');
  expect(screen.getByLabelText('Text')).toHaveValue('rosewater');
  expect(screen.getByLabelText('Order')).toHaveValue('rating');
  expect(screen.getByLabelText('Honey')).toBeChecked();
});

test('Fields and buttons take their turn; a button that counts counts each press (GEN-31)', async () => {
  const container = serve(<Fields />);
  record(screen.getByLabelText('Text'), { value: '' });
  record(screen.getByLabelText('Amount'), { value: '4' });
  for (const name of ['More', 'More', 'Toggle gift', 'Toggle gift']) record(screen.getByText(name));
  await loadScript();
  await hydrate(container);
  expect(state()).toBe(' 6 name  gift');
});

test('A form is sent once, with what was entered before', async () => {
  const container = serve(<Fields />);
  record(screen.getByLabelText('Text'), { value: 'rosewater' });
  for (const form of Array(2).fill(screen.getByRole('form'))) record(form);
  await loadScript();
  await hydrate(container);
  expect(onSubmit.mock.calls).toEqual([['rosewater']]);
});

test('Nothing is done before hydration, and what is queued later is done too', async () => {
  const container = serve(<Fields />);
  record(screen.getByText('More'));
  await loadScript();
  jest.advanceTimersByTime(5000);
  expect(window.glow_queue).toHaveLength(1);
  await hydrate(container);
  record(screen.getByText('More'));
  window.glow_replay?.();
  await replayed();
  expect(state()).toBe('rose 3 name  no gift');
});

test.each([
  ['has', true, 0],
  ['has lost', false, 1],
])('React hears of the focus that a field %s', async (_, isFocused, blurCount) => {
  const container = serve(<Fields />);
  record(screen.getByLabelText('Text'), { value: 'a' });
  if (isFocused) screen.getByLabelText('Text').focus();
  await loadScript();
  await hydrate(container);
  expect(onFocus).toHaveBeenCalled();
  expect(onBlur).toHaveBeenCalledTimes(blurCount);
});

test('An action that React does not take in ten seconds is dropped, a form sent by the browser (GEN-31)', async () => {
  serve(<Fields />);
  const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  record(screen.getByText('More'));
  record(document.createElement('button'));
  record(screen.getByRole('form'));
  await loadScript();
  jest.advanceTimersByTime(9000);
  expect(window.glow_queue).toHaveLength(3);
  expect(sent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(window.glow_queue).toHaveLength(1);
  jest.advanceTimersByTime(8000);
  expect(sent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(window.glow_queue).toHaveLength(0);
  expect(sent).toHaveBeenCalledTimes(1);
});
