#!/usr/bin/env node
// Firefox as Playwright starts it: prints the address of a relay, which answers the one command that Firefox lacks
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { WebSocket, WebSocketServer } from 'ws';
import { firefoxPath } from '../../tools/test/programs.js';

/** Emulates a colour scheme for each new page; the store has one. */
const LACKING = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(firefoxPath ?? 'firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());
firefox.stderr.on('data', async (chunk) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(chunk) ?? [];
  console.error(address ? `WebDriver BiDi listening on ${await relayTo(address)}` : String(chunk).trimEnd());
});

async function relayTo(address) {
  const relay = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
  relay.on('connection', async (playwright, { url }) => {
    const browser = new WebSocket(address + url, { maxPayload: 0 });
    const opened = once(browser, 'open');
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(data);
      await opened;
      if (method === LACKING) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else browser.send(String(data));
    });
    browser.on('message', (data) => playwright.send(String(data)));
    playwright.on('close', () => browser.close());
    browser.on('close', () => playwright.close());
  });
  await once(relay, 'listening');
  return `ws://127.0.0.1:${relay.address().port}`;
}
