import { integrityOf } from '@glow/shared/integrity';
import { containerOf } from './stockAdapter.js';

const ORIGIN = 'https://glow.example/assets/quiz/';

jest.mock('https://glow.example/assets/quiz/probe.js', () => ({}), { virtual: true });

const fetched = jest.fn(async () => new Response());
const reload = jest.fn();

/** What loading a build of ES modules ends with, in a page with this import map. */
async function loadedIn(map: string | undefined): Promise<unknown> {
  const document = { querySelector: () => map && { textContent: map } };
  Object.assign(globalThis, { document, fetch: fetched, location: { reload } });
  const shared = { react: { '19.3.1': { get: async () => () => ({ createElement: jest.fn((...all) => all) }) } } };
  const container = containerOf(
    {
      ...{ name: 'quiz', title: 'A quiz', paths: ['/quiz'], parts: {}, container: 'quiz', chunks: [] },
      ...{ entry: ['b1/entry.js', 'sha256-1'], probe: ['probe.js', integrityOf('')], shared: { react: '^19.0.0' } },
    },
    `${ORIGIN}remoteEntry.js`,
  );
  container.init(shared);
  return container.get().catch((error: unknown) => error);
}

beforeEach(() => void jest.clearAllMocks().useFakeTimers());

const WITH_HASH = JSON.stringify({ integrity: { '/assets/quiz/b1/entry.js': 'sha256-1' } });

test.each([
  ['no import map', undefined, 'The store has changed: reload the page.', 0],
  ['a map without the entry', '{"integrity":{}}', 'The store has changed: reload the page.', 0],
  ['a browser that loads the probe', WITH_HASH, 'This part of the store needs a newer browser.', 1],
])('with %s the shell shows its panel with a sentence, and no build is blamed', async (_what, map, message, asked) => {
  const error = (await loadedIn(map)) as Error & { Part(props: object): unknown };
  expect(error.message).toBe(message);
  expect(fetched).toHaveBeenCalledTimes(asked);
  // what the shell takes for no fault (`isBusy`)
  const failure = jest.fn(() => 'panel');
  expect(JSON.stringify(error.Part({ failure }))).toMatch(`"panel",["p",`);
  expect(JSON.stringify(error.Part({ failure }))).toContain(message);
  const [[retry]] = failure.mock.calls as unknown as [[() => void]];
  retry();
  expect(reload).toHaveBeenCalledTimes(1);
  // a fragment without a fallback leaves nothing
  expect(error.Part({ failure: () => undefined })).toBeUndefined();
});

test('a probe that cannot be fetched is a failed load', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await loadedIn(WITH_HASH)).toEqual(new TypeError('Failed to fetch'));
});
