import { createHash } from 'node:crypto';

/**
 * The one inline script, under 1 kB. It does two things until React takes over.
 * It holds the app's scripts back until what is on the first screen has been loaded, so that they do not share the link with its picture;
 * the first press, key or touch starts them at once. And it keeps presses: a press on a button that is not alive yet is made again
 * as soon as React has taken the button over (it then carries React's own properties); after ten seconds it is forgotten.
 */
export const inlineScript = [
  'function start(){if(start.d)return;start.d=1;',
  'JSON.parse(document.getElementById("glow-files").textContent).forEach(function(f){',
  'var e=document.createElement(f[0]);if(f[0]=="link"){e.rel="preload";e.as="script";e.href=f[1]}else{e.async=false;e.src=f[1]}document.head.append(e)})}',
  'addEventListener("load",start);setTimeout(start,4e3);',
  '["pointerdown","keydown","touchstart"].forEach(function(t){addEventListener(t,function(){document.getElementById("glow-files")&&start()},{capture:true,passive:true})});',
  'addEventListener("click",function(e){',
  'var b=e.target.closest&&e.target.closest("button");',
  'if(!b||b.disabled||b.type=="submit"||!e.isTrusted||alive(b)||b.pressed)return;',
  'b.pressed=1;e.preventDefault();var n=0;',
  '(function again(){if(alive(b)){b.pressed=0;b.click()}else if(n++<600&&b.isConnected)requestAnimationFrame(again)})()',
  '},true);',
  'function alive(b){for(var k in b)if(k.startsWith("__reactProps"))return true}',
].join('');

/** Its hash as a source in the content security policy. */
export const inlineScriptSource = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
