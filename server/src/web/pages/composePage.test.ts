import { composePage as compose, LateFragment } from './composePage';
import type { RenderedPage } from '../rendering/renderJob';

const WAIT_MS = 60_000;
const RECORDED = { reads: [], state: 1, at: 0, hasFailed: false, until: Infinity };

/** As the server's, for fragments without reads. */
async function composePage(page: RenderedPage, render: (url: string) => Promise<RenderedPage>, waitMs: number) {
  const renderWithReads = async (url: string) => ({ value: await render(url), recorded: RECORDED });
  return (await compose({ value: page, recorded: RECORDED }, renderWithReads, () => waitMs)).value;
}

const SHELF = '/fragments/storefront/ProductShelf?props=%7B%7D';
const BAND = '/fragments/blog/BlogBand?props=%7B%7D';

function rendered(body: string, changes: Partial<RenderedPage> = {}): RenderedPage {
  return { body, head: '', styles: '', status: 200, screens: [], fragments: [], ...changes };
}

const placeFor = (url: string) => `<div data-fragment="${url}" class="css-1"></div>`;
const page = rendered(`<main>${placeFor(SHELF)}<p>$& between</p>${placeFor(BAND)}</main>`, {
  fragments: [SHELF, BAND],
  styles: '<style>p{}</style>',
  data: { url: '/', data: 1 },
});

test('a page has the HTML, styles and data of its fragments, which are rendered at the same time', async () => {
  const started: string[] = [];
  let finish: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (finish = resolve));
  const composed = await composePage(
    page,
    async (url) => {
      started.push(url);
      if (started.length === 2) finish();
      await both;
      return rendered(`<i>$1 ${url}</i>`, { styles: '<style>i{}</style>', data: { url, data: [url] } });
    },
    WAIT_MS,
  );
  expect(composed.body).toBe(
    `<main>${placeFor(SHELF).replace('></div>', '')}><i>$1 ${SHELF}</i></div><p>$& between</p>${placeFor(BAND).replace('></div>', '')}><i>$1 ${BAND}</i></div></main>`,
  );
  expect(composed.styles).toBe('<style>p{}</style><style>i{}</style><style>i{}</style>');
  expect(composed.data).toEqual({ url: '/', data: 1, fragments: { [SHELF]: [SHELF], [BAND]: [BAND] } });
  expect(composed.failures.size).toBe(0);
});

test('a fragment that throws leaves its element empty, and the others are there', async () => {
  const failure = new Error('down');
  const composed = await composePage(
    page,
    async (url) => {
      if (url === BAND) throw failure;
      return rendered('<i>shelf</i>');
    },
    WAIT_MS,
  );
  expect(composed.body).toContain('<i>shelf</i>');
  expect(composed.body).toContain(placeFor(BAND));
  expect([...composed.failures]).toEqual([[BAND, failure]]);
  expect(composed.data).toEqual({ url: '/', data: 1 });
});

test('a fragment that is late is left to the browser', async () => {
  const render = (url: string) =>
    url === BAND ? new Promise<never>(() => undefined) : Promise.resolve(rendered('<i>shelf</i>'));
  const { body, failures } = await composePage(page, render, 20);
  expect(body).toContain(placeFor(BAND));
  expect([...failures]).toEqual([[BAND, expect.any(LateFragment)]]);
});

test('a page without fragments stays as it is', async () => {
  const render = jest.fn();
  const plain = rendered('<main></main>');
  expect(await composePage(plain, render, WAIT_MS)).toMatchObject(plain);
  expect(render).not.toHaveBeenCalled();
});

test('what a page says of a fragment that it has no element for changes nothing', async () => {
  const other = rendered('<main></main>', { fragments: [SHELF] });
  expect((await composePage(other, async () => rendered('<i></i>'), WAIT_MS)).body).toBe('<main></main>');
});
