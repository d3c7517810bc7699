// shared libraries are there once the first module is loaded lazily
if (location.search === '?mount') import('./mounted');
else import('./page');
