import { askStaff } from './askStaff';

const NO_ANSWER = 'The store does not answer. Please try again.';
/** What a proxy or a portal may say. */
const NOT_OURS = { success: undefined, error: 'refused', message: 'Forbidden' };

const ask = () =>
  askStaff('orders').catch(({ status, message }: { status: number; message: string }) => [status, message]);

function answer(status: number, body: object) {
  globalThis.fetch = jest.fn(async () => ({ status, json: async () => body }) as Response);
}

test.each<[what: string, status: number, body: object, told: [number, string]]>([
  ["a proxy's 401", 401, NOT_OURS, [0, NO_ANSWER]],
  ["a proxy's 403", 403, NOT_OURS, [0, NO_ANSWER]],
  ["a proxy's 404", 404, NOT_OURS, [0, NO_ANSWER]],
  ["a proxy's 413", 413, NOT_OURS, [413, 'A file can have 20 MB, a product 1.']],
  ["a portal's page", 200, NOT_OURS, [0, NO_ANSWER]],
  ['the end of the session', 401, {}, [401, 'Please sign in again: your session is over.']],
  ['another role', 403, { message: 'Forbidden' }, [403, 'Your role does not allow this.']],
  ['how long to wait', 429, { message: 'Try again in 40 seconds.' }, [429, 'Try again in 40 seconds.']],
  ['a refusal', 422, { message: 'A note has no email address.' }, [422, 'A note has no email address.']],
  ['a failure', 503, { message: 'Words of the server' }, [503, NO_ANSWER]],
])('%s is told in a sentence (AUTH-18)', async (_, status, body, told) => {
  answer(status, { success: false, ...body });
  expect(await ask()).toEqual(told);
});

test('No answer at all is told apart from no connection (AUTH-18)', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask()).toEqual([0, NO_ANSWER]);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await ask()).toEqual([0, 'No connection. Check your network and try again.']);
  onLine.mockRestore();
});

test('An answer of the store is returned', async () => {
  answer(200, { success: true, rows: [] });
  expect(await ask()).toEqual({ success: true, rows: [] });
});
