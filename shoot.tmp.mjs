import { chromium } from '@playwright/test';
import sharp from 'sharp';
const base='http://localhost:4100';
const sets={
 a:[['home','/'],['skincare','/collections/skincare'],['list','/collections/skincare?view=list'],['kits','/collections/glow-kits'],['makeup','/collections/makeup']],
 b:[['shade','/product/mkp-005?variant=plum'],['size','/product/skn-001'],['sold','/product/skn-006'],['found','/product/mkp-001']],
 c:[['about','/about'],['faq','/faq'],['404','/no/page'],['wish','/wishlist'],['cart','/cart'],['pnf','/product/none'],['contact','/contact']],
 d:[['blog','/blog'],['article','/blog/a-simple-routine-morning-and-night'],['cat','/blog/category/skincare-tips'],['login','/login'],['track','/track-order']],
};
const which=process.argv[2]; const full=process.argv[3]==='full';
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
for(const [w,h] of [[1280,800],[390,844]]){
  const shots=[];
  const ctx=await b.newContext({viewport:{width:w,height:h},reducedMotion:'reduce'});
  const p=await ctx.newPage();
  p.on('console',m=>['error','warning'].includes(m.type())&&console.log(w,m.text().slice(0,200)));
  for(const [n,u] of sets[which]){
    await p.goto(base+u,{waitUntil:'load'}); await p.waitForTimeout(1500);
    if(full){ await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=600){scrollTo(0,y);await new Promise(r=>setTimeout(r,120))}scrollTo(0,0)}); await p.waitForTimeout(500);}
    let buf=await p.screenshot({fullPage:full});
    const m=await sharp(buf).metadata(); if(full&&m.height>3200) buf=await sharp(buf).extract({left:0,top:0,width:m.width,height:3200}).png().toBuffer();
    shots.push(await sharp(buf).resize({width:w===390?300:560}).png().toBuffer());
  }
  let x=0; const comp=[]; let H=0; const cols=w===390?5:3; const W=(w===390?300:560)+8; let y=0, rowH=0; 
  for(let i=0;i<shots.length;i++){ const m=await sharp(shots[i]).metadata(); if(i%cols===0&&i){y+=rowH+8;rowH=0} comp.push({input:shots[i],left:(i%cols)*W,top:y}); rowH=Math.max(rowH,m.height); H=Math.max(H,y+m.height);}
  await sharp({create:{width:cols*W,height:H,channels:3,background:'#888'}}).composite(comp).png().toFile(`/tmp/glow/s-${which}-${w}.png`);
  await ctx.close();
}
await b.close();
