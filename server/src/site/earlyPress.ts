import { createHash } from 'node:crypto';

/**
 * The one inline script: a press on a button that is not alive yet is kept, and made again once React has taken the button over
 * (it then carries React's own properties). Presses that are never taken over are forgotten after ten seconds.
 */
export const earlyPress = [
  'addEventListener("click",function(e){',
  'var b=e.target.closest&&e.target.closest("button");',
  'if(!b||b.disabled||b.type=="submit"||!e.isTrusted||alive(b)||b.pressed)return;',
  'b.pressed=1;e.preventDefault();var n=0;',
  '(function again(){if(alive(b)){b.pressed=0;b.click()}else if(n++<600&&b.isConnected)requestAnimationFrame(again)})()',
  '},true);',
  'function alive(b){for(var k in b)if(k.startsWith("__reactProps"))return true}',
].join('');

/** Its hash as a source in the content security policy. */
export const earlyPressSource = `'sha256-${createHash('sha256').update(earlyPress).digest('base64')}'`;
