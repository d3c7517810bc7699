// a page without React: it shows the shelf, and ends it
import('glow_storefront/ProductShelf-mount').then(({ mount }) => {
  const end = mount(document.getElementById('root'), { heading: 'Mounted' });
  addEventListener('keydown', end);
});
