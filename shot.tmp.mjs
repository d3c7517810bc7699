import { chromium } from '@playwright/test';
import sharp from 'sharp';
const [,, out, url, sel, widths='320,390,768,1280', act] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const shots=[];
for (const w of widths.split(',').map(Number)) {
  const p = await b.newPage({ viewport: { width: w, height: w<700?844:800 } });
  p.on('console', m => ['error','warning'].includes(m.type()) && console.log(w, m.text()));
  await p.goto('http://localhost:4115'+url); await p.waitForTimeout(1500);
  if (act) await (new Function('p', 'return (async()=>{'+act+'})()'))(p);
  await p.waitForTimeout(300);
  shots.push(sel==='viewport' ? await p.screenshot() : await p.locator(sel).first().screenshot());
  await p.close();
}
await b.close();
const imgs = await Promise.all(shots.map(async s => ({ s, m: await sharp(s).metadata() })));
const H=Math.max(...imgs.map(i=>i.m.height)), W=imgs.reduce((a,i)=>a+i.m.width+20,0);
let x=0; const comp=imgs.map(i=>{const c={input:i.s,left:x,top:0};x+=i.m.width+20;return c});
await sharp({create:{width:W,height:H,channels:3,background:'#888'}}).composite(comp).png().toFile(out);
