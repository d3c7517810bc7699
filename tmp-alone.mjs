import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const p = await b.newPage({ viewport: { width: 1280, height: 900 } });
p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text()));
p.on('pageerror', (e) => console.log('ERR', e.message));
await p.goto(process.argv[2]); await p.waitForTimeout(4000);
await p.screenshot({ path: '/tmp/alone.png', fullPage: true });
console.log((await p.locator('main').innerText()).slice(0, 600));
await b.close();
