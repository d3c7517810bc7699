/** A sentence if the browser does not keep a list of products (DATA-5), which is then in memory only. */
export function notKept(name: 'cart' | 'wishlist') {
  try {
    if (localStorage.getItem(`glow_${name}`)) return undefined;
  } catch {
    // reading is refused too
  }
  return `This browser does not keep your ${name}: it is gone once you close or reload the store.`;
}
