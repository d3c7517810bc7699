// a host without React: it shows the shelf, and ends it
const { mount } = await import('glow_storefront/ProductShelf-mount');
const element = document.getElementById('root');
const end = mount(element, { heading: 'Mounted' });
addEventListener('keydown', end);
