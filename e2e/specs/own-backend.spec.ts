import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listen } from '../reviews/backend';
import { expect, test } from '../fixtures';
import { operate, OwnRepository } from '../ownRepository';

/** How the backend answers a request for the offer. */
const ANSWERS = {
  good: (response) => response.end(JSON.stringify({ offer: 'Wrapped for free' })),
  silent: () => undefined,
  failing: (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>'),
  circular: (response) => response.writeHead(302, { location: '/offer' }).end(),
  endless: (response) => {
    const timer = setInterval(() => response.write(' '.repeat(64 * 1024)), 50);
    response.on('close', () => clearInterval(timer));
  },
  hostile: (response) =>
    response.end('{"offer":"</script><script>document.title=\\"taken\\"</script>","__proto__":{"taken":true}}'),
} satisfies Record<string, (response: ServerResponse) => unknown>;

/** A part that fetches the offer in the browser; it shows a sentence without one. */
const OFFER = `
import { useEffect, useState } from 'react';

export function Offer() {
  const [offer, setOffer] = useState('Loading the offer …');
  useEffect(() => {
    fetch('BACKEND/offer', { signal: AbortSignal.timeout(5_000) })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error('no offer'))))
      .then((found: { offer: string }) => setOffer(found.offer))
      .catch(() => setOffer('There is no offer at the moment.'));
  }, []);
  return <p>{offer}</p>;
}
`;

async function expectWholePage(page: Page, offer: string): Promise<void> {
  await expect(page.getByText(offer)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('$');
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

// the answers of a backend that fails
test.use({ expectedMessages: /status of 500|net::ERR_|blocked by CORS policy/ });

test('a remote connects to its own backend, and is whole without it', { tag: '@full' }, async ({ page, openStore }) => {
  let answer: keyof typeof ANSWERS = 'good';
  const backend = await listen((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    ANSWERS[answer](response);
  });
  const origin = `http://localhost:${backend.port}`;
  const store = await openStore();
  const own = new OwnRepository('gifts');
  own.make();
  const links = '"slots": { "shell/header.links": [{ "label": "Gifts", "to": "/gifts" }] }';
  own.edit('package.json', '"port":', `"backends": ["${origin}/offers"], ${links}, "port":`);
  writeFileSync(path.join(own.folder, 'src/gifts/Offer.tsx'), OFFER.replace('BACKEND', origin));
  own.edit('src/gifts/GiftsPage.tsx', '<p>This part of the store is new.</p>', '<Offer />');
  own.edit(
    'src/gifts/GiftsPage.tsx',
    'import type { pageData }',
    "import { Offer } from './Offer';\nimport type { pageData }",
  );
  const release = () => own.glow(store, 'release', '--skip', 'types,tests');

  await test.step('what is no origin is refused, with the file', async () => {
    expect(await release()).toMatchObject({
      status: 1,
      output: expect.stringContaining('package.json: "backends" of gifts is a list of origins'),
    });
    own.edit('package.json', `${origin}/offers`, origin);
  });

  await test.step('an origin that the owner has not allowed is refused, with what to do', async () => {
    expect(await release()).toMatchObject({
      status: 1,
      output: expect.stringContaining(`npm run glow -- allow gifts ${origin}`),
    });
    expect(await operate(store, 'allow', 'gifts', origin)).toMatchObject({ status: 0 });
    expect(await release()).toMatchObject({
      status: 0,
      output: expect.stringContaining(`gifts may connect to ${origin}.`),
    });
    expect((await operate(store, 'releases')).output).toContain(`may connect to ${origin}`);
  });

  await test.step('the page connects to it after a link from home', async () => {
    await expect
      .poll(async () => (await fetch(`${store.url}/`)).headers.get('content-security-policy'))
      .toContain(origin);
    await page.goto(store.url);
    await page.getByRole('banner').getByRole('link', { name: 'Gifts' }).first().click();
    await expectWholePage(page, 'Wrapped for free');
  });

  for (const [bad, shown] of [
    ['silent', 'There is no offer at the moment.'],
    ['failing', 'There is no offer at the moment.'],
    ['circular', 'There is no offer at the moment.'],
    ['endless', 'There is no offer at the moment.'],
    ['hostile', '</script><script>document.title="taken"</script>'],
  ] as const)
    await test.step(`a ${bad} backend costs the page its part only`, async () => {
      answer = bad;
      await page.goto(`${store.url}/gifts`);
      await expectWholePage(page, shown);
      expect(await page.title()).toContain('Gifts');
      expect(await page.evaluate(() => 'taken' in {})).toBe(false);
    });

  await test.step('so does one that is gone', async () => {
    await backend.close();
    await page.goto(`${store.url}/gifts`);
    await expectWholePage(page, 'There is no offer at the moment.');
  });
  own.remove();
});
