import { createHash } from 'node:crypto';

/**
 * The one inline script, under 1 kB. It has two tasks until React hydrates.
 * It delays the app's scripts until the first screen has loaded, so that they do not compete with its image for bandwidth;
 * the first pointer or key event starts them at once. It also records clicks: an Add to Cart (`data-add`) is stored for the app,
 * counted at the cart icon, and the drawer's files are preloaded; other buttons are clicked again, in order, once React has
 * hydrated them (they then have React's own properties), or dropped after ten seconds. A form with a path as `action` is submitted natively.
 */
export const inlineScript = [
  '((d,w)=>{let s=w,f,n=0,p=[];try{s=sessionStorage}catch{}',
  'let id=i=>d.getElementById(i),',
  'go=p=>{f??=JSON.parse(id("glow-files").textContent);f[p].map(([t,a])=>d.head.append(Object.assign(d.createElement(t),a)));f[p]=[]},',
  'start=()=>id("glow-files")&&go("page"),',
  'alive=b=>/__reactProps/.test(Object.keys(b)),',
  'again=()=>{let b=p[0],a=alive(b);if(a||n++>600||!b.isConnected){p.shift();n=b.pressed=0;a&&b.click()}p[0]&&setTimeout(again,16)};',
  'w.onload=start;setTimeout(start,4e3);',
  '["pointerdown","keydown"].map(t=>addEventListener(t,start,!0));',
  'addEventListener("click",e=>{let b=e.target.closest("button"),a;',
  'if(!b||b.disabled||b.matches("[action^=\'/\'] [type=submit]")||!e.isTrusted||alive(b))return;',
  'e.preventDefault();e.stopPropagation();if(b.pressed)return;b.pressed=1;',
  'if((a=b.dataset.add)&&!p[0]){s.glow_early=(s.glow_early||"")+","+a;id("cart-count").textContent="+"+(s.glow_early.split(",").length-1);',
  'go("cart");return dispatchEvent(new Event("glow-early"))}',
  'p.push(b)>1||again()},!0)})(document,window)',
].join('');

/** Its hash source for the content security policy. */
export const inlineScriptSource = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
